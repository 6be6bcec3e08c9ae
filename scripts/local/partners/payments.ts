/** Payments at the stand-in checkouts, and the events that the payment provider sends to the site. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PaymentLink } from "../../kit/payment-links";
import { signedEvent } from "../../kit/signed-event";

export interface Payment {
  session: string;
  intent: string;
  email: string;
  /** In cents. */
  amount: number;
  refunds: Refund[];
  dispute: Dispute | null;
  parcel: ParcelDetails | null;
}

interface Refund {
  id: string;
  /** In cents. */
  amount: number;
  status: "pending" | "succeeded" | "failed" | "canceled";
}

interface Dispute {
  id: string;
  status: "needs_response" | "won" | "lost";
  /** Seconds since the epoch. */
  dueBy: number;
  /** Changes of the seller's balance, in cents: what the dispute took, and what came back. */
  balance: number[];
}

/** The actions of the buttons on `paymentsPage`, except a refund. */
export type Step = "fail" | "succeed" | "cancel" | "open" | "defer" | "won" | "lost";

/** The sum refunded, including pending refunds. */
export const refundedOf = ({ refunds }: Payment) =>
  refunds
    .filter(({ status }) => status === "pending" || status === "succeeded")
    .reduce((sum, { amount }) => sum + amount, 0);

/** The parcel's address, as in the provider's events. */
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
   * Accepts a payment and sends its event when the buyer chose: before their return, after it, or never.
   *
   * @param reference `client_reference_id` of the link
   * @param form the form of `checkoutPage`
   */
  async function take(
    session: string,
    link: PaymentLink,
    reference: string | null,
    form: URLSearchParams,
  ) {
    const parcel = link.isPosted ? parcelOf(form) : null;
    const delivery = link.isPosted ? centsOf(form.get("delivery")) : 0;
    const subtotal = link.cents * (form.has("twice") ? 2 : 1);
    const amount = subtotal + delivery;
    const email = form.get("email") ?? "";
    const intent = `pi_${randomUUID()}`;
    const debit = form.get("debit");
    if (!debit) all.push({ session, intent, email, amount, refunds: [], dispute: null, parcel });
    const object = {
      id: session,
      object: "checkout.session",
      created: seconds(),
      mode: "payment",
      payment_status: debit ? "unpaid" : "paid",
      payment_intent: intent,
      amount_subtotal: subtotal,
      amount_total: amount,
      total_details: { amount_discount: 0, amount_shipping: delivery, amount_tax: 0 },
      currency: "eur",
      client_reference_id: reference,
      customer_details: { email, address: { country: form.get("country") ?? "" } },
      metadata: { product: link.product },
      livemode: !form.has("test"),
      ...(parcel && shippingOf(parcel)),
    };
    const events = [
      eventOf("checkout.session.completed", object),
      ...(debit ? [eventOf("checkout.session.async_payment_failed", object)] : []),
    ];
    const sendAll = async () => {
      for (const event of events) await sendEvent(site, event);
    };
    const when = form.get("event") ?? "before";
    if (when === "before") await sendAll();
    const delay = delays[when];
    if (delay) sleep(delay, undefined, { ref: false }).then(sendAll);
  }

  /** Performs the action of a button on `paymentsPage`: a refund, its next step, or a step of a dispute. */
  async function reverse(session: string, form: URLSearchParams) {
    const payment = all.find((candidate) => candidate.session === session);
    if (!payment) throw new Error(`no payment ${session}`);
    switch (form.get("step") as Step | null) {
      case "fail":
        return settle(payment, "succeeded", "failed", "refund.failed");
      case "succeed":
        return settle(payment, "pending", "succeeded", "refund.updated");
      case "cancel":
        return settle(payment, "pending", "canceled", "refund.updated");
      case "open":
        return openDispute(payment);
      case "defer":
        return deferDispute(payment);
      case "won":
        return closeDispute(payment, "won");
      case "lost":
        return closeDispute(payment, "lost");
      default:
        return refund(payment, centsOf(form.get("euros")), form.has("pending"));
    }
  }

  const sendRefund = ({ intent }: Payment, type: string, refund: Refund) =>
    send(type, { object: "refund", payment_intent: intent, currency: "eur", ...refund });

  /** Refunds at most what is left. Like the provider, reports both the refund and the payment's total. */
  async function refund(payment: Payment, cents: number, isPending: boolean) {
    const { intent, amount, refunds } = payment;
    const left = amount - refundedOf(payment);
    const status = isPending ? "pending" : "succeeded";
    const made: Refund = { id: `re_${randomUUID()}`, amount: Math.min(left, cents), status };
    if (made.amount === 0) return;
    refunds.push(made);
    await sendRefund(payment, "refund.created", made);
    const charge = { object: "charge", payment_intent: intent, amount, currency: "eur" };
    const sum = { id: `ch_${intent}`, amount_refunded: refundedOf(payment) };
    await send("charge.refunded", { ...charge, ...sum });
  }

  /** Moves the last refund with a status to its next status. */
  async function settle(
    payment: Payment,
    from: Refund["status"],
    to: Refund["status"],
    type: string,
  ) {
    const last = payment.refunds.findLast(({ status }) => status === from);
    if (!last) return;
    last.status = to;
    await sendRefund(payment, "charge.refund.updated", last);
    await sendRefund(payment, type, last);
  }

  async function sendDispute({ intent, amount, dispute }: Payment, step: string) {
    if (!dispute) return;
    const { id, status, dueBy, balance } = dispute;
    const object = { object: "dispute", payment_intent: intent, amount, currency: "eur", status };
    await send(`charge.dispute.${step}`, {
      id,
      ...object,
      evidence_details: { due_by: dueBy },
      balance_transactions: balance.map((cents) => ({ amount: cents, currency: "eur" })),
    });
  }

  /** The buyer's bank disputes the whole payment, and takes it. */
  async function openDispute(payment: Payment) {
    const dueBy = seconds() + week;
    payment.dispute = { id: `dp_${randomUUID()}`, status: "needs_response", dueBy, balance: [] };
    await sendDispute(payment, "created");
    payment.dispute.balance.push(-payment.amount);
    await sendDispute(payment, "funds_withdrawn");
  }

  /** The bank gives the seller another week. */
  async function deferDispute(payment: Payment) {
    if (!payment.dispute) return;
    payment.dispute.dueBy += week;
    await sendDispute(payment, "updated");
  }

  /** A lost dispute may be won on appeal. */
  async function closeDispute(payment: Payment, status: "won" | "lost") {
    if (!payment.dispute) return;
    payment.dispute.status = status;
    await sendDispute(payment, "closed");
    if (status === "lost") return;
    payment.dispute.balance.push(payment.amount);
    await sendDispute(payment, "funds_reinstated");
  }

  return { all, take, reverse };
}

/** Parses a sum as typed: `4,90`; 0 if empty or invalid. */
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

/** Sends an event to the site, if it has a secret. */
async function sendEvent({ siteUrl, paymentSecret }: Options, body: string) {
  if (!paymentSecret) return;
  const post = signedEvent(body, paymentSecret);
  const response = await fetch(`${siteUrl}/webhooks/payment`, post).catch((error: Error) => error);
  if (response instanceof Error || !response.ok) {
    const reason = response instanceof Error ? response.message : `status ${response.status}`;
    console.error(`Partners: the site did not accept a payment's event: ${reason}`);
  }
}

/** What a payment link adds to a session if it asks for an address and has a field `dedicace`. */
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

/** In seconds. */
const week = 7 * 24 * 60 * 60;

const seconds = () => Math.floor(Date.now() / 1000);
