import {
  disputedText,
  failedText,
  pendingText,
  refundedText,
  type StandingText,
} from "~/content/order-standing";
import type { ProductId } from "~/content/products";
import type { OrderLookup, PurchaseStanding } from "~/funnel/order";
import { dayInWords } from "~/ui/receipt-lines";

/** Replaces the page's next steps; null if the order takes its usual course. */
export function standingText(purchase: PurchaseStanding): StandingText | null {
  const { product, standing, refundedOn } = purchase;
  const isBook = product === "book";
  if (standing === "pending") return pendingText;
  if (standing === "failed") return failedText;
  if (standing === "disputed") return disputedText(isBook);
  if (standing !== "refunded") return null;
  return refundedText(isBook, refundedOn && dayInWords(refundedOn));
}

/** The same of one product, if its purchase is known; else of the page's own purchase. */
export function standingTextOf(product: ProductId, order: OrderLookup): StandingText | null {
  return standingText(order.paid.find((paid) => paid.product === product) ?? order);
}

interface StandingNoticeProps extends Pick<StandingText, "title" | "text"> {
  /** The product, if it is not the page's own. */
  of?: string;
}

export function StandingNotice({ of, title, text }: StandingNoticeProps) {
  return (
    <section className="notice">
      <h2>{of ? `${of} – ${title}` : title}</h2>
      <p>{text}</p>
    </section>
  );
}
