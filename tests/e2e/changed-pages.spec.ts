import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { notEmpty } from "../support/counted";
import { chapter, type LeadForm } from "../support/lead-forms";
import { expect, test } from "./fixtures";
import * as leads from "./leads";

/*
 * What extensions, translators, password managers and in-app browsers do to a page, before its visitor touches the form or
 * while it is being filled in.
 */

// Extensions stand above a page's policy.
test.use({ ...leads.still, bypassCSP: true });

const darkreader = readFileSync(createRequire(import.meta.url).resolve("darkreader"), "utf8");

const changes: Record<string, () => void> = {
  "an element behind the body": () =>
    document.documentElement.appendChild(document.createElement("x-extension")),
  "a style first in the head": () =>
    document.head.insertBefore(document.createElement("style"), document.head.firstChild),
  "a script first in the body": () =>
    document.body.insertBefore(document.createElement("script"), document.body.firstChild),
  "attributes everywhere": () => {
    for (const element of document.querySelectorAll("*")) element.setAttribute("data-x", "1");
  },
  "an icon before each field": () => {
    for (const field of document.querySelectorAll("main input"))
      field.parentNode?.insertBefore(document.createElement("span"), field);
  },
  "each text in an element, as a translator does": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || /^(SCRIPT|STYLE)$/.test(parent.nodeName)) continue;
      const font = document.createElement("font");
      parent.replaceChild(font, text);
      font.appendChild(text);
    }
  },
  "the small print removed": () => {
    for (const note of document.querySelectorAll("main .small-print, footer nav")) note.remove();
  },
  "a toolbar in the form and in the page": () => {
    for (const place of document.querySelectorAll("form, main, [data-island]"))
      place.insertBefore(document.createElement("x-toolbar"), place.firstChild);
  },
};

/** What is the server's: the style sheet, and the size of what stands around the form. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const styles = [...document.querySelectorAll<HTMLStyleElement>("style:not(.darkreader)")];
    const boxes = [...document.querySelectorAll("header, footer, h1, [data-island]")];
    return {
      rules: styles.map(({ sheet }) => sheet?.cssRules.length),
      widths: boxes.map((box) => box.clientWidth),
    };
  });

/** Opens a page, changes it, fills its form in, and only then lets the scripts come. */
async function takeOver(page: Page, form: LeadForm, change: (page: Page) => Promise<unknown>) {
  const scriptsCome = await leads.hold(page, leads.scripts);
  await page.goto(form.address ?? form.path, { waitUntil: "domcontentloaded" });
  await change(page);
  const address = leads.newAddress();
  await leads.fillIn(page, form, address);
  await leads.emailLine(page).focus();
  const before = await looks(page);
  scriptsCome();
  await leads.hydrated(page);
  await leads.expectFilledIn(page, form, address);
  await expect(leads.emailLine(page)).toBeFocused();
  expect(await looks(page)).toEqual(before);
  await page.unrouteAll();
}

const darken = async (page: Page) => {
  await page.evaluate(darkreader);
  await page.evaluate("DarkReader.enable({})");
};

for (const [form, submit] of notEmpty(leads.visitedForms)) {
  test(`hydrates ${form.path} after other programs changed it`, async ({ page }) => {
    test.slow();
    for (const change of Object.values(changes))
      await takeOver(page, form, () => page.evaluate(change));
    await takeOver(page, form, darken);
    for (const change of Object.values(changes)) await page.evaluate(change);

    await leads.emailLine(page).fill("camille");
    await submit(page).click();
    await expect(leads.problems(page)).toBeVisible();
    const address = leads.newAddress();
    await leads.emailLine(page).fill(address);
    await expect(leads.problems(page)).toHaveCount(0);
    await submit(page).click();
    await leads.announced(address);
    await expect(page.getByRole("main")).toContainText(form.thanks);
  });
}

const without = (page: Page, methods: readonly string[]) =>
  page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(Array.prototype, name);
  }, methods);

test("loads no script in an outdated browser", async ({ page }) => {
  await without(page, ["at", "findLast", "findLastIndex"]);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.resourceType()));
  for (const [{ address, path }] of leads.visitedForms) {
    await page.goto(address ?? path);
    await page.locator(leads.touchable).first().dispatchEvent("pointerdown");
    await page.waitForLoadState("networkidle");
  }
  expect(loaded).not.toContain("script");
});

test("survives an error during hydration", async ({ page, allowErrors }) => {
  allowErrors(/flatMap is not a function/, /React Router caught/);
  await without(page, ["flatMap"]);
  const scriptsCome = await leads.hold(page, leads.scripts);
  await page.goto(chapter.path);
  const served = await page.getByRole("main").innerText();
  const address = leads.newAddress();
  await leads.fillIn(page, chapter, address);
  const failed = page.waitForEvent("console", (message) => message.type() === "error");
  scriptsCome();
  await failed;
  await leads.expectFilledIn(page, chapter, address);
  expect(await page.getByRole("main").innerText()).toBe(served);
  await page.getByRole("main").getByRole("button").click();
  await leads.announced(address);
  await expect(page.getByRole("status")).toContainText(chapter.thanks);
});
