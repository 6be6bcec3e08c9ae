import { sanitizeLine, sanitizeLines } from "~/mail/sanitize";
import { cleanDedication, maxDedication } from "../dedication";
import type { Shipping } from "../payment";

/** Limits of a name and of a whole address in code points: more than a label holds. */
const maxName = 200;
const maxAddress = 1000;
const maxLines = 10;

/** A JSON value of unknown shape: `?.` is undefined on anything but an object. */
type Unknown = { readonly [name: string]: Unknown } | null | undefined;

/** Empty for anything but text. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Where the provider's API puts them: now, from 2022-08-01 to 2025-03-31, and before. */
const detailsIn = (session: Unknown) =>
  session?.collected_information?.shipping_details ??
  session?.shipping_details ??
  session?.shipping;

/** Reads and sanitizes what the payment page asked for. Never throws: no input is a reason to lose a payment. */
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

/** Two letters, from the card's address or else the parcel's; null if neither has one. Never throws. */
export function readCountry(object: unknown): string | null {
  const session = object as Unknown;
  const addresses = [session?.customer_details?.address, detailsIn(session)?.address];
  return (
    addresses
      .map((address) => textOf(address?.country))
      .find((country) => /^[A-Z]{2}$/.test(country)) ?? null
  );
}

/** In the order of an envelope. A field with several lines keeps them. */
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
