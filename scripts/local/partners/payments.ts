/** Payments at the stand-in checkouts, and the payment provider's events to the site. */
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "./products";

export interface Payment {
  session: string;
  intent: string;
  email: string;
  /** In cents. */
  amount: number;
  /** In all, in cents. */
  refunded: number;
  /** The last refund that can still fail, in cents; 0 for none. */
  lastRefund: number;
  dispute: { id: string; state: "open" | "won" | "lost" } | null;
  parcel: ParcelDetails | null;
}

interface Purchase {
  session: string;
  email: string;
  product: Product;
  /** `client_reference_id` of the link. */
  reference: string | null;
  /** What the payment link asks for besides the card; null for what is not sent by post. */
  parcel: ParcelDetails | null;
  /** Of the card's address: two letters. */
  country: string;
  /** What the delivery costs, in cents. */
  delivery: number;
  /** Whether the link takes test cards alone. */
  test: boolean;
}

/** Where a book goes, in the words of the provider's events. */
export interface ParcelDetails {
  name: string;
  address: Readonly<Record<(typeof addressFields)[number], string>>;
  dedication: string;
}

export const addressFields = ["line1", "line2", "postal_code", "city", "country"] as const;

interface Options {
  siteUrl: string;
  paymentSecret?: string | undefined;
}

/** Milliseconds from the buyer's return to the payment's event. */
const delays: Readonly<Record<string, number>> = { after: 3_000, late: 60_000 };

export function openPayments(site: Options) {
  const all: Payment[] = [];
  const send = (body: string) => sendEvent(site, body);

  /** Takes a payment and sends its event as the buyer chose: before their return, after it, or never. */
  async function take(purchase: Purchase, when: string) {
    const { session, email, product, parcel, delivery } = purchase;
    const amount = product.cents + delivery;
    const intent = `pi_${randomUUID()}`;
    all.push({ session, intent, email, amount, refunded: 0, lastRefund: 0, dispute: null, parcel });
    const event = sessionEvent(purchase, intent, amount);
    if (when === "before") await send(event);
    const delay = delays[when];
    if (delay) sleep(delay, undefined, { ref: false }).then(() => send(event));
  }

  /** A refund of so many cents, at most what is left. */
  async function refund(session: string, cents: number) {
    const payment = paymentOf(session);
    const { intent, amount } = payment;
    payment.lastRefund = Math.min(amount - payment.refunded, cents);
    payment.refunded += payment.lastRefund;
    const { refunded: amount_refunded } = payment;
    const charge = { object: "charge", payment_intent: intent, amount, amount_refunded };
    await send(eventOf("charge.refunded", { id: `ch_${randomUUID()}`, ...charge }));
  }

  /** The last refund does not reach the buyer. */
  async function failRefund(session: string) {
    const payment = paymentOf(session);
    const { intent, lastRefund: amount } = payment;
    if (amount === 0) return;
    payment.lastRefund = 0;
    const refund = { object: "refund", payment_intent: intent, amount, status: "failed" };
    await send(eventOf("refund.failed", { id: `re_${randomUUID()}`, ...refund }));
  }

  /** The buyer's bank disputes the whole payment, or settles that. */
  async function dispute(session: string, state: "open" | "won" | "lost") {
    const payment = paymentOf(session);
    const { intent, amount } = payment;
    const id = payment.dispute?.id ?? `dp_${randomUUID()}`;
    payment.dispute = { id, state };
    const status = state === "open" ? "needs_response" : state;
    const due_by = seconds() + 7 * 24 * 60 * 60;
    const object = { object: "dispute", payment_intent: intent, amount, currency: "eur", status };
    const type = state === "open" ? "created" : "closed";
    await send(eventOf(`charge.dispute.${type}`, { id, ...object, evidence_details: { due_by } }));
  }

  function paymentOf(session: string): Payment {
    const payment = all.find((candidate) => candidate.session === session);
    if (!payment) throw new Error(`no payment ${session}`);
    return payment;
  }

  return { all, take, refund, failRefund, dispute };
}

/** Tells the site of an event, if it has a secret. */
async function sendEvent({ siteUrl, paymentSecret }: Options, body: string) {
  if (!paymentSecret) return;
  const time = seconds();
  const signature = createHmac("sha256", paymentSecret).update(`${time}.${body}`).digest("hex");
  const answer = await fetch(`${siteUrl}/webhooks/payment`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Stripe-Signature": `t=${time},v1=${signature}`,
    },
    body,
  }).catch((error: Error) => error);
  if (answer instanceof Error || !answer.ok) {
    const reason = answer instanceof Error ? answer.message : `status ${answer.status}`;
    console.error(`Partners: the site did not take a payment's event: ${reason}`);
  }
}

/** @param amount what was paid in all, in cents */
function sessionEvent(purchase: Purchase, intent: string, amount: number): string {
  const { session, email, product, reference, parcel, country, delivery } = purchase;
  return eventOf("checkout.session.completed", {
    id: session,
    object: "checkout.session",
    created: seconds(),
    payment_status: "paid",
    payment_intent: intent,
    amount_subtotal: product.cents,
    amount_total: amount,
    total_details: { amount_discount: 0, amount_shipping: delivery, amount_tax: 0 },
    currency: "eur",
    client_reference_id: reference,
    customer_details: { email, address: { country } },
    metadata: { product: product.key },
    livemode: !purchase.test,
    ...(parcel && shippingOf(parcel)),
  });
}

/** The part of a session that a payment link adds when it asks for an address and has a field `dedicace`. */
function shippingOf({ name, address, dedication }: ParcelDetails) {
  return {
    collected_information: { shipping_details: { name, address } },
    custom_fields: [{ key: "dedicace", type: "text", text: { value: dedication || null } }],
  };
}

function eventOf(type: string, object: object): string {
  const id = `evt_${randomUUID()}`;
  return JSON.stringify({ id, object: "event", type, created: seconds(), data: { object } });
}

const seconds = () => Math.floor(Date.now() / 1000);
