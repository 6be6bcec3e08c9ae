import {
  disputedText,
  failedText,
  pendingText,
  refundedText,
  type StandingText,
} from "~/content/order-standing";
import type { OrderLookup } from "~/funnel/order";
import { dayInWords } from "~/ui/receipt-lines";

/** Replaces the page's next steps; null if the order takes its usual course. */
export function standingText({ standing, refundedOn }: OrderLookup): StandingText | null {
  if (standing === "pending") return pendingText;
  if (standing === "failed") return failedText;
  if (standing === "disputed") return disputedText;
  return standing === "refunded" ? refundedText(refundedOn && dayInWords(refundedOn)) : null;
}

export function StandingNotice({ title, text }: StandingText) {
  return (
    <section className="notice">
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
