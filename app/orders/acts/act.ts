/** What the acts of an operator share: how they find their order, refuse, and leave a trace. */
import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { databaseTime } from "~/db/now";
import { type Order, orders, outboxEvents, type Parcel, parcelHistory, parcels } from "~/db/schema";
import { randomHex } from "~/lib/ids";
import { hourInMs } from "~/lib/time";
import type { StoreContext } from "~/outbox/record";
import { isFullyRefunded } from "../access";

/** Which order an act is about, and which version of its parcel its caller saw; the present one if absent. */
export interface Target {
  reference: string;
  version?: number | undefined;
}

/** Why nothing was done. */
export type Refusal =
  | "unknown reference"
  | "no parcel"
  | "refunded"
  | "disputed"
  | "not sent"
  | "sent"
  /** More than an hour ago. */
  | "too late"
  /** The buyer has been told already. */
  | "announced"
  | "address erased"
  | "no page"
  | "mail off";

/** How an act ended. Each has `parcel` or other facts as they are now. */
export type Outcome<Facts extends object = object> =
  | ({ kind: "done" } & Facts)
  /** It was done before, and not a second time. */
  | ({ kind: "already" } & Facts)
  /** Something that the caller has not seen was changed meanwhile. */
  | { kind: "changed" }
  | { kind: "refused"; reason: Refusal };

export const refused = (reason: Refusal) => ({ kind: "refused", reason }) as const;
export const changed = { kind: "changed" } as const;

export interface OrderWithParcel {
  order: Order;
  parcel: Parcel | null;
}

/** The orders with these references, in one batch. Not joined: both tables have columns of one name. */
export async function findOrders(
  db: Database,
  references: readonly string[],
): Promise<Map<string, OrderWithParcel>> {
  const isAsked = sql`${orders.reference} IN (SELECT value FROM json_each(${JSON.stringify(references)}))`;
  const sessions = db.select({ id: orders.session_id }).from(orders).where(isAsked);
  const [found, theirParcels] = await db.batch([
    db.select().from(orders).where(isAsked),
    db.select().from(parcels).where(inArray(parcels.session_id, sessions)),
  ]);
  const bySession = new Map(theirParcels.map((parcel) => [parcel.session_id, parcel]));
  return new Map(
    found.map((order) => [
      order.reference ?? "",
      { order, parcel: bySession.get(order.session_id) ?? null },
    ]),
  );
}

export async function findOrder(db: Database, reference: string) {
  return (await findOrders(db, [reference])).get(reference);
}

/** Why an order's parcel may not leave now; null if it may. */
export function whyHeld(order: Order): "refunded" | "disputed" | null {
  if (isFullyRefunded(order)) return "refunded";
  return order.dispute === "open" ? "disputed" : null;
}

/** A parcel as it was read: whoever changes it also changes its version. */
export const isUnchanged = ({ session_id, version }: Parcel) =>
  and(eq(parcels.session_id, session_id), eq(parcels.version, version));

export const nextVersion = { version: sql`${parcels.version} + 1` };

/** For how long a sending can be undone; its buyer is told afterwards. */
export const undoMs = hourInMs;

/** When an event is due, in SQL: after `undoMs` from a sending. @param now absent for the database's clock */
export function dueAfterUndo({ now }: StoreContext, sent_at?: string): SQL {
  const end = (time: number) => new Date(time + undoMs).toISOString();
  const present = now ? sql`${new Date(now()).toISOString()}` : databaseTime();
  if (sent_at) return sql`max(${present}, ${end(Date.parse(sent_at))})`;
  return now ? sql`${end(now())}` : databaseTime("+1 hour");
}

/** When an event that need not wait is due. */
export const dueNow = ({ now }: StoreContext) => (now ? undefined : databaseTime());

/** Keeps a parcel's values before they change. */
export function keepHistory(
  db: Database,
  act: (typeof parcelHistory.$inferSelect)["act"],
  { created_at, which }: { created_at: string; which: SQL | undefined },
) {
  const { name, company, line1, line2, postal_code, city, state, country, address } = parcels;
  return db.insert(parcelHistory).select(
    db
      .select({
        id: sql<string>`${randomHex(16)}`.as("id"),
        session_id: parcels.session_id,
        created_at: sql<string>`${created_at}`.as("created_at"),
        act: sql<typeof act>`${act}`.as("act"),
        name,
        company,
        line1,
        line2,
        postal_code,
        city,
        state,
        country,
        address,
        sent_at: parcels.sent_at,
        tracking_url: parcels.tracking_url,
      })
      .from(parcels)
      .where(which),
  );
}

/** The announcements of a parcel's present sending, found by their address, like all events of a person. */
export function announcesSending({ session_id, email }: Order, { sent_at }: Parcel) {
  const { subject_table, subject_id, type, created_at } = outboxEvents;
  return and(
    sql`lower(${outboxEvents.email}) = ${(email ?? "").toLowerCase()}`,
    gte(created_at, sent_at ?? ""),
    eq(subject_table, "orders"),
    eq(subject_id, session_id),
    eq(type, "order.sent"),
  );
}

/** Not yet tried, so that it can be withdrawn. */
export const isUntold = sql`(${outboxEvents.status} = 'pending' AND ${outboxEvents.attempts} = 0)`;
