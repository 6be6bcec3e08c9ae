import { type ActName, acts as actTexts } from "~/content/desk";
import { orderDesk, parcelStates } from "~/content/desk-orders";
import { clockInParis, frenchTime, parisDay } from "~/lib/time";
import { isFullyRefunded } from "~/orders/access";
import { undoMs } from "~/orders/acts/act";
import { destinationFields, envelopeLines, isAddressed } from "~/orders/address";
import type { OrderDetails } from "~/orders/details";
import { readLedger } from "~/orders/ledger";
import { money } from "~/orders/money";
import { canUndoSending } from "~/orders/order";
import { promisedDeliveryDay } from "~/orders/parcels";
import { nameOf, orderPath, receiptPath } from "~/orders/view";

export type OrderView = ReturnType<typeof viewOf>;
export type ParcelView = NonNullable<OrderView["parcel"]>;

/** What the page shows of an order. @param now in milliseconds since the epoch */
export function viewOf(details: OrderDetails, now: number) {
  const { order, parcel, entries, events, history, acts } = details;
  const { reference, key, currency, email, landing, source, campaign } = order;
  return {
    reference: reference ?? "",
    name: nameOf(order),
    amount: money(order.amount_cents, currency),
    isTest: !order.livemode,
    email,
    paidAt: order.created_at,
    origin: [landing, source, campaign].filter(Boolean).join(", ") || null,
    payment: order.payment_intent,
    country: order.country,
    downloads: order.downloads,
    lastDownloadAt: order.last_download_at,
    buyersPath: key && orderPath(key),
    receiptPath: key && receiptPath(key),
    dispute:
      order.dispute === "open"
        ? order.dispute_due_on
          ? orderDesk.disputeDue(order.dispute_due_on)
          : orderDesk.disputed
        : null,
    lines: readLedger(order, entries).lines.map(({ kind, id, at, cents }) => ({
      id: `${id} ${at}`,
      what: orderDesk.moneyKinds[kind],
      at,
      sum: money(cents, currency),
    })),
    parcel: parcel && parcelView(order, parcel, now),
    messages: events.map(messageOf),
    confirmations: events.filter(isConfirmation).length,
    /** What was changed, the newest first. */
    changes: [
      ...acts.map(({ id, created_at, act, operator }) => ({
        id,
        at: created_at,
        what: actTexts[act as ActName]?.label ?? act,
        detail: operator,
      })),
      ...history.map(({ id, created_at, act, ...before }) => ({
        id,
        at: created_at,
        what: orderDesk.historyActs[act],
        detail: beforeOf(act, before),
      })),
    ].toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  };
}

function parcelView(
  order: OrderDetails["order"],
  parcel: NonNullable<OrderDetails["parcel"]>,
  now: number,
) {
  const { sent_at, tracking_url, dedication, version, replaces_sent_at } = parcel;
  const canUndo = canUndoSending(parcel, now);
  return {
    version: String(version),
    lines: isAddressed(parcel) ? envelopeLines(parcel) : [],
    fields: destinationFields(parcel),
    dedication,
    state: stateOf(order, parcel, now),
    isSent: sent_at !== null,
    isHeld: isFullyRefunded(order) || order.dispute === "open" || !order.livemode,
    trackingUrl: tracking_url,
    replacesSentAt: replaces_sent_at,
    undoUntil: canUndo ? frenchTime(clockInParis(Date.parse(sent_at ?? "") + undoMs).time) : null,
  };
}

function stateOf(
  order: OrderDetails["order"],
  parcel: NonNullable<OrderDetails["parcel"]>,
  now: number,
): string {
  if (parcel.sent_at) return parcelStates.sent(parisDay(parcel.sent_at));
  if (isFullyRefunded(order)) return parcelStates.refunded;
  if (order.dispute === "open") return parcelStates.disputed;
  const day = promisedDeliveryDay(parcel);
  return day < parisDay(now) ? parcelStates.late(day) : parcelStates.toSend(day);
}

type Event = OrderDetails["events"][number];

const isConfirmation = ({ type, destination }: Event) =>
  type === "order.paid" && destination === "mail";

function messageOf(event: Event) {
  const { type, destination, status, created_at, delivered_at, next_attempt_at } = event;
  const moments = { delivered: delivered_at, pending: next_attempt_at } as const;
  return {
    id: `${type} ${destination} ${created_at}`,
    what: orderDesk.messageTypes[type] ?? type,
    where: orderDesk.destinations[destination],
    at: created_at,
    state: orderDesk.messageStates[status],
    stateAt: status === "delivered" || status === "pending" ? moments[status] : null,
    error: status === "delivered" ? null : event.last_error,
  };
}

type History = OrderDetails["history"][number];

function beforeOf(act: History["act"], before: Omit<History, "id" | "created_at" | "act">): string {
  if (act === "tracking") return before.tracking_url ?? "–";
  if (act === "address") return envelopeLines(before).join(", ") || "–";
  return before.sent_at ? parcelStates.sent(parisDay(before.sent_at)) : "–";
}
