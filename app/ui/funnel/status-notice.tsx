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

/**
 * What the page says of a purchase that is not paid; null if the order takes its usual course.
 *
 * @param bought the product if the payment is unknown
 */
export function statusText(purchase: PurchaseStatus, bought: ProductId): OrderStatusText | null {
  const { status, refunded, refundedOn, parcel } = purchase;
  const product = purchase.product ?? bought;
  const isSent = parcel && parcel.sentOn !== null;
  switch (status) {
    case "pending":
      return pendingText;
    case "failed":
      return failedText(bought);
    case "disputed":
      return disputedText(isSent);
    case "refunded": {
      const day = refundedOn && dayInWords(refundedOn);
      return refundedText({ product, sum: refunded ?? "", day, isSent });
    }
    default:
      return null;
  }
}

/** The same for one product if its purchase is known, or else for the page's own purchase. */
export function statusTextOf(product: ProductId, order: OrderLookup): OrderStatusText | null {
  return statusText(order.paid.find((paid) => paid.product === product) ?? order, product);
}

interface StatusNoticeProps extends Pick<OrderStatusText, "title" | "text" | "resume"> {
  /** The product's name, if it is not the page's own. */
  product?: string;
}

export function StatusNotice({ product, title, text, resume }: StatusNoticeProps) {
  return (
    <section className="notice">
      <h2>{product ? `${product} – ${title}` : title}</h2>
      <p>{text}</p>
      {resume ? (
        <p>
          <a className="button" href={resume.to}>
            {resume.label}
          </a>
        </p>
      ) : null}
    </section>
  );
}
