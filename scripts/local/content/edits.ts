/** Edits of the content's sources, as an operator types them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "~/lib/time";

/** What to find in a file, exactly once, and what to write in its place. */
export type Edit = readonly [find: string | RegExp, write: string];

/** By file. */
export type Edits = Readonly<Record<string, readonly Edit[]>>;

/** @throws {Error} naming the file and what it does not hold exactly once */
export function editText(file: string, text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, [find, write]) => {
    const count = before.split(find).length - 1;
    if (count !== 1) throw new Error(`${file} holds ${find} ${count} times, not once`);
    return before.replace(find, () => write);
  }, text);
}

export function editFiles(folder: string, edits: Edits): void {
  for (const [file, changes] of Object.entries(edits)) {
    const path = join(folder, file);
    writeFileSync(path, editText(file, readFileSync(path, "utf8"), changes));
  }
}

export const claimsFile = "app/content/claims.ts";
export const readersFile = "app/content/readers.ts";
export const offersFile = "app/content/offers.ts";
export const publisherFile = "app/content/publisher.ts";

const entry = (name: string, field: string) =>
  new RegExp(`(?<=\\n  ${name}: \\{\\n(?:    .*\\n)*?    ${field}: )(?:[^\\n]+)(?=,\\n)`);

/** Makes a claim unknown. */
export const unknown = (claim: string): Edit => [entry(claim, "value"), "null"];

/** Gives a claim its source. */
export const sourced = (claim: string, source: string): Edit => [
  entry(claim, "source"),
  JSON.stringify(source),
];

/** Replaces the reviews of a page. */
export const reviewed = (page: string, reviews: readonly object[]): Edit => [
  new RegExp(`(?<=\\n  ${page}: )\\[\\n[^]*?\\n  \\](?=,\\n)`),
  JSON.stringify(reviews),
];

export const offerNames = ["book", "training", "promptPack", "vip"] as const;
export type OfferName = (typeof offerNames)[number];

/** After the name of an offer, a line of it. */
const inOffer = (offer: OfferName, line: string) =>
  new RegExp(`(?<=\\nexport const ${offer} = \\{\\n(?:  .*\\n)*?)${line}`);

/** Deletes an offer's list price. */
export const unlisted = (offer: OfferName): Edit => [inOffer(offer, "  list: \\{.*\\n"), ""];

/** Changes an offer's list price. */
export const listed = (offer: OfferName, cents: number): Edit => [
  inOffer(offer, "  list: \\{ cents: \\d+"),
  `  list: { cents: ${cents}`,
];

/** Changes an offer's price. */
export const priced = (offer: OfferName, cents: number): Edit => [
  inOffer(offer, "  cents: \\d+"),
  `  cents: ${cents}`,
];

/** Takes an offer off sale. */
export const unsold = (offer: OfferName): Edit => [
  `export const ${offer} = {\n`,
  `export const ${offer} = {\n  sale: false,\n`,
];

/** Lets delivery cost something. */
export const delivered = (cents: number): Edit => [/(?<=shippingCents: )\d+/, `${cents}`];

export interface Days {
  firstDay?: string;
  lastDay?: string;
  launch?: string;
  sessions?: [next: string, ...later: string[]];
}

/** Lets the pages follow the day, with these days of the offers. */
export const dated = ({ firstDay, lastDay, launch, sessions: [next, ...later] = [""] }: Days) =>
  (
    [
      [/(?<=asSpecified: )true/, "false"],
      [/(?<=firstDay: )null/, firstDay && JSON.stringify(firstDay)],
      [/(?<=lastDay: )"[^"]*"/, lastDay && JSON.stringify(lastDay)],
      [/(?<=listPriceFrom: )"[^"]*"/, lastDay && JSON.stringify(addDays(lastDay, 1))],
      [/(?<=launch: )null/, launch && JSON.stringify(launch)],
      [/(?<=nextSession: )"[^"]*"/, next && JSON.stringify(next)],
      [/(?<=laterSessions: )\[\]/, next && JSON.stringify(later)],
    ] as const
  ).flatMap(([find, write]): Edit[] => (write ? [[find, write]] : []));
