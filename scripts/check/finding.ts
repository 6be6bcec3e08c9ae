import { existsSync, readFileSync } from "node:fs";

/** Where to change something: a file, and the texts to find in it, in order. */
export interface Place {
  file: string;
  find?: readonly string[];
}

/** Something that is not yet true, or not yet set. */
export interface Finding {
  /**
   * True if the pages make an untrue claim or break a law: this stops a deployment. False if a part of the site is
   * merely switched off, and no page claims otherwise.
   */
  untrue: boolean;
  message: string;
  place: Place;
}

export const untrue = (message: string, place: Place): Finding => ({
  untrue: true,
  message,
  place,
});
export const unset = (message: string, place: Place): Finding => ({
  untrue: false,
  message,
  place,
});

/** A point about the content, in French, since the author reads it. */
export interface Advice {
  found: string;
  /** What the law wants, in one sentence with its source. */
  law?: string | undefined;
  /** What to type, after « Écrivez » or the like. */
  remedy: string;
}

/** The message of a finding: what was found, what the law wants, what to type. */
export function advise({ found, law, remedy }: Advice): string {
  return [found, ...(law ? [`La loi\u00a0: ${law}`] : []), remedy].join(". ");
}

/** The text of a file; undefined if it does not exist. */
export const readSource = (file: string) =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** `sentence, file:line`, without the line if the text is not found. */
export function formatFinding({ message, place: { file, find = [] } }: Finding): string {
  const source = readSource(file);
  let position = 0;
  for (const text of find) position = position < 0 ? -1 : (source?.indexOf(text, position) ?? -1);
  const isFound = find.length > 0 && position >= 0;
  const line = isFound ? `:${source?.slice(0, position).split("\n").length}` : "";
  return `${message}, ${file}${line}`;
}
