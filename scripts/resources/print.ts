import type { Browser } from "@playwright/test";
import type { Template } from "~/content/resources";
import { type Cut, inlineFontFace } from "../brand/fraunces";
import { documentHtml } from "./document";

/** Fraunces has an optical axis: sturdy cuts for reading sizes, fine ones for titles. */
const cuts: Record<string, Cut> = {
  Display: { style: "normal", wght: 520, opsz: 72 },
  Text: { style: "normal", wght: 380, opsz: 10 },
  Italic: { style: "italic", wght: 380, opsz: 10 },
  Bold: { style: "normal", wght: 620, opsz: 10 },
};

/** Where a form field goes, in points from the top left corner of its page. */
export interface Place {
  name: string;
  label: string;
  kind: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Printed {
  pdf: Uint8Array;
  places: Place[];
}

/** Prints a document with Chromium. Throws when the content of a page runs over its foot. */
export async function print(browser: Browser, template: Template): Promise<Printed> {
  const html = documentHtml(template);
  const faces = await Promise.all(
    Object.entries(cuts).map(([family, cut]) => inlineFontFace(family, cut, html)),
  );
  const page = await browser.newPage();
  await page.setContent(html.replace("<style>", `<style>${faces.join("")}`));
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready);
  const { places, overfull } = await page.evaluate(measure);
  if (overfull.length > 0) throw new Error(`${template.file}: page ${overfull} runs over its foot`);
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  await page.close();
  return { pdf, places };
}

/** Pages have a fixed size: what is measured on the screen is so on paper. Runs in the browser. */
function measure() {
  const points = 72 / 96;
  const overfull: number[] = [];
  const places = [...document.querySelectorAll(".page")].flatMap((page, index) => {
    const body = page.querySelector(".body");
    if (body && body.scrollHeight > body.clientHeight) overfull.push(index + 1);
    const origin = page.getBoundingClientRect();
    return [...page.querySelectorAll<HTMLElement>("[data-kind]")].map((marker) => {
      const { x, y, width, height } = marker.getBoundingClientRect();
      return {
        name: marker.ariaLabel ?? "",
        label: marker.dataset.label ?? "",
        kind: marker.dataset.kind ?? "",
        page: index,
        x: (x - origin.x) * points,
        y: (y - origin.y) * points,
        width: width * points,
        height: height * points,
      };
    });
  });
  return { places, overfull };
}
