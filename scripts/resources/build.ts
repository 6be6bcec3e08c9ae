/** Makes the four PDFs of the resource toolbox: `npx tsx scripts/resources/build.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { templates } from "~/content/resources";
import { renderTemplate } from "./render";

await mkdir("public/resources", { recursive: true });
for (const template of templates) {
  const bytes = await renderTemplate(template);
  await writeFile(`public${template.file}`, bytes);
  console.log(`public${template.file}: ${template.pages} pages, ${bytes.length} bytes`);
}
