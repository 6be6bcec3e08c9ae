/** Payments at the stand-in checkouts, and the payment provider's events to the site. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { signedEvent } from "../../kit/signed-event";
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

/** Where a book goes, in the words of the provider's events. */
export interface ParcelDetails {
  name: string;
  address: Readonly<Record<(typeof addressFields)[number], string>>;
  dedication: string;
}

const addressFields = ["line1", "line2", "postal_code", "city", "country"] as const;

interface Options {
  siteUrl: string;
  paymentSecret?: string | undefined;
}

/** Milliseconds from the buyer's return to the payment's event. */
const delays: Readonly<Record<string, number>> = { after: 3_000, late: 60_000 };

export function openPayments(site: Options) {
  const all: Payment[] = [];
  const send = (type: string, object: object) => sendEvent(site, eventOf(type, object));

  /**
   * Takes a payment and sends its event as the buyer chose: before their return, after it, or never.
   *
   * @param reference `client_reference_id` of the link
   * @param form as `checkoutPage` has it
   */
  async function take(
    session: string,
    product: Product,
    reference: string | null,
    form: URLSearchParams,
  ) {
    const parcel = product.isPosted ? parcelOf(form) : null;
    const delivery = product.isPosted ? centsOf(form.get("delivery")) : 0;
    const amount = product.cents + delivery;
    const email = form.get("email") ?? "";
    const intent = `pi_${randomUUID()}`;
    all.push({ session, intent, email, amount, refunded: 0, lastRefund: 0, dispute: null, parcel });
    const event = eventOf("checkout.session.completed", {
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
      customer_details: { email, address: { country: form.get("country") ?? "" } },
      metadata: { product: product.key },
      livemode: !form.has("test"),
      ...(parcel && shippingOf(parcel)),
    });
    const when = form.get("event") ?? "before";
    if (when === "before") await sendEvent(site, event);
    const delay = delays[when];
    if (delay) sleep(delay, undefined, { ref: false }).then(() => sendEvent(site, event));
  }

  /** What a button of `paymentsPage` does: a refund or its failure, or a step of a dispute. */
  async function reverse(session: string, form: URLSearchParams) {
    const payment = all.find((candidate) => candidate.session === session);
    if (!payment) throw new Error(`no payment ${session}`);
    const step = form.get("step");
    if (step === "fail") return failRefund(payment);
    if (step === "open" || step === "won" || step === "lost") return dispute(payment, step);
    return refund(payment, centsOf(form.get("euros")));
  }

  /** At most what is left. */
  async function refund(payment: Payment, cents: number) {
    const { intent, amount } = payment;
    payment.lastRefund = Math.min(amount - payment.refunded, cents);
    payment.refunded += payment.lastRefund;
    const { refunded: amount_refunded } = payment;
    const charge = { object: "charge", payment_intent: intent, amount, amount_refunded };
    await send("charge.refunded", { id: `ch_${randomUUID()}`, ...charge });
  }

  /** The last refund does not reach the buyer. */
  async function failRefund(payment: Payment) {
    const { intent, lastRefund: amount } = payment;
    if (amount === 0) return;
    payment.lastRefund = 0;
    const refund = { object: "refund", payment_intent: intent, amount, status: "failed" };
    await send("refund.failed", { id: `re_${randomUUID()}`, ...refund });
  }

  /** The buyer's bank disputes the whole payment, or settles that. */
  async function dispute(payment: Payment, state: "open" | "won" | "lost") {
    const { intent, amount } = payment;
    const id = payment.dispute?.id ?? `dp_${randomUUID()}`;
    payment.dispute = { id, state };
    const status = state === "open" ? "needs_response" : state;
    const due_by = seconds() + 7 * 24 * 60 * 60;
    const object = { object: "dispute", payment_intent: intent, amount, currency: "eur", status };
    const type = `charge.dispute.${state === "open" ? "created" : "closed"}`;
    await send(type, { id, ...object, evidence_details: { due_by } });
  }

  return { all, take, reverse };
}

/** A sum as it is typed: `4,90`; nothing is none. */
const centsOf = (euros: string | null) =>
  Math.max(0, Math.round(Number((euros ?? "").replace(",", ".")) * 100)) || 0;

function parcelOf(form: URLSearchParams): ParcelDetails {
  const field = (name: string) => form.get(name) ?? "";
  const lines = addressFields.map((name) => [name, field(name)]);
  return {
    name: field("name"),
    address: Object.fromEntries(lines) as ParcelDetails["address"],
    dedication: field("dedication"),
  };
}

/** Tells the site of an event, if it has a secret. */
async function sendEvent({ siteUrl, paymentSecret }: Options, body: string) {
  if (!paymentSecret) return;
  const post = signedEvent(body, paymentSecret);
  const answer = await fetch(`${siteUrl}/webhooks/payment`, post).catch((error: Error) => error);
  if (answer instanceof Error || !answer.ok) {
    const reason = answer instanceof Error ? answer.message : `status ${answer.status}`;
    console.error(`Partners: the site did not take a payment's event: ${reason}`);
  }
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
