import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { articles } from "./articles";
import { calendar } from "./calendar";
import { letters } from "./letters";
import { styles } from "./styles";

/** A module that is made from other files. */
export interface Generator {
  /** Its path. Listed in .gitignore. */
  target: string;
  /** @returns its text */
  make: () => Promise<string>;
}

export const generators: readonly Generator[] = [styles, articles, letters, calendar];

/** Writes every generated module that would change. */
export async function generate(): Promise<void> {
  for (const { target, make } of generators) {
    const text = await make();
    const written = existsSync(target) ? readFileSync(target, "utf8") : null;
    if (text !== written) writeFileSync(target, text);
  }
}
