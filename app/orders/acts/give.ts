import { and, desc, eq, sql } from "drizzle-orm";
import { deliverables, type ProductId } from "~/content/products";
import { writeActs } from "~/db/acts";
import { type Order, orders, parcels } from "~/db/schema";
import { randomHex } from "~/lib/ids";
import { insertIf, record, type StoreContext } from "~/outbox/record";
import { type Destination, nowhere, type Problem, wrongField } from "../address";
import { giftPrefix, keptOffer, newOrder, orderEvents } from "../order-row";
import { newParcel } from "../payment";
import { dueNow } from "./act";

export interface Gift {
  email: string;
  product: ProductId;
  /** The parcel's destination as far as it is known. */
  destination?: Partial<Destination>;
  /** The reference of the latest gift of this product to this address that the caller saw; null if there was none. */
  after: string | null;
}

export interface Given {
  order: Pick<Order, "reference" | "email">;
  isMailed: boolean;
}

/**
 * Stores an order of 0 cents, with its parcel and its announcement. Another gift of the same is made only after the
 * latest one was seen, so that a repetition gives nothing.
 *
 * @returns with `already`, the latest gift
 */
export async function giveProduct(
  context: StoreContext,
  { email, product, destination = {}, after }: Gift,
): Promise<({ kind: "done" | "already" } & Given) | { kind: "invalid"; problem: Problem }> {
  const { db, mailed = false, now = Date.now } = context;
  const shipping = { ...nowhere, ...destination, dedication: null };
  const hasAddress = Object.entries(destination).some(([name, text]) => name !== "name" && text);
  const problem = hasAddress ? wrongField(shipping) : null;
  if (problem) return { kind: "invalid", problem };
  const time = now();
  const created_at = new Date(time).toISOString();
  const order = newOrder({
    session_id: giftPrefix + randomHex(16),
    payment_intent: null,
    product,
    ...keptOffer(product),
    quantity: 1,
    unit_cents: 0,
    discount_cents: 0,
    amount_cents: 0,
    currency: "eur",
    landing: null,
    source: null,
    campaign: null,
    email,
    created_at,
    after_session: null,
    livemode: true,
    country: shipping.country,
    shipping_cents: 0,
  });
  const latest = db
    .select({ reference: orders.reference, email: orders.email })
    .from(orders)
    .where(
      and(
        sql`lower(${orders.email}) = ${email.toLowerCase()}`,
        eq(orders.product, product),
        sql`${orders.session_id} GLOB ${`${giftPrefix}*`}`,
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.session_id))
    .limit(1);
  const isNew = sql`(SELECT reference FROM (${latest})) IS ${after}`;
  const events = orderEvents("order.paid", order, mailed, time);
  const { results } = await record(
    db,
    [
      ...(deliverables[product].parcel
        ? [insertIf(db, isNew, parcels, newParcel(order, shipping))]
        : []),
      insertIf(db, isNew, orders, order),
      ...writeActs(context, [order.reference]),
      latest,
    ],
    events,
    { when: isNew, dueAt: dueNow(context) },
  );
  const [given = order] = results.at(-1) as Given["order"][];
  const isMailed = events.some(({ destination }) => destination === "mail");
  return { kind: given.reference === order.reference ? "done" : "already", order: given, isMailed };
}
