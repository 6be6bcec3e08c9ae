/**
 * Writes the spaces of French punctuation in the sources as visible escapes: `npm run format` adds them, `npm run lint`
 * names lines that lack them. Markdown files keep plain spaces: `generate/markdown.ts` converts them.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";
import { punctuationSpaces } from "./generate/french";

/** Labels that the specification writes with a plain space. */
const asSpecified = new Set([
  "Erreur : ",
  "Félicitations pour votre commande !",
  "Merci pour votre commande !",
  "Pour qui exactement ?",
  "Pourquoi maintenant ?",
  "Vous avez d'autres questions ?",
]);

/** Invisible characters, to be written as escapes in strings and JSX. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2064\ufeff]/g;
const codeOf = (character: string) => character.charCodeAt(0).toString(16).padStart(4, "0");
const inString = (text: string) =>
  text.replace(invisible, (character) => `\\u${codeOf(character)}`);
const inMarkup = (text: string) =>
  text.replace(invisible, (character) =>
    character === "\u00a0" ? "&nbsp;" : `&#x${codeOf(character)};`,
  );

/** What visitors read: pages, mails and the report of the diagnostic. */
const french = /^app\/(content|[a-z]+\/mails|diagnostic\/report)\//;

/** The source with French spaces in each text. Texts outside the French folders keep their plain spaces. */
export function withSpaces(path: string, source: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const isContent = french.test(path);
  const changes: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    const isMarkup = ts.isJsxText(node) || (ts.isStringLiteral(node) && isAttribute(node));
    if (isMarkup || ts.isStringLiteral(node) || isTemplatePart(node)) {
      // In JSX, the parser counts a no-break space before a text as trivia.
      const start = ts.isJsxText(node) ? node.pos : node.getStart(file);
      const text = source.slice(start, node.end);
      const isFrench = isContent && !isMarkup && !asSpecified.has(node.text);
      const spaced = isFrench ? punctuationSpaces(text) : text;
      const escaped = isMarkup ? inMarkup(spaced) : inString(spaced);
      if (escaped !== text) changes.push({ start, end: node.end, text: escaped });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes.reduceRight(
    (changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end),
    source,
  );
}

const isAttribute = (node: ts.Node) => ts.isJsxAttribute(node.parent);

function isTemplatePart(node: ts.Node): node is ts.TemplateLiteralLikeNode {
  return (
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

function main() {
  const write = process.argv.includes("--write");
  const files = ["-z", "--cached", "--others", "--exclude-standard", "--"];
  const listed = execFileSync("git", ["ls-files", ...files, "*.ts", "*.tsx", "*.mjs", "*.js"]);
  // Git still lists a file whose deletion is not staged.
  const sources = String(listed)
    .split("\0")
    .filter((path) => existsSync(path));
  for (const path of sources) {
    const source = readFileSync(path, "utf8");
    const spaced = withSpaces(path, source);
    if (write && spaced !== source) writeFileSync(path, spaced);
    const lines = (write ? spaced : source).split("\n");
    const wanted = spaced.split("\n");
    for (const [index, line] of lines.entries()) {
      if (line === wanted[index] && !line.match(invisible)) continue;
      console.error(
        `${path}:${index + 1}: an invisible character or a missing French space: run npm run format`,
      );
      process.exitCode = 1;
    }
  }
}

if (process.argv[1]?.endsWith("french-spaces.ts")) main();
