import { existsSync, readFileSync } from "node:fs";

/** Where to change something: a file, and texts to be found in it one after the other. */
export interface Place {
  file: string;
  find?: readonly string[];
}

/** Something that is not yet true, or not yet set. */
export interface Finding {
  /**
   * True when the pages make an untrue claim or break a law: it stops a deployment. False when a part of the
   * site is merely off, and no page says otherwise.
   */
  untrue: boolean;
  message: string;
  place: Place;
}

export const finding =
  (untrue: boolean) =>
  (message: string, place: Place): Finding => ({ untrue, message, place });

export const untrue = finding(true);
export const unset = finding(false);

/** The text of a file; undefined when there is none. */
export const readSource = (file: string) =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** `sentence, file:line`, without the line where the text is not found as it was expected. */
export function formatFinding({ message, place: { file, find = [] } }: Finding): string {
  const source = readSource(file);
  let position = 0;
  for (const text of find) position = position < 0 ? -1 : (source?.indexOf(text, position) ?? -1);
  const isFound = find.length > 0 && position >= 0;
  const line = isFound ? `:${source?.slice(0, position).split("\n").length}` : "";
  return `${message}, ${file}${line}`;
}
