import type { PendingEvent } from "~/outbox/record";
import type { StoreContext } from "./order";
import { storePayment } from "./payment";
import type { PaymentEvent } from "./payment-event";
import { storeDispute, storeFailedRefund, storeRefund } from "./reversal";

/**
 * Stores what an event of the payment provider tells.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws: the provider then repeats the event
 */
export async function storeEvent(
  context: StoreContext,
  event: Exclude<PaymentEvent, { kind: "malformed" }>,
): Promise<PendingEvent[]> {
  switch (event.kind) {
    case "paid":
      return storePayment(context, event.order, event.shipping);
    case "refunded":
      return storeRefund(context, event.refund);
    case "refundFailed":
      return storeFailedRefund(context, event.refund);
    case "disputed":
      return storeDispute(context, event.dispute);
    case "ignored":
      return [];
  }
}
