/** Makes the four PDFs of the resource toolbox from their typed content: `npx tsx scripts/resources/build.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { type TemplateId, templates } from "~/content/resources";
import { buildChecklist } from "./checklist";
import { buildFramework } from "./framework";
import { buildPack } from "./prompts";
import { Sheet } from "./sheet";
import { buildStructure } from "./structure";

const byteLimit = 150 * 1024;

const builders: Record<TemplateId, (sheet: Sheet, title: string) => Promise<void>> = {
  framework: buildFramework,
  checklist: buildChecklist,
  structure: buildStructure,
  prompts: buildPack,
};

const keywords = ["écrire un livre", "livre professionnel", "intelligence artificielle"];

await mkdir("public/resources", { recursive: true });
for (const { id, title, description, file, pages } of templates) {
  const sheet = await Sheet.create({ title, subject: description, keywords });
  await builders[id](sheet, title);
  const pageCount = sheet.document.getPageCount();
  if (pageCount !== pages)
    throw new Error(`${file} has ${pageCount} pages, its card says ${pages}`);
  const bytes = await sheet.save();
  if (bytes.length > byteLimit) throw new Error(`${file} takes ${bytes.length} bytes`);
  await writeFile(`public${file}`, bytes);
  console.log(`public${file}: ${pageCount} pages, ${bytes.length} bytes`);
}
