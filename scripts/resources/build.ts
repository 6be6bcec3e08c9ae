/** Prints the four PDFs of the resource toolbox, `public/resources`. */
import { writeFile } from "node:fs/promises";
import { PDFDict, type PDFDocument, PDFHexString, PDFName } from "pdf-lib";
import { type Template, templates } from "~/content/resources";
import { siteName } from "~/content/site";
import { withBrowser } from "../brand/browser";
import { digestKey, documentDigest } from "./document";
import { addForm } from "./form";
import { print } from "./print";

const byteLimit = 150 * 1024;

/** The same for every build, so that a rebuild changes no byte. */
const edition = new Date("2025-04-15T08:00:00Z");

const keywords = ["écrire un livre", "livre professionnel", "intelligence artificielle"];

await withBrowser(async (browser) => {
  for (const template of templates) {
    const { file, pages } = template;
    const document = await addForm(await print(browser, template));
    describe(document, template);
    mustBeSetInFraunces(document, template);
    const bytes = await document.save();
    const count = document.getPageCount();
    if (count !== pages) throw new Error(`${file} has ${count} pages, its card says ${pages}`);
    if (bytes.length > byteLimit) throw new Error(`${file} takes ${bytes.length} bytes`);
    await writeFile(`public${file}`, bytes);
    console.log(`public${file}: ${pages} pages, ${bytes.length} bytes`);
  }
});

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
}

/** Chromium takes what Fraunces lacks from another font, without a word. */
function mustBeSetInFraunces(document: PDFDocument, { file }: Template): void {
  for (const [, dict] of document.context.enumerateIndirectObjects()) {
    if (!(dict instanceof PDFDict) || dict.get(PDFName.of("Type")) !== PDFName.of("Font")) continue;
    const name = String(dict.get(PDFName.of("BaseFont")));
    if (!/Fraunces|Helvetica/.test(name)) throw new Error(`${file} is set in ${name} too`);
  }
}
