import * as z from "zod/mini";
import type { Parcel } from "~/db/schema";
import { sanitizeLine } from "~/mail/sanitize";
import { cutDedication } from "./dedication";

/** What a payment says of its parcel: where to, and for whom it is signed. */
export type Shipping = Pick<Parcel, "name" | "address" | "dedication">;

/** Unicode code points that are kept of a name and of a whole address: more than any label takes. */
const maxName = 200;
const maxAddress = 1000;
const maxLines = 10;

const text = z.catch(z.nullish(z.string()), null);
const details = z.catch(
  z.nullish(
    z.object({
      name: text,
      address: z.catch(
        z.nullish(
          z.object({
            line1: text,
            line2: text,
            postal_code: text,
            city: text,
            state: text,
            country: text,
          }),
        ),
        null,
      ),
    }),
  ),
  null,
);
const collected = z.object({
  collected_information: z.catch(z.nullish(z.object({ shipping_details: details })), null),
  /** The place of versions of the provider's interface before 2025-03-31. */
  shipping_details: details,
});
const customField = z.object({ key: z.literal("dedicace"), text: z.object({ value: z.string() }) });
const customFields = z.object({ custom_fields: z.array(z.unknown()) });

/**
 * Reads what the payment page asked for. Never throws: a buyer typed it, and nothing in it is a reason to lose a
 * payment. Every line is stored as harmless text.
 */
export function readShipping(session: unknown): Shipping {
  const { data } = collected.safeParse(session);
  const found = data?.collected_information?.shipping_details ?? data?.shipping_details;
  const fields = customFields.safeParse(session).data?.custom_fields ?? [];
  const dedication = fields.map((field) => customField.safeParse(field).data?.text.value);
  return {
    name: cut(sanitizeLine(found?.name ?? ""), maxName),
    address: cut(addressLines(found?.address ?? {}).join("\n"), maxAddress),
    dedication: cutDedication(dedication.find(Boolean) ?? ""),
  };
}

type Address = Partial<
  Record<"line1" | "line2" | "postal_code" | "city" | "state" | "country", string | null>
>;

/** As an envelope has them; a line that was pasted as several stays several. */
function addressLines({ line1, line2, postal_code, city, state, country }: Address): string[] {
  const town = [postal_code, city].filter(Boolean).join(" ");
  return [line1, line2, town, state, country]
    .flatMap((line) => (line ?? "").split(/\r\n?|\n/))
    .map(sanitizeLine)
    .filter(Boolean)
    .slice(0, maxLines);
}

function cut(line: string, length: number): string | null {
  return Array.from(line).slice(0, length).join("") || null;
}
