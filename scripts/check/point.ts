/** Names of what is checked, in the order of the list. `--accept` of the deployment takes them. */
export const pointNames = [
  "dates",
  "reviews",
  "claims",
  "publisher",
  "prices",
  "shipping",
  "mediator",
  "author",
  "challenge",
  "chapter",
  "videos",
  "mail",
  "webhooks",
  "payments",
  "orders",
  "deliverables",
] as const;

export type PointName = (typeof pointNames)[number];

/** Where to change something: a file, and texts to be found in it one after the other. */
export interface Place {
  file: string;
  find?: readonly string[];
}

/** Something that is not yet true, or not yet set. */
export interface Point {
  name: PointName;
  /**
   * True when the pages make an untrue claim or break a law: it stops a deployment. False when a part of the
   * site is merely off, and no page says otherwise.
   */
  untrue: boolean;
  message: string;
  place: Place;
}

/** The text of a file; undefined when there is none. */
export type ReadSource = (file: string) => string | undefined;

/** `[dates] sentence, file:line`, without the line where the text is not found as it was expected. */
export function formatPoint({ name, message, place }: Point, read: ReadSource): string {
  const line = lineOf(place, read(place.file));
  return `[${name}] ${message}, ${place.file}${line === null ? "" : `:${line}`}`;
}

function lineOf({ find = [] }: Place, source: string | undefined): number | null {
  if (source === undefined || find.length === 0) return null;
  let position = 0;
  for (const text of find) {
    position = source.indexOf(text, position);
    if (position < 0) return null;
  }
  return source.slice(0, position).split("\n").length;
}
