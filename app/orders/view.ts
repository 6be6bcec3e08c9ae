import { orderPage } from "~/content/order-page";
import { type DeliverableLink, deliverables, type ProductId, products } from "~/content/products";
import type { Order, Parcel } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { accessTo, isFullyRefunded, openingOf } from "./access";
import { isAddressed, maskedDestination } from "./address";
import type { Buyer, Purchase } from "./buyer";
import { copiesToSend, refundedCopies } from "./copies";
import { fileName } from "./files";
import { charged, money } from "./money";
import { isInDeliveryArea } from "./parcels";

export type OrderView = ReturnType<typeof orderView>;
export type PurchaseView = ReturnType<typeof purchaseView>;
export type DigitalView = ReturnType<typeof digitalView>;
export type ParcelView = ReturnType<typeof parcelView>;

/** Why a post or a download was refused; applies to the page or to one purchase's field. */
export interface OrderProblem {
  message: string;
  reference?: string | null;
  field?: "dedication";
  /** The value that was typed. */
  value?: string;
}

interface ViewContext {
  /** Milliseconds since the epoch. */
  now: number;
  /** Keys of the objects in the bucket. */
  stored: ReadonlySet<string>;
  /** URLs of the links, by variable. */
  addresses: Partial<Record<DeliverableLink["variable"], string | undefined>>;
  /** The days (YYYY-MM-DD) on which orders were refunded in full, by session. */
  refundDays: ReadonlyMap<string, string | null>;
}

/** Before the key of every buyer's page. */
export const buyersPath = "/ma-commande/";

/** The buyer's page of an order and of its chain. */
export const orderPath = (key: string) => buyersPath + key;

export const receiptPath = (key: string) => `${orderPath(key)}/recu`;

/**
 * What the buyer's page shows: only the name and town of the postal address, and only a hint of the e-mail. Days are in
 * Paris.
 */
export function orderView({ current: { order }, purchases }: Buyer, context: ViewContext) {
  return {
    reference: order.reference ?? "",
    isTest: !order.livemode,
    receiptPath: receiptPath(order.key ?? ""),
    /** The day of the first payment decides which terms of sale are linked. */
    boughtOn: parisDay(purchases[0]?.order.created_at ?? order.created_at),
    purchases: purchases.map((purchase) => purchaseView(purchase, context, order.key ?? "")),
  };
}

/** `c…@example.com` */
function hintOf(email: string): string {
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0]}…${email.slice(at)}`;
}

export function productName(product: Order["product"]): string {
  return product === "other" ? orderPage.other : products[product].name;
}

/** What was bought, by its name of that day, and how many: `2 × L’Auteur Augmenté`. */
export function nameOf({ quantity, ...bought }: Bought & Pick<Order, "quantity">): string {
  return timesOf(quantity) + boughtName(bought);
}

/** The name of a product on the day of its payment. */
export const boughtName = ({ product_name, product }: Bought) =>
  product_name ?? productName(product);

type Bought = Pick<Order, "product_name" | "product">;

export function timesOf(quantity: number): string {
  return quantity > 1 ? `${quantity}\u00a0×\u00a0` : "";
}

/** `, 1 remboursé`, after the name of a purchase of several. */
function refundedCopiesText(order: Order): string {
  const count = isFullyRefunded(order) ? 0 : refundedCopies(order);
  return count > 0 ? `, ${count}\u00a0${count > 1 ? "remboursés" : "remboursé"}` : "";
}

/** At most what was paid, even if the ledger says more: a dispute may take money that was already refunded. */
export function refundOf({ amount_cents, refunded_cents, currency }: Order): string | null {
  const cents = Math.min(refunded_cents, amount_cents);
  return cents > 0 ? money(cents, currency) : null;
}

/** The guarantee and the right to withdraw from a purchase, in the words of its day. */
export function rightsOf({ rights, product }: Pick<Order, "rights" | "product">): string {
  return rights ?? (product === "other" ? orderPage.rights.ofOther : products[product].rights);
}

function purchaseView({ order, parcel }: Purchase, context: ViewContext, key: string) {
  const { product } = order;
  const isRefunded = isFullyRefunded(order);
  return {
    reference: order.reference,
    product,
    name: nameOf(order) + refundedCopiesText(order),
    /** Null after a full refund. */
    rights: isRefunded ? null : rightsOf(order),
    paidOn: parisDay(order.created_at),
    amount: charged(order.amount_cents, order.currency),
    refunded: refundOf(order),
    isRefunded,
    refundedOn: context.refundDays.get(order.session_id) ?? null,
    isDisputed: order.dispute === "open",
    sentOn: parcel?.sent_at ? parisDay(parcel.sent_at) : null,
    emailHint: order.email && hintOf(order.email),
    digital: product === "other" ? null : digitalView(order, product, context, key),
    parcel: parcel && parcelView(order, parcel),
  };
}

function digitalView(
  order: Order,
  product: ProductId,
  { now, stored, addresses }: ViewContext,
  key: string,
) {
  const { files, links, later } = deliverables[product];
  const access = accessTo(order, now);
  const isOpen = access === "open";
  const storedFiles = files.filter((file) => stored.has(file.key));
  const openLinks = links.flatMap(({ variable, ...link }) => {
    const url = addresses[variable];
    return url ? [{ ...link, url }] : [];
  });
  const isComplete = storedFiles.length === files.length && openLinks.length === links.length;
  return {
    access,
    /** When it opens, for use in a sentence; null if that is not known. */
    opening: openingOf(order, now).words,
    files: isOpen
      ? storedFiles.map((file) => ({
          name: file.name,
          format: file.format,
          path: `${orderPath(key)}/${fileName(file)}`,
        }))
      : [],
    links: isOpen ? openLinks : [],
    /** Shown instead of missing content. */
    later: isOpen && !isComplete ? later : null,
  };
}

function parcelView(order: Order, parcel: Parcel) {
  const { tracking_url, dedication, replaces_sent_at } = parcel;
  return {
    state: stateOf(order, parcel),
    copies: copiesToSend(order),
    isNear: isInDeliveryArea(parcel),
    /** The day of the parcel that this one replaces. */
    replacesSentOn: replaces_sent_at && parisDay(replaces_sent_at),
    trackingUrl: tracking_url,
    dedication,
    /** The destination without the street. */
    destination: maskedDestination(parcel),
  };
}

function stateOf(
  order: Order,
  parcel: Parcel,
): "toSend" | "noAddress" | "sent" | "held" | "cancelled" {
  if (parcel.sent_at !== null) return "sent";
  if (isFullyRefunded(order)) return "cancelled";
  if (order.dispute === "open") return "held";
  return isAddressed(parcel) ? "toSend" : "noAddress";
}
