/** `app/content/texts.ts`: the articles of the blog and the letters after a form, from their Markdown files. */
import { existsSync, readdirSync } from "node:fs";
import * as z from "zod/mini";
import type { Letter, LetterBlock, LetterForm } from "../../app/content/letters/types";
import { parisDay } from "../../app/lib/time";
import { addressRule, articleFolder } from "./addresses";
import { type MarkdownText, readMarkdown, readMarkdownFile, type TextRules } from "./markdown";

const letterFolder = "app/content/letters";

const text = z.string().check(z.minLength(1));
const path = text.check(z.startsWith("/"));

/** Limits within which search engines show the whole text. */
const title = text.check(z.minLength(30), z.maxLength(60));
const description = text.check(z.minLength(120), z.maxLength(160));

const article = z.strictObject({
  title,
  description,
  /** YYYY-MM-DD. */
  date: z.iso.date(),
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

/** @param day the day on which the texts are generated: links may lead to what is published by then */
export function makeTexts(day = parisDay(Date.now())): string {
  return `// Made by scripts/generate/texts.ts: edit the .md files instead.
import type { Article, Block } from "./articles/types";
import type { Letter, LetterBlock } from "./letters/types";
export const articles = [${articleEntries(day).join(", ")}] as const satisfies readonly Article[];
export const letters: readonly Letter[] = [${letterEntries(day).join(", ")}];
`;
}

type Issue = [path: string[], message: string | null];

/** Adds checks that compare the fields of front matter with each other. */
const withChecks = <FrontMatter>(
  schema: z.ZodMiniType<FrontMatter>,
  issuesOf: (frontMatter: FrontMatter) => Issue[],
) =>
  schema.check((context) => {
    for (const [path, message] of issuesOf(context.value)) {
      if (message !== null) {
        context.issues.push({ code: "custom", path, message, input: context.value });
      }
    }
  });

export function articleRules(day: string): TextRules<z.infer<typeof article>> {
  const wrongAddress = addressRule();
  const firstShown = ({ date }: { date: string }) => (date > day ? date : day);
  return {
    frontMatter: withChecks(article, (frontMatter) => [
      [["invitation", "href"], wrongAddress(frontMatter.invitation.href, firstShown(frontMatter))],
      [
        ["updated"],
        frontMatter.updated !== undefined && frontMatter.updated < frontMatter.date
          ? "it is before the day of publication"
          : null,
      ],
    ]),
    wrongAddress: (href, frontMatter) => wrongAddress(href, firstShown(frontMatter)),
  };
}

export function letterRules(day: string): TextRules<z.infer<typeof letter>> {
  const wrongAddress = addressRule();
  return {
    frontMatter: withChecks(letter, ({ link }) => [
      [["link", "path"], wrongAddress(link.path, day)],
    ]),
    wrongAddress: (href) => wrongAddress(href, day),
  };
}

function articleEntries(day: string): string[] {
  return readMarkdown(articleFolder, articleRules(day)).map(
    ({ name: slug, frontMatter, blocks }) => {
      const picture = `/images/vignettes/${slug}.svg`;
      const vignette = existsSync(`public${picture}`) ? { vignette: picture } : {};
      return entryOf({ slug, ...frontMatter, ...vignette }, "Block", blocks);
    },
  );
}

function letterEntries(day: string): string[] {
  return readMarkdown(letterFolder, letterRules(day)).map((text) => {
    const { blocks, ...frontMatter } = letterOf(`${letterFolder}/${text.name}.md`, text);
    return entryOf(frontMatter, "LetterBlock", blocks);
  });
}

/** The names of all letters with a file, such as `chapter-2`. */
export function letterNames(): string[] {
  const files = readdirSync(letterFolder).filter((file) => file.endsWith(".md"));
  return files.map((file) => file.slice(0, -".md".length)).sort();
}

/** @throws {Error} whose message begins with the file */
export function readLetter(name: string): Letter {
  const file = `${letterFolder}/${name}.md`;
  return letterOf(file, readMarkdownFile(file, letterRules(parisDay(Date.now()))));
}

/** The name of a letter's file says which form it follows, and after how many days: `chapter-2.md`. */
function letterOf(
  file: string,
  { name, frontMatter, blocks }: MarkdownText<z.infer<typeof letter>>,
): Letter {
  const [, form, day] = /^(chapter|resources|diagnostic)-([1-9]\d?)$/.exec(name) ?? [];
  if (!form) throw new Error(`${file}: its name must be a form and a day: chapter-2.md`);
  const fitting = blocks.filter((block): block is LetterBlock => isLetterBlock(block.kind));
  const wrong = blocks.find(({ kind }) => !isLetterBlock(kind));
  if (wrong)
    throw new Error(`${file}: a letter cannot have a ${wrong.kind}, only paragraphs and lists`);
  return { form: form as LetterForm, day: Number(day), ...frontMatter, blocks: fitting };
}

const isLetterBlock = (kind: string) => kind === "paragraph" || kind === "list";

/** Source text of an object that creates its blocks when they are first used, so that the Worker starts without them. */
function entryOf(
  frontMatter: object,
  type: "Block" | "LetterBlock",
  blocks: readonly object[],
): string {
  const fields = JSON.stringify(frontMatter, null, 2).slice(0, -2);
  return `${fields},\n  get blocks(): ${type}[] {\n    return ${JSON.stringify(blocks)};\n  },\n}`;
}
