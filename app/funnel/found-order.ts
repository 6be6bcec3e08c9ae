import { parisDay, sleep } from "~/lib/time";
import { findBuyer, type Purchase } from "~/orders/buyer";
import { readOrder } from "~/orders/buyer-page";
import { orderPath, type PurchaseView } from "~/orders/view";
import { isWalkOver } from "~/orders/walk";
import {
  type FoundPayment,
  findPayment,
  type LookupContext,
  type LookupEndpoint,
  type LookupRequest,
} from "./lookup";
import { type OrderLookup, paidFor, purchaseStatus, unknownOrder } from "./order";

/**
 * The order to show after a payment.
 *
 * @param prefilled the e-mail in the page's address, shown if no other is known
 */
export async function findOrder(
  context: LookupContext,
  endpoint: LookupEndpoint,
  lookup: LookupRequest,
  prefilled: string | null,
): Promise<OrderLookup> {
  const payment = await findPayment(context, endpoint, lookup);
  const order = await describeOrder(payment, context);
  const { purchase } = payment;
  const isOver = purchase !== undefined && isWalkOver(purchase.order, Date.now());
  const email = order.email ?? prefilled;
  return { ...order, email, prefill: isOver ? prefilled : email };
}

/** Milliseconds to wait for details of a payment that is already known. */
const detailsTime = 300;

/**
 * Leaves out whatever fails: an incomplete page is better than a late one. For another shop's product only the e-mail
 * is shown.
 */
async function describeOrder(
  { email, purchase, pending }: FoundPayment,
  context: LookupContext,
): Promise<Omit<OrderLookup, "prefill">> {
  if (!purchase || purchase.order.product === "other") {
    const unpaid = pending?.failed ? "failed" : "pending";
    return { ...unknownOrder, email, status: pending ? unpaid : "usual" };
  }
  const { order } = purchase;
  const { session_id, key, reference, created_at } = order;
  const status = purchaseStatus(purchase, Date.now());
  const details = readDetails(purchase, context).catch(() => undefined);
  return {
    email,
    paidOn: parisDay(created_at),
    reference: reference ?? session_id,
    orderPath: key ? orderPath(key) : null,
    ...status,
    ...((await Promise.race([details, sleep(detailsTime)])) ?? {
      paid: [{ ...status, ...paidFor(order) }],
    }),
  };
}

async function readDetails({ order }: Purchase, context: LookupContext) {
  const buyer = await findBuyer(context.db, order.key ?? "");
  if (!buyer) return undefined;
  const { purchases, filesUnavailable } = await readOrder(buyer, context);
  const paid = buyer.purchases.map((purchase, index) => ({
    ...purchaseStatus(purchase, Date.now()),
    ...paidFor(purchase.order),
    refundedOn: purchases[index]?.refundedOn ?? null,
    ...(!filesUnavailable && { file: pdfOf(purchases[index]) }),
  }));
  return { paid, refundedOn: paid[buyer.purchases.indexOf(buyer.current)]?.refundedOn ?? null };
}

function pdfOf(purchase: PurchaseView | undefined): string | null {
  return purchase?.digital?.files.find(({ format }) => format === "PDF")?.path ?? null;
}
