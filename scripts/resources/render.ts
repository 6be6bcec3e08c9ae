import type { Template, TemplateId } from "~/content/resources";
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

/**
 * Makes a template's PDF; the same content gives the same bytes. Throws when it has not the number of
 * pages that its card announces, or takes more than 150 KiB.
 */
export async function renderTemplate(template: Template): Promise<Uint8Array> {
  const { id, title, description, file, pages } = template;
  const sheet = await Sheet.create({ title, subject: description, keywords });
  await builders[id](sheet, title);
  const pageCount = sheet.document.getPageCount();
  if (pageCount !== pages)
    throw new Error(`${file} has ${pageCount} pages, its card says ${pages}`);
  const bytes = await sheet.save();
  if (bytes.length > byteLimit) throw new Error(`${file} takes ${bytes.length} bytes`);
  return bytes;
}
