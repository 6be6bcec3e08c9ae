import type { Parcel } from "~/db/schema";
import { sanitizeLine, sanitizeLines } from "~/mail/sanitize";

/** Address and dedication of a parcel, as the payment page asked for them. */
export type Shipping = Pick<Parcel, "name" | "address" | "dedication">;

/** Code points of a name and of a whole address: more than a label holds. */
const maxName = 200;
const maxAddress = 1000;
const maxLines = 10;

/** What stands at a path of a JSON value; undefined where it ends before. */
function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (isObject(part) ? (part as Record<string, unknown>)[name] : undefined),
    value,
  );
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Empty for what is no text. */
function textAt(value: unknown, ...path: string[]): string {
  const found = at(value, ...path);
  return typeof found === "string" ? found : "";
}

/** At its place in versions of the provider's API before 2025-03-31 too. */
function detailsIn(session: unknown): unknown {
  const current = at(session, "collected_information", "shipping_details");
  return isObject(current) ? current : at(session, "shipping_details");
}

/** Reads what the payment page asked for, sanitized. Never throws: no input is a reason to lose a payment. */
export function readShipping(session: unknown): Shipping {
  const details = detailsIn(session);
  const fields = at(session, "custom_fields");
  const dedications = (Array.isArray(fields) ? fields : [])
    .filter((field) => at(field, "key") === "dedicace")
    .map((field) => textAt(field, "text", "value"));
  return {
    name: cut(sanitizeLine(textAt(details, "name")), maxName),
    address: cut(addressLines(at(details, "address")).join("\n"), maxAddress),
    dedication: cut(cleanDedication(dedications.find(Boolean) ?? "") ?? "", maxDedication),
  };
}

/** Two letters: of the card's address, else of the parcel's; null where neither has one. Never throws. */
export function readCountry(session: unknown): string | null {
  const billed = textAt(session, "customer_details", "address", "country");
  const sentTo = textAt(detailsIn(session), "address", "country");
  return [billed, sentTo].find((country) => /^[A-Z]{2}$/.test(country)) ?? null;
}

/** In the order of an envelope. A field with several lines stays several. */
function addressLines(address: unknown): string[] {
  const field = (name: string) => textAt(address, name);
  const town = `${field("postal_code")} ${field("city")}`;
  return [field("line1"), field("line2"), town, field("state"), field("country")]
    .flatMap(sanitizeLines)
    .slice(0, maxLines);
}

function cut(line: string, length: number): string | null {
  return Array.from(line).slice(0, length).join("") || null;
}

/** Code points of a dedication: what a label has room for. */
const maxDedication = 60;

/** One line of characters that can be printed; null for none. An emoji that others make up becomes those. */
export function cleanDedication(text: string): string | null {
  return sanitizeLine(text.normalize("NFC").replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, "")) || null;
}

/** Whether a clean dedication is short enough. */
export function isDedication(text: string): boolean {
  return Array.from(text).length <= maxDedication;
}
