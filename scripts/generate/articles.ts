/** `app/content/articles/all.ts`: the articles of the blog, from the Markdown files beside it. */
import { existsSync } from "node:fs";
import * as z from "zod/mini";
import type { Generator } from "./all";
import { readMarkdown } from "./markdown";

const folder = "app/content/articles";

const text = z.string().check(z.minLength(1));

const schema = z.strictObject({
  title: text.check(z.maxLength(60)),
  description: text,
  /** Days, YYYY-MM-DD. */
  published: z.iso.date(),
  updated: z.optional(z.iso.date()),
  category: text,
  lead: text,
  invitation: z.strictObject({
    title: text,
    text,
    label: text,
    href: text.check(z.startsWith("/")),
  }),
});

export const articles: Generator = {
  target: `${folder}/all.ts`,
  async make() {
    const entries = readMarkdown(folder, schema).map(({ name: slug, head, blocks }) => {
      const picture = `/images/vignettes/${slug}.svg`;
      const vignette = existsSync(`public${picture}`) ? { vignette: picture } : {};
      const article = JSON.stringify({ slug, ...head, ...vignette }, null, 2);
      // Made when a page shows it: the Worker starts without.
      return `${article.slice(0, -2)},\n  get blocks(): Block[] {\n    return ${JSON.stringify(blocks)};\n  },\n}`;
    });
    return [
      "// Made by scripts/generate/articles.ts: edit the .md files instead.",
      'import type { Article, Block } from "./types";',
      `export const articles = [${entries.join(", ")}] as const satisfies readonly Article[];`,
      "",
    ].join("\n");
  },
};
