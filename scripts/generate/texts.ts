/** `app/content/texts.ts`: the articles of the blog and the letters after a form, from their Markdown files. */
import { existsSync } from "node:fs";
import * as z from "zod/mini";
import { type MarkdownText, readMarkdown } from "./markdown";

const text = z.string().check(z.minLength(1));
const path = text.check(z.startsWith("/"));

const article = z.strictObject({
  title: text.check(z.maxLength(60)),
  description: text,
  /** Days, YYYY-MM-DD. */
  published: z.iso.date(),
  updated: z.optional(z.iso.date()),
  category: text,
  lead: text,
  invitation: z.strictObject({ title: text, text, label: text, href: path }),
});

const letter = z.strictObject({
  subject: text.check(z.maxLength(60)),
  preheader: text,
  link: z.strictObject({ label: text, path }),
});

export function makeTexts(): string {
  return `// Made by scripts/generate/texts.ts: edit the .md files instead.
import type { Article, Block } from "./articles/types";
import type { Letter } from "./letters/types";
export const articles = [${articleEntries().join(", ")}] as const satisfies readonly Article[];
export const letters: readonly Letter[] = [${letterEntries().join(", ")}];
`;
}

function articleEntries(): string[] {
  return readMarkdown("app/content/articles", article).map(({ name: slug, head, blocks }) => {
    const picture = `/images/vignettes/${slug}.svg`;
    const vignette = existsSync(`public${picture}`) ? { vignette: picture } : {};
    return entryOf({ slug, ...head, ...vignette }, blocks);
  });
}

/** A letter's file says by its name after which form it goes and on which day: `chapter-2.md`. */
function letterEntries(): string[] {
  const folder = "app/content/letters";
  return readMarkdown(folder, letter).map(({ name, head, blocks }) => {
    const [, form, day] = /^(chapter|resources|diagnostic)-(\d+)$/.exec(name) ?? [];
    if (!form) throw new Error(`${folder}/${name}.md: its name is a form and a day: chapter-2.md`);
    const wrong = blocks.find(({ kind }) => kind !== "paragraph" && kind !== "list");
    if (wrong) throw new Error(`${folder}/${name}.md: a letter has no ${wrong.kind}`);
    return entryOf({ form, day: Number(day), ...head }, blocks);
  });
}

/** The text of an object whose blocks are made at their first use: the Worker starts without. */
function entryOf(head: object, blocks: MarkdownText<unknown>["blocks"]): string {
  const fields = JSON.stringify(head, null, 2).slice(0, -2);
  return `${fields},\n  get blocks(): Block[] {\n    return ${JSON.stringify(blocks)};\n  },\n}`;
}
