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

  return { collected, customField, customFields };
});

/** Reads what the payment page asked for, sanitized. Never throws: no input is a reason to lose a payment. */
export function readShipping(session: unknown): Shipping {
  const { collected, customField, customFields } = shippingSchemas();
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

/** In the order of an envelope. A field with several lines stays several. */
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

/** Characters of a dedication, as people count them. */
const maxDedication = 60;

/** One sanitized line; null for none. */
export function cleanDedication(text: string): string | null {
  return sanitizeLine(text) || null;
}

/** Whether a clean dedication is short enough. */
export function isDedication(text: string): boolean {
  return text.length <= longest && graphemes(text).length <= maxDedication;
}

/** Cuts it to `maxDedication` characters. */
function cutDedication(text: string): string | null {
  return cleanDedication(graphemes(sanitizeLine(text)).slice(0, maxDedication).join(""));
}

/** An emoji of several code points is one character, and so is a letter with its accent. */
function graphemes(text: string): string[] {
  const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text.slice(0, longest)), ({ segment }) => segment);
}

/** UTF-16 units of a dedication: sixty emojis of families take less, one letter under a thousand accents more. */
const longest = 2_000;
