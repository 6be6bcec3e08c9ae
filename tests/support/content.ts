/** Walks all that visitors and buyers read, so that a rule can be held over all of it. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { plainText, type Run } from "~/content/blocks";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import { testimonialsPage } from "~/content/testimonials";

interface Copy {
  where: string;
  text: string;
}

interface Meta {
  title: string;
  description: string;
}

const folders = [
  "content",
  "diagnostic/report",
  "leads/mails",
  "orders/mails",
  "withdrawals/mails",
];

/** The modules of the pages', mails' and report's words, by their path in `app`. */
export const copyFiles: readonly string[] = folders.flatMap((folder) =>
  readdirSync(join("app", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file)),
);

const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };

/** What readers see of a piece of content: its strings, less the names by which code knows its parts. */
export function copyOf(content: unknown): string[] {
  const copy: string[] = [];
  visit(content, "", (value, where) => {
    if (
      typeof value === "string" &&
      !/\b(kind|tone|numerals|setting|picture|mark|href|src)$/.test(where)
    )
      copy.push(value);
  });
  return copy;
}

export async function allCopy(): Promise<Copy[]> {
  const copy: Copy[] = [];
  visit(await contentModules(), "", (value, where) => {
    if (typeof value === "string") copy.push({ where, text: value });
  });
  return copy;
}

export async function allMeta(): Promise<Meta[]> {
  const metas = new Set<Meta>();
  visit(await contentModules(), "", (value, where) => {
    if (!isMeta(value)) return;
    if (where.endsWith(".meta") || "slug" in value) metas.add(value);
  });
  return [...metas];
}

async function contentModules(): Promise<Record<string, unknown>> {
  const modules = copyFiles.map(
    async (file) => [file, await import(resolve("app", file))] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(modules)),
    "legal/terms.ts, its text": terms.text(contact),
    "legal/notice.ts, its text": notice.text(contact),
    "testimonials.ts, its page": testimonialsPage(),
  };
}

function visit(value: unknown, where: string, see: (value: unknown, where: string) => void) {
  see(isRichText(value) ? plainText(value) : value, where);
  if (isRichText(value) || typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    visit(part, where ? `${where}.${key}` : key, see);
}

/** A text with links or emphasis is one text, whatever its parts. */
function isRichText(value: unknown): value is readonly Run[] {
  const marks = ["strong", "em", "link"];
  return Array.isArray(value) && value.some((part) => marks.includes(part?.kind));
}

function isMeta(value: unknown): value is Meta {
  return typeof value === "object" && value !== null && "title" in value && "description" in value;
}
