/** Prints the four PDFs of the resource toolbox, `public/resources`. */
import { writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { PDFDict, type PDFDocument, PDFHexString, PDFName } from "pdf-lib";
import { type Template, templates } from "~/content/resources";
import { siteName } from "~/content/site";
import { withBrowser } from "../brand/browser";
import { type Cut, inlineFontFace } from "../brand/fraunces";
import { digestKey, documentDigest, documentHtml } from "./document";
import { addForm } from "./form";

const byteLimit = 150 * 1024;

/** Fixed, so that a rebuild changes no byte. */
const edition = new Date("2025-04-15T08:00:00Z");

const keywords = ["écrire un livre", "livre professionnel", "intelligence artificielle"];

/** Fraunces has an optical axis: sturdy cuts for reading sizes, fine ones for titles. */
const cuts: Record<string, Cut> = {
  Display: { style: "normal", wght: 520, opsz: 72 },
  Text: { style: "normal", wght: 380, opsz: 10 },
  Italic: { style: "italic", wght: 380, opsz: 10 },
  Bold: { style: "normal", wght: 620, opsz: 10 },
};

await withBrowser(async (browser) => {
  for (const template of templates) {
    const { file, pages } = template;
    const document = await print(browser, template);
    describe(document, template);
    assertFonts(document, template);
    const bytes = await document.save();
    const count = document.getPageCount();
    if (count !== pages) throw new Error(`${file} has ${count} pages, its card says ${pages}`);
    if (bytes.length > byteLimit) throw new Error(`${file} takes ${bytes.length} bytes`);
    await writeFile(`public${file}`, bytes);
    console.log(`public${file}: ${pages} pages, ${bytes.length} bytes`);
  }
});

/** Prints a document with Chromium. @throws {Error} if a page's content overflows into its footer */
async function print(browser: Browser, template: Template): Promise<PDFDocument> {
  const html = documentHtml(template);
  const faces = await Promise.all(
    Object.entries(cuts).map(([family, cut]) => inlineFontFace(family, cut, html)),
  );
  const page = await browser.newPage();
  await page.setContent(html.replace("<style>", `<style>${faces.join("")}`));
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready);
  const overfull = await page.evaluate(overfullPages);
  if (overfull.length > 0)
    throw new Error(`${template.file}: page ${overfull} overflows into its footer`);
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  await page.close();
  return addForm(pdf);
}

/** Numbers of the pages, which have a fixed size, whose content is too high. Runs in the browser. */
function overfullPages(): number[] {
  return [...document.querySelectorAll(".page")].flatMap((page, index) => {
    const body = page.querySelector(".body");
    return body && body.scrollHeight > body.clientHeight ? index + 1 : [];
  });
}

function describe(document: PDFDocument, template: Template): void {
  document.setTitle(template.title, { showInWindowTitleBar: true });
  document.setAuthor(siteName);
  document.setCreator(siteName);
  document.setSubject(template.description);
  document.setKeywords([keywords.join(", ")]);
  document.setCreationDate(edition);
  document.setModificationDate(edition);
  const info = document.context.lookup(document.context.trailerInfo.Info, PDFDict);
  info.set(PDFName.of(digestKey), PDFHexString.of(documentDigest(template)));
  // Chromium loses the spaces at the ends of the title's lines.
  const outline = document.catalog.lookup(PDFName.of("Outlines"), PDFDict);
  const first = outline.lookup(PDFName.of("First"), PDFDict);
  first.set(PDFName.of("Title"), PDFHexString.fromText(template.title));
}

/** Chromium silently takes characters that Fraunces lacks from another font. */
function assertFonts(document: PDFDocument, { file }: Template): void {
  for (const [, dict] of document.context.enumerateIndirectObjects()) {
    if (!(dict instanceof PDFDict) || dict.get(PDFName.of("Type")) !== PDFName.of("Font")) continue;
    const name = String(dict.get(PDFName.of("BaseFont")));
    if (!/Fraunces|Helvetica/.test(name)) throw new Error(`${file} also uses the font ${name}`);
  }
}
