/**
 * `app/content/letters/all.ts`: the letters after a form, from the Markdown files beside it. A file's name says after which form
 * and on which day: `chapter-2.md`.
 */
import * as z from "zod/mini";
import type { Generator } from "./all";
import { readMarkdown } from "./markdown";

const folder = "app/content/letters";

const text = z.string().check(z.minLength(1));

const schema = z.strictObject({
  subject: text.check(z.maxLength(60)),
  preheader: text,
  link: z.strictObject({ label: text, path: text.check(z.startsWith("/")) }),
});

export const letters: Generator = {
  target: `${folder}/all.ts`,
  async make() {
    const entries = readMarkdown(folder, schema).map(({ name, head, blocks }) => {
      const [, form, day] = /^(chapter|resources|diagnostic)-(\d+)$/.exec(name) ?? [];
      if (!form)
        throw new Error(`${folder}/${name}.md: its name is a form and a day: chapter-2.md`);
      const wrong = blocks.find(({ kind }) => kind !== "paragraph" && kind !== "list");
      if (wrong) throw new Error(`${folder}/${name}.md: a letter has no ${wrong.kind}`);
      const letter = JSON.stringify({ form, day: Number(day), ...head }, null, 2);
      // Made when a mail is written: the Worker starts without.
      return `${letter.slice(0, -2)},\n  get blocks(): Block[] {\n    return ${JSON.stringify(blocks)};\n  },\n}`;
    });
    return [
      "// Made by scripts/generate/letters.ts: edit the .md files instead.",
      'import type { Block } from "../articles/types";',
      'import type { Letter } from "./types";',
      `export const letters: readonly Letter[] = [${entries.join(", ")}];`,
      "",
    ].join("\n");
  },
};
