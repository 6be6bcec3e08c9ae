import { formatAddress } from "localized-address-format";
import type { Parcel } from "~/db/schema";
import { sanitizeLine } from "~/mail/sanitize";

/** Where a parcel goes: its recipient, and the fields of the address. */
export type Destination = Pick<
  Parcel,
  "name" | "company" | "line1" | "line2" | "postal_code" | "city" | "state" | "country"
>;
export const nowhere: Destination = {
  name: null,
  company: null,
  line1: null,
  line2: null,
  postal_code: null,
  city: null,
  state: null,
  country: null,
};

type Stored = Destination & Pick<Parcel, "address">;

/** Parcels are posted in France. */
const home = "FR";

/** Their postcodes name a single building. */
const exactPostcodes = ["IE", "SG"];

const countryNames = () => new Intl.DisplayNames("fr", { type: "region", fallback: "none" });

/** The French name of a country; undefined if there is no such code. */
export function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? countryNames().of(code) : undefined;
}

/** Whether it is known where to send the parcel; the recipient alone is not enough. */
export function isAddressed({ line1, line2, postal_code, city, address }: Stored): boolean {
  return Boolean(line1 ?? line2 ?? postal_code ?? city ?? address);
}

/** The lines to print on an envelope, by the rule of its country. Only a foreign country is named. */
export function envelopeLines(parcel: Stored): string[] {
  const { lines, country } = isUndivided(parcel) ? linesOfBefore(parcel) : linesByRule(parcel);
  const abroad = country !== null && country !== home ? (countryName(country) ?? country) : "";
  return [...lines, abroad.toUpperCase()].filter(Boolean);
}

/** The destination without the street: name, postcode and town. */
export function maskedDestination(parcel: Stored): string | null {
  const { name, postal_code, city, country } = isUndivided(parcel)
    ? destinationFields(parcel)
    : parcel;
  const code = exactPostcodes.includes(country ?? "") ? null : postal_code;
  const town = [code, city].filter(Boolean).join(" ");
  return [name, town].filter(Boolean).join(", ") || null;
}

/** An earlier version of the site stored an address as one text. */
const isUndivided = ({ address, line1, line2, postal_code, city, state }: Stored) =>
  address !== null && !(line1 ?? line2 ?? postal_code ?? city ?? state);

/** The text's lines as they stand: the fields cannot be told apart reliably. */
function linesOfBefore({ name, company, address }: Stored) {
  const lines = address?.split("\n") ?? [];
  const country = /^[A-Z]{2}$/.test(lines.at(-1) ?? "") ? (lines.pop() ?? null) : null;
  return { lines: [company ?? "", name ?? "", ...lines], country };
}

/**
 * The fields of an address, for carriers and corrections. Of a text stored by an earlier version only a French town is
 * recognised; its other lines stay together.
 */
export function destinationFields(parcel: Stored): Destination {
  const { name, company } = parcel;
  if (!isUndivided(parcel)) {
    const { line1, line2, postal_code, city, state, country } = parcel;
    return { name, company, line1, line2, postal_code, city, state, country };
  }
  const { lines, country } = linesOfBefore({ ...parcel, name: null, company: null });
  const texts = lines.filter(Boolean);
  const place = country === null || country === home ? texts.findLastIndex(isFrenchTown) : -1;
  const [, postal_code = null, city = null] = frenchTown.exec(texts[place] ?? "") ?? [];
  const [line1 = null, ...others] = texts.filter((_, index) => index !== place);
  const line2 = others.join(", ") || null;
  return { name, company, line1, line2, postal_code, city, state: null, country };
}

const frenchTown = /^(\d{5}) (.+)$/;
const isFrenchTown = (line: string, index: number) => index > 0 && frenchTown.test(line);

/** A postcode's prefix that the rule adds although the buyer has typed it, and punctuation after an empty field. */
const tidy = (line: string) =>
  line
    .replace(/\b(\p{Lu}{1,2}-)\1/gu, "$1")
    .replace(/^[\s,]+/, "")
    .trim();

/** What a country's rule has no place for is printed above the town, except a state: its post does not want it. */
function linesByRule(destination: Destination) {
  const { name, company, line1, line2, postal_code, city, state, country } = destination;
  const place = {
    postalCountry: country ?? home,
    administrativeArea: state ?? "",
    locality: city ?? "",
    postalCode: postal_code ?? "",
  };
  // In every country this order begins with the recipient and ends with the town.
  const byRule = (address: Parameters<typeof formatAddress>[0]) => formatAddress(address, "latin");
  const printed = byRule(place).join("\n").toLowerCase();
  const unplaced = [postal_code, city].filter(
    (text) => text && !printed.includes(text.toLowerCase()),
  );
  const addressLines = [line1, line2, unplaced.join(" ")].flatMap(
    (line) => line?.split("\n").filter(Boolean) ?? [],
  );
  const lines = byRule({ ...place, organization: company ?? "", name: name ?? "", addressLines });
  return { lines: lines.map(tidy), country };
}

export type DestinationField = keyof Destination;

/** A field that keeps a parcel from arriving. */
export interface Problem {
  field: DestinationField;
  problem: "missing" | "malformed";
}

/** The fields that were typed, as they are stored: one line each, null if empty. */
export function readDestination(
  typed: Readonly<Partial<Record<DestinationField, string>>>,
): Partial<Destination> {
  const fields = Object.entries(typed).map(([name, text]) => {
    const line = sanitizeLine(text).slice(0, maxTyped);
    return [name, (name === "country" ? line.toUpperCase() : line) || null];
  });
  return Object.fromEntries(fields);
}

const maxTyped = 200;

/** The first field of a typed address that is wrong; null if a parcel can be sent there. */
export function wrongField({ line1, postal_code, city, country }: Destination): Problem | null {
  const isHome = (country ?? home) === home;
  const postcode = isHome ? /^\d{5}$/ : /^(?=.*\d)[\p{L}\d][\p{L}\d -]{1,11}$/u;
  const rules: [DestinationField, string | null, boolean, (text: string) => boolean][] = [
    ["country", country, false, (text) => countryName(text) !== undefined],
    ["line1", line1, true, (text) => /\p{L}/u.test(text)],
    ["postal_code", postal_code, isHome, (text) => postcode.test(text)],
    // A postcode has a field of its own.
    ["city", city, isHome, (text) => /\p{L}/u.test(text) && !/\d{4}/.test(text)],
  ];
  for (const [field, text, isRequired, isRight] of rules) {
    if (text === null && isRequired) return { field, problem: "missing" };
    if (text !== null && !isRight(text)) return { field, problem: "malformed" };
  }
  return null;
}
