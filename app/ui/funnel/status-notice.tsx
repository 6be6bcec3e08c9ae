import {
  disputedText,
  failedText,
  type OrderStatusText,
  pendingText,
  refundedText,
} from "~/content/order-status";
import type { ProductId } from "~/content/products";
import type { OrderLookup, PurchaseStatus } from "~/funnel/order";
import { dayInWords } from "~/ui/receipt-lines";

/** What replaces the page's next steps; null if the order takes its usual course. */
export function statusText(purchase: PurchaseStatus): OrderStatusText | null {
  const { product, status, refundedOn } = purchase;
  const isBook = product === "book";
  if (status === "pending") return pendingText;
  if (status === "failed") return failedText;
  if (status === "disputed") return disputedText(isBook);
  if (status !== "refunded") return null;
  return refundedText(isBook, refundedOn && dayInWords(refundedOn));
}

/** The same for one product if its purchase is known, or else for the page's own purchase. */
export function statusTextOf(product: ProductId, order: OrderLookup): OrderStatusText | null {
  return statusText(order.paid.find((paid) => paid.product === product) ?? order);
}

interface StatusNoticeProps extends Pick<OrderStatusText, "title" | "text"> {
  /** The product's name, if it is not the page's own. */
  product?: string;
}

export function StatusNotice({ product, title, text }: StatusNoticeProps) {
  return (
    <section className="notice">
      <h2>{product ? `${product} – ${title}` : title}</h2>
      <p>{text}</p>
    </section>
  );
}
