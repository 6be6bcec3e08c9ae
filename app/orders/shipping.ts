import * as z from "zod/mini";
import type { Parcel } from "~/db/schema";
import { lazy } from "~/lib/lazy";
import { sanitizeLine } from "~/mail/sanitize";

/** Address and dedication of a parcel, as the payment page asked for them. */
export type Shipping = Pick<Parcel, "name" | "address" | "dedication">;

/** Code points of a name and of a whole address: more than a label holds. */
const maxName = 200;
const maxAddress = 1000;
const maxLines = 10;

/** Null for an invalid value. Not `z.catch`, which would keep all of zod's helpers in the bundle. */
const orNull = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.union([
    schema,
    z.pipe(
      z.unknown(),
      z.transform(() => null),
    ),
  ]);

/** Made at the first payment. */
const shippingSchemas = lazy(() => {
  const text = orNull(z.nullish(z.string()));
  const details = orNull(
    z.nullish(
      z.object({
        name: text,
        address: orNull(
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
        ),
      }),
    ),
  );
  const collected = z.object({
    collected_information: orNull(z.nullish(z.object({ shipping_details: details }))),
    /** In versions of the provider's API before 2025-03-31. */
    shipping_details: details,
  });
  const customField = z.object({
    key: z.literal("dedicace"),
    text: z.object({ value: z.string() }),
  });
  const customFields = z.object({ custom_fields: z.array(z.unknown()) });

  const country = z.string().check(z.regex(/^[A-Z]{2}$/));
  const address = z.object({ address: z.object({ country }) });
  const billed = z.object({ customer_details: address });

  return { collected, customField, customFields, billed, country };
});

/** Reads what the payment page asked for, sanitized. Never throws: no input is a reason to lose a payment. */
export function readShipping(session: unknown): Shipping {
  const { customField, customFields } = shippingSchemas();
  const found = detailsIn(session);
  const fields = customFields.safeParse(session).data?.custom_fields ?? [];
  const dedication = fields.map((field) => customField.safeParse(field).data?.text.value);
  return {
    name: cut(sanitizeLine(found?.name ?? ""), maxName),
    address: cut(addressLines(found?.address ?? {}).join("\n"), maxAddress),
    dedication: cut(cleanDedication(dedication.find(Boolean) ?? "") ?? "", maxDedication),
  };
}

/** Two letters: of the card's address, else of the parcel's; null where neither has one. Never throws. */
export function readCountry(session: unknown): string | null {
  const { billed, country } = shippingSchemas();
  const details = billed.safeParse(session).data?.customer_details;
  if (details) return details.address.country;
  return country.safeParse(detailsIn(session)?.address?.country).data ?? null;
}

function detailsIn(session: unknown) {
  const { data } = shippingSchemas().collected.safeParse(session);
  return data?.collected_information?.shipping_details ?? data?.shipping_details;
}

type Address = NonNullable<NonNullable<ReturnType<typeof detailsIn>>["address"]>;

/** In the order of an envelope. A field with several lines stays several. */
function addressLines({ line1, line2, postal_code, city, state, country }: Address): string[] {
  const town = [postal_code, city].join(" ");
  return [line1, line2, town, state, country]
    .flatMap((line) => (line ?? "").split(/\r\n?|\n/))
    .map(sanitizeLine)
    .filter(Boolean)
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
