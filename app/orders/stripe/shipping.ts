import { sanitizeLine, sanitizeLines } from "~/mail/sanitize";
import { cleanDedication, maxDedication } from "../dedication";
import type { Shipping } from "../payment";

/** Code points of a name and of a whole address: more than a label holds. */
const maxName = 200;
const maxAddress = 1000;
const maxLines = 10;

/** A JSON value of unknown shape: `?.` finds nothing in what is no object. */
type Unknown = { readonly [name: string]: Unknown } | null | undefined;

/** Empty for what is no text. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Where the provider's API has them; from 2022-08-01 to 2025-03-31; and before that. */
const detailsIn = (session: Unknown) =>
  session?.collected_information?.shipping_details ??
  session?.shipping_details ??
  session?.shipping;

/** Reads what the payment page asked for, sanitized. Never throws: no input is a reason to lose a payment. */
export function readShipping(object: unknown): Shipping {
  const session = object as Unknown;
  const details = detailsIn(session);
  const fields: unknown = session?.custom_fields;
  const dedications = (Array.isArray(fields) ? (fields as Unknown[]) : [])
    .filter((field) => textOf(field?.key) === "dedicace")
    .map((field) => textOf(field?.text?.value));
  return {
    name: cut(sanitizeLine(textOf(details?.name)), maxName),
    address: cut(addressLines(details?.address).join("\n"), maxAddress),
    dedication: cut(cleanDedication(dedications.find(Boolean) ?? "") ?? "", maxDedication),
  };
}

/** Two letters: of the card's address, else of the parcel's; null where neither has one. Never throws. */
export function readCountry(object: unknown): string | null {
  const session = object as Unknown;
  const addresses = [session?.customer_details?.address, detailsIn(session)?.address];
  return (
    addresses
      .map((address) => textOf(address?.country))
      .find((country) => /^[A-Z]{2}$/.test(country)) ?? null
  );
}

/** In the order of an envelope. A field with several lines stays several. */
function addressLines(address: Unknown): string[] {
  const town = `${textOf(address?.postal_code)} ${textOf(address?.city)}`;
  return [address?.line1, address?.line2, town, address?.state, address?.country]
    .map(textOf)
    .flatMap(sanitizeLines)
    .slice(0, maxLines);
}

function cut(line: string, length: number): string | null {
  return Array.from(line).slice(0, length).join("") || null;
}
