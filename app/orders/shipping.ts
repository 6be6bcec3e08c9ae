import * as z from "zod/mini";
import type { Parcel } from "~/db/schema";
import { lazy } from "~/lib/lazy";
import { sanitizeLine } from "~/mail/sanitize";

/** What a payment says of its parcel: where to, and for whom it is signed. */
export type Shipping = Pick<Parcel, "name" | "address" | "dedication">;

/** Unicode code points that are kept of a name and of a whole address: more than any label takes. */
const maxName = 200;
const maxAddress = 1000;
const maxLines = 10;

/** Null in place of what the schema refuses. Not `z.catch`, which keeps all of zod's helpers in the bundle. */
const orNull = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.union([
    schema,
    z.pipe(
      z.unknown(),
      z.transform(() => null),
    ),
  ]);

/** Made for the first payment. */
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
    /** The place of versions of the provider's interface before 2025-03-31. */
    shipping_details: details,
  });
  const customField = z.object({
    key: z.literal("dedicace"),
    text: z.object({ value: z.string() }),
  });
  const customFields = z.object({ custom_fields: z.array(z.unknown()) });

  return { collected, customField, customFields };
});

/**
 * Reads what the payment page asked for. Never throws: a buyer typed it, and nothing in it is a reason to lose a
 * payment. Every line is stored as harmless text.
 */
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

/** Characters of a dedication, as people count them. */
export const maxDedication = 60;

/** One harmless line; null for none. */
export function cleanDedication(text: string): string | null {
  return sanitizeLine(text) || null;
}

/** Whether a clean dedication has room in the book. */
export function isDedication(text: string): boolean {
  return graphemes(text).length <= maxDedication;
}

/** The same, as much of it as there is room for. */
export function cutDedication(text: string): string | null {
  return cleanDedication(graphemes(sanitizeLine(text)).slice(0, maxDedication).join(""));
}

/** An emoji of several code points is one character, and so is a letter with its accent. */
function graphemes(text: string): string[] {
  const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text.slice(0, longest)), ({ segment }) => segment);
}

/** Beyond anything that sixty characters take, however many parts each has: the rest is not looked at. */
const longest = 2_000;
