import * as z from "zod/mini";
import { funnelOffers, productIds, products } from "~/content/products";
import type { Order, Parcel, Refund } from "~/db/schema";
import { acceptEmail } from "~/lib/email";
import { lazy } from "~/lib/lazy";
import { sanitizeLine } from "~/mail/sanitize";
import { cutDedication } from "./dedication";
import { parseReference } from "./reference";

/** An event of the payment provider, as far as this site has to do with it. */
export type PaymentEvent =
  | { kind: "paid"; order: NewOrder; shipping: Shipping }
  | { kind: "refunded"; refund: Refund }
  /** Nothing to store: no money of this site's moved. */
  | { kind: "ignored" }
  | { kind: "malformed"; fault: string };

/** An order as its payment tells it. What becomes of it, and how it is named, is the store's to know. */
export type NewOrder = Omit<
  Order,
  "refunded_cents" | "key" | "reference" | "opened_at" | "opened_consent"
>;

/**
 * More than anything sold here, in the smallest unit of a currency. Another product of the account may cost it, in
 * a currency of small units: its event is ignored, since the provider would repeat a refused one for days.
 */
const maxAmount = 99_999_999;
/** Made for the first event: the Worker starts without them. */
const schemas = lazy(() => {
  const amount = z.number().check(
    z.nonnegative(),
    z.refine((value) => value > maxAmount || Number.isInteger(value)),
  );
  const id = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
  /** An object of the provider, by its id or whole. */
  const reference = z.pipe(
    z.union([id, z.object({ id })]),
    z.transform((value) => (typeof value === "string" ? value : value.id)),
  );
  /** Seconds since the epoch, until the year 9999. */
  const moment = z.pipe(
    z.int().check(z.nonnegative(), z.maximum(253_402_300_799)),
    z.transform((seconds) => new Date(seconds * 1000).toISOString()),
  );

  const head = z.object({ type: z.string() });
  const envelope = z.object({
    created: z.optional(moment),
    data: z.object({ object: z.unknown() }),
    livemode: z.optional(z.unknown()),
  });

  const session = z.object({
    id,
    created: z.optional(moment),
    payment_status: z.string(),
    payment_intent: z.nullish(reference),
    amount_subtotal: z.nullish(amount),
    /** Null for a session that takes no payment, such as one that keeps a card. */
    amount_total: z.nullable(amount),
    currency: z.nullable(z.string().check(z.regex(/^[a-z]{3}$/))),
    client_reference_id: z.optional(z.unknown()),
    customer_email: z.optional(z.unknown()),
    customer_details: z.nullish(z.object({ email: z.optional(z.unknown()) })),
    metadata: z.nullish(z.object({ product: z.optional(z.unknown()) })),
  });

  const charge = z.object({ payment_intent: z.nullish(reference), amount_refunded: amount });

  return { head, envelope, session, charge };
});

/**
 * Reads a body whose signature holds. Never throws.
 *
 * @param now in milliseconds since the epoch: when an event that says no time of its own took place
 * @param onLiveSite whether a test payment is told apart here
 */
export function readPaymentEvent(body: string, now: number, onLiveSite = false): PaymentEvent {
  const event = parseJson(body);
  const { data: kind, error } = schemas().head.safeParse(event);
  if (error) return malformed("event", error);
  const readPaid = (settled: boolean) =>
    readObject(event, now, (object, { time, livemode }) =>
      readSession(object, { time, settled, livemode: livemode || !onLiveSite }),
    );
  switch (kind.type) {
    case "checkout.session.completed":
      return readPaid(false);
    case "checkout.session.async_payment_succeeded":
      return readPaid(true);
    case "charge.refunded":
      return readObject(event, now, (object, { time }) => readRefund(object, time));
    default:
      return { kind: "ignored" };
  }
}

interface Circumstances {
  /** ISO 8601 */
  time: string;
  livemode: boolean;
}

function readObject(
  event: unknown,
  now: number,
  read: (object: unknown, circumstances: Circumstances) => PaymentEvent,
): PaymentEvent {
  const { data, error } = schemas().envelope.safeParse(event);
  if (error) return malformed("event", error);
  const time = data.created ?? new Date(now).toISOString();
  return read(data.data.object, { time, livemode: data.livemode !== false });
}

/** @param settled the event itself says that the payment arrived */
function readSession(
  object: unknown,
  { time, livemode, settled }: Circumstances & { settled: boolean },
): PaymentEvent {
  const { data, error } = schemas().session.safeParse(object);
  if (error) return malformed("session", error);
  const paid = settled || ["paid", "no_payment_required"].includes(data.payment_status);
  const { amount_total, currency } = data;
  if (!paid || amount_total === null || amount_total > maxAmount || currency === null)
    return { kind: "ignored" };
  const product = productOf(data);
  return {
    kind: "paid",
    order: {
      session_id: data.id,
      payment_intent: data.payment_intent ?? null,
      product,
      amount_cents: amount_total,
      currency,
      ...originOf(product, data.client_reference_id),
      email: acceptEmail(data.customer_details?.email) ?? acceptEmail(data.customer_email),
      created_at: data.created ?? time,
      livemode,
    },
    shipping: readShipping(object),
  };
}

/** What the funnel offers is added to what was paid before; the book is what every order begins with. */
function originOf(product: Order["product"], reference: unknown) {
  const origin = parseReference(reference);
  const isOffered = funnelOffers.some((offer) => offer.product === product);
  return isOffered ? origin : { ...origin, added_to: null };
}

function readRefund(object: unknown, created_at: string): PaymentEvent {
  const { data, error } = schemas().charge.safeParse(object);
  if (error) return malformed("charge", error);
  const { payment_intent, amount_refunded } = data;
  // A charge from outside the checkout, by hand or by an older means, is no order of ours.
  if (!payment_intent || amount_refunded > maxAmount) return { kind: "ignored" };
  return {
    kind: "refunded",
    refund: { payment_intent, refunded_cents: amount_refunded, created_at },
  };
}

/** As the payment link names its product, else by the price before discounts and shipping. */
function productOf({
  metadata,
  amount_subtotal,
  currency,
}: z.infer<ReturnType<typeof schemas>["session"]>) {
  const isNamed = typeof metadata?.product === "string" && metadata.product !== "";
  const found = productIds.find((id) =>
    isNamed
      ? id === metadata.product
      : currency === "eur" && products[id].cents === amount_subtotal,
  );
  return found ?? "other";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names the fields at fault, never a value: this is logged. */
function malformed(what: string, { issues }: z.core.$ZodError): PaymentEvent {
  const fields = issues.map(({ path }) => path.join(".") || "not an object");
  return { kind: "malformed", fault: `${what}: ${fields.join(", ")}` };
}

/** What a payment says of its parcel: where to, and for whom it is signed. */
export type Shipping = Pick<Parcel, "name" | "address" | "dedication">;

/** Unicode code points that are kept of a name and of a whole address: more than any label takes. */
const maxName = 200;
const maxAddress = 1000;
const maxLines = 10;

/** Made for the first payment. */
const shippingSchemas = lazy(() => {
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
