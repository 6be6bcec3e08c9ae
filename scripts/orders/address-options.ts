/** Options for the fields of a parcel's address. */
import type { Command } from "commander";
import { type Destination, type DestinationField, readDestination } from "~/orders/address";
import { UsageError } from "../kit/errors";

/** What to type for each field. */
export const fieldHelp: Readonly<Record<DestinationField, string>> = {
  name: 'name: --name "Camille Roux"',
  company: 'company: --company "Éditions du Lac"',
  line1: 'street: --line1 "8 quai Sud"',
  line2: 'second line: --line2 "Bâtiment B"',
  postal_code: "postcode: --postcode 69002",
  city: "town: --city Lyon",
  state: "state: --state QC",
  country: "country, in two letters: --country BE",
};

interface AddressOptions extends Partial<Record<DestinationField, string>> {
  postcode?: string;
  address?: string;
}

export const withAddress = (command: Command) =>
  command
    .option("--name <name>", "name of the recipient")
    .option("--company <name>", "company of the recipient")
    .option("--line1 <line>", "street and number")
    .option("--line2 <line>", "building, flat")
    .option("--postcode <postcode>", "postcode")
    .option("--city <town>", "town")
    .option("--state <state>", "state or province, where the country's post wants it")
    .option("--country <code>", "two letters; FR unless the parcel goes abroad already")
    .option(
      "--address <lines>",
      'instead of the fields, in France: "8 quai Sud; Bâtiment B; 69002 Lyon"',
    );

const whole = /^([^;]+);(?:([^;]+);)?\s*(\d{5}) ([^\d;]+?)\s*(?:;\s*([A-Z]{2})\s*)?$/;

/**
 * The fields that were typed. A new first line empties the second, and a new town the state: they belong together.
 *
 * @throws {UsageError} if an address in one line is not whole
 */
export function typedDestination(options: AddressOptions): Partial<Destination> {
  const { address, postcode, ...fields } = options;
  const { name, company, line1, line2, city, state, country } = fields;
  const typed = {
    ...(address === undefined ? {} : fieldsOf(address)),
    ...Object.fromEntries(
      Object.entries({
        name,
        company,
        line1,
        line2,
        postal_code: postcode,
        city,
        state,
        country,
      }).filter(([, text]) => text !== undefined),
    ),
  };
  return readDestination({
    ...("line1" in typed ? { line2: "" } : {}),
    ...("city" in typed ? { state: "" } : {}),
    ...typed,
  });
}

function fieldsOf(address: string): Partial<Record<DestinationField, string>> {
  const [, line1, line2 = "", postal_code, city, country] = whole.exec(address) ?? [];
  if (line1 === undefined || postal_code === undefined || city === undefined) {
    throw new UsageError(
      `"${address}" is not a whole address. Type --line1 "8 quai Sud" --postcode 69002 --city Lyon, and abroad --country BE`,
    );
  }
  return { line1, line2, postal_code, city, ...(country ? { country } : {}) };
}
