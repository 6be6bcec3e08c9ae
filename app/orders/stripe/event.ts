import type { PaymentEvent } from "../payment";
import { readChargeRefunded, readDispute, readRefund } from "./reversals";
import { type EventFacts, type Malformed, malformed, schemas } from "./schemas";
import { readSession } from "./session";

type Reader = (object: unknown, event: EventFacts) => PaymentEvent | Malformed;

/** The events to subscribe to, and the reader of each. All other events are ignored. */
const readers: Readonly<Record<string, Reader>> = {
  "checkout.session.completed": readSession,
  "checkout.session.async_payment_succeeded": (object, event) =>
    readSession(object, event, "arrived"),
  "checkout.session.async_payment_failed": (object, event) => readSession(object, event, "failed"),
  "charge.refunded": readChargeRefunded,
  "refund.created": readRefund,
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
