import type { PaymentEvent } from "../payment";
import { readCaptured, readChargeRefunded, readDispute, readRefund } from "./reversals";
import { type EventFacts, type Malformed, malformed, schemas } from "./schemas";
import { readSession } from "./session";

/** Seconds by which a signature's time may differ from ours, either way. */
const tolerance = 300;

/** More than a provider sends while rotating its secret. */
const maxSignatures = 10;

/**
 * Whether the payment provider signed a body. Its header says `t=<seconds>,v1=<hex>` with any number of `v1`, each an
 * HMAC-SHA256 of `<t>.<body>`; other schemes are ignored. https://docs.stripe.com/webhooks#verify-manually
 *
 * @param body the request's body, byte for byte
 * @param now in milliseconds since the epoch
 */
export async function isSigned(
  body: Uint8Array<ArrayBuffer>,
  header: string | null,
  secret: string,
  now: number,
): Promise<boolean> {
  const pairs = (header ?? "").split(",").map((pair) => pair.trim());
  const valuesOf = (name: string) =>
    pairs.flatMap((pair) => (pair.startsWith(`${name}=`) ? pair.slice(name.length + 1) : []));
  const [time = "", ...otherTimes] = valuesOf("t");
  // With two times it is unclear which one was signed.
  if (!/^\d{1,12}$/.test(time) || otherTimes.length > 0 || secret === "") return false;
  if (Math.abs(Math.floor(now / 1000) - Number(time)) > tolerance) return false;

  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secretBytes = encoder.encode(secret);
  const signatures = valuesOf("v1").filter((hex) => /^[\da-f]{64}$/i.test(hex));
  if (signatures.length === 0) return false;
  const key = await crypto.subtle.importKey("raw", secretBytes, algorithm, false, ["sign"]);
  const signed = await new Blob([encoder.encode(`${time}.`), body]).arrayBuffer();
  const expected = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
  return signatures
    .slice(0, maxSignatures)
    .some((hex) => equalInConstantTime(expected, bytesOfHex(hex)));
}

function bytesOfHex(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Takes as long for the first differing byte as for the last, so that no signature can be found byte by byte. */
function equalInConstantTime(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
  );
}

type Reader = (object: unknown, event: EventFacts) => PaymentEvent | Malformed;

/** The events to subscribe to, and the reader of each. All other events are ignored. */
const readers: Readonly<Record<string, Reader>> = {
  "checkout.session.completed": readSession,
  "checkout.session.async_payment_succeeded": (object, event) =>
    readSession(object, event, "arrived"),
  "checkout.session.async_payment_failed": (object, event) => readSession(object, event, "failed"),
  "charge.captured": readCaptured,
  "payment_intent.succeeded": readCaptured,
  "charge.refunded": readChargeRefunded,
  "refund.created": (object, event) => readRefund(object, event, "created"),
  "refund.updated": readRefund,
  "refund.failed": (object, event) => readRefund(object, event, "failed"),
  "charge.refund.updated": readRefund,
  "charge.dispute.created": readDispute,
  "charge.dispute.updated": readDispute,
  "charge.dispute.closed": (object, event) => readDispute(object, event, "closed"),
  "charge.dispute.funds_withdrawn": (object, event) => readDispute(object, event, "withdrawn"),
  "charge.dispute.funds_reinstated": (object, event) => readDispute(object, event, "reinstated"),
};

/**
 * Parses a body with a valid signature. Never throws.
 *
 * @param now in milliseconds since the epoch, for an event without a time
 * @param onLiveSite whether test payments are marked as such
 */
export function readPaymentEvent(
  body: string,
  now: number,
  onLiveSite: boolean,
): PaymentEvent | Malformed {
  const event = parseJson(body);
  const head = schemas().head.safeParse(event);
  if (head.error) return malformed("event", head.error);
  const { type } = head.data;
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read) return { kind: "ignored" };

  const { data, error } = schemas().envelope.safeParse(event);
  if (error) return malformed("event", error);
  const { object } = data.data;
  const time = data.created ?? new Date(now).toISOString();
  // The provider marks an event and its object alike.
  const isTest = [event, object].some((part) => schemas().test.safeParse(part).success);
  return read(object, { time, livemode: !isTest || !onLiveSite });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
