/** What README, CONTRIBUTING and docs tell an operator to type. */
import { readdirSync, readFileSync } from "node:fs";
import { notEmpty } from "./counted";

interface Documented {
  file: string;
  line: string;
}

const files = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];

/** Code within a sentence, and the lines of shell blocks, without their comments. */
function codeIn(text: string): string[] {
  const blocks = /^```(\w*)\n(.*?)^```$/gms;
  const shell = [...text.matchAll(blocks)]
    .filter(([, language = ""]) => ["sh", ""].includes(language))
    .flatMap(([, , code = ""]) => code.split("\n").map((line) => line.replace(/^\$ | +# .*/g, "")));
  const inline = [...text.replace(blocks, "").matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
  return [...shell, ...inline];
}

/** Every command that begins so, once, up to a pipe or what else a shell puts after it. */
export function documented(beginning: "npm run " | "npx wrangler "): Documented[] {
  const found = new Map<string, Documented>();
  for (const file of files) {
    for (const code of codeIn(readFileSync(file, "utf8")).flatMap((line) => line.split(" && "))) {
      const line = code.replace("npm run --silent", "npm run").split(" | ")[0]?.trim() ?? "";
      if (line.startsWith(beginning)) found.set(line, { file, line });
    }
  }
  return notEmpty(found.values());
}

/** The words of a command as a shell splits them: quotes hold what belongs together. */
export const shellWords = (line: string) =>
  (line.match(/(?:"[^"]*"|[^\s"])+/g) ?? []).map((word) => word.replaceAll('"', ""));
