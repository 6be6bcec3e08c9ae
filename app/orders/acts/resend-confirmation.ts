import { and, eq, sql } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import { type Order, outboxEvents } from "~/db/schema";
import { mailEvent, record, type StoreContext } from "~/outbox/record";
import { dueNow, findOrder, type Outcome, refused } from "./act";

interface Resending {
  reference: string;
  /** How many confirmations the caller saw; a repetition that saw the same number sends nothing. */
  seen?: number | undefined;
}

/** Sends the mail that confirms an order once more, within a minute. */
export async function resendConfirmation(
  context: StoreContext,
  { reference, seen }: Resending,
): Promise<Outcome> {
  const { db, mailed = false, now = Date.now } = context;
  const { order } = (await findOrder(db, reference)) ?? {};
  if (!order) return refused("unknown reference");
  const { session_id: id, email, key } = order;
  if (!mailed) return refused("mail off");
  if (email === null) return refused("address erased");
  if (key === null) return refused("no page");
  const created_at = new Date(now()).toISOString();
  const event = mailEvent({ type: "order.paid", table: "orders", id, email, created_at });
  const when = seen === undefined ? sql`true` : sql`(${countConfirmations(order)}) = ${seen}`;
  const { events } = await record(db, writeActs(context, [reference]), [event], {
    when,
    dueAt: dueNow(context),
  });
  return { kind: events.length > 0 ? "done" : "already" };
}

/** Counts the mails that confirm an order, in SQL. */
export function countConfirmations({ session_id, email }: Pick<Order, "session_id" | "email">) {
  const isConfirmation = and(
    sql`lower(${outboxEvents.email}) = ${(email ?? "").toLowerCase()}`,
    eq(outboxEvents.subject_id, session_id),
    eq(outboxEvents.type, "order.paid"),
    eq(outboxEvents.destination, "mail"),
  );
  return sql<number>`SELECT count(*) FROM ${outboxEvents} WHERE ${isConfirmation}`;
}
