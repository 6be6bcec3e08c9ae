import { and, exists, inArray, isNull, sql } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { eventValue, record, type StoreContext } from "~/outbox/record";
import { orderEvents } from "../order-row";
import { isNotFullyRefunded, isUndisputed } from "../parcels";
import {
  changed,
  dueAfterUndo,
  findOrders,
  nextVersion,
  type OrderWithParcel,
  type Outcome,
  refused,
  type Target,
  whyHeld,
} from "./act";

export interface Sending extends Target {
  tracking: string | null;
}

export interface Sent extends Pick<Parcel, "tracking_url"> {
  sent_at: string;
  /** Whether the buyer gets a mail, once the sending can no longer be undone. */
  isMailed: boolean;
}

/** D1 and the operator's shell limit the size of a statement. */
const sendingsPerBatch = 20;

/**
 * Records that parcels were sent and announces it to their buyers, an hour later: until then it can be undone. A wrong
 * reference does not keep the others from being sent.
 *
 * @returns an outcome for each sending, in their order
 */
export async function sendParcels(
  context: StoreContext,
  sendings: readonly Sending[],
): Promise<Outcome<Sent>[]> {
  const outcomes: Outcome<Sent>[] = [];
  for (let from = 0; from < sendings.length; from += sendingsPerBatch)
    outcomes.push(...(await sendSome(context, sendings.slice(from, from + sendingsPerBatch))));
  return outcomes;
}

/** Sends one parcel, like `sendParcels`. */
export async function sendParcel(context: StoreContext, sending: Sending): Promise<Outcome<Sent>> {
  const [outcome = refused("unknown reference")] = await sendParcels(context, [sending]);
  return outcome;
}

async function sendSome(
  context: StoreContext,
  sendings: readonly Sending[],
): Promise<Outcome<Sent>[]> {
  const references = sendings.map(({ reference }) => reference);
  const found = await findOrders(context.db, references);
  const ready = sendings.flatMap((sending) => {
    const { order, parcel } = found.get(sending.reference) ?? {};
    const isReady = obstacleTo(found.get(sending.reference), sending) === null;
    return isReady && order && parcel ? [{ order, parcel, tracking_url: sending.tracking }] : [];
  });
  const sent = ready.length > 0 ? await markSent(context, ready) : new Map<string, Sent>();
  // Somebody else was faster: what they did decides.
  const present = sent.size < ready.length ? await findOrders(context.db, references) : found;
  return sendings.map((sending) => {
    const facts = sent.get(found.get(sending.reference)?.order.session_id ?? "");
    if (facts) return { kind: "done", ...facts };
    return obstacleTo(present.get(sending.reference), sending) ?? changed;
  });
}

/** What keeps a parcel from being sent; null if nothing does. */
function obstacleTo(found: OrderWithParcel | undefined, { version }: Sending) {
  if (!found) return refused("unknown reference");
  const { order, parcel } = found;
  if (!parcel) return refused("no parcel");
  const { sent_at, tracking_url } = parcel;
  if (sent_at !== null) return { kind: "already", sent_at, tracking_url, isMailed: false } as const;
  const held = whyHeld(order);
  if (held) return refused(held);
  return version === undefined || version === parcel.version ? null : changed;
}

interface Ready extends Pick<Parcel, "tracking_url"> {
  order: Order;
  parcel: Parcel;
}

/** Marks those parcels as sent that are still as they were read, with their announcements, by session. */
async function markSent(
  context: StoreContext,
  ready: readonly Ready[],
): Promise<Map<string, Sent>> {
  const { db, mailed = false, now = Date.now } = context;
  const time = now();
  const sent_at = new Date(time).toISOString();
  const events = ready.flatMap(({ order, tracking_url }) =>
    orderEvents("order.sent", { ...order, ...{ sent_at, tracking_url } }, mailed, time),
  );
  const sessions = ready.map(({ parcel }) => parcel.session_id);
  const versions = ready.map(({ parcel }) => `${parcel.session_id} ${parcel.version}`);
  const trackings = ready.map(({ parcel, tracking_url }) => [parcel.session_id, tracking_url]);
  const listed = (values: unknown) => sql`json_each(${JSON.stringify(values)}) AS listed`;
  const mayLeave = db
    .select({ session_id: orders.session_id })
    .from(orders)
    .where(
      and(sql`${orders.session_id} = ${parcels.session_id}`, isNotFullyRefunded, isUndisputed),
    );
  const isUnchanged = and(
    isNull(parcels.sent_at),
    sql`${parcels.session_id} || ' ' || ${parcels.version} IN (SELECT listed.value FROM ${listed(versions)})`,
    exists(mayLeave),
  );
  const ofEvent = and(sql`${parcels.session_id} = ${eventValue("subject_id")}`, isUnchanged);
  const { results } = await record(
    db,
    [
      db
        .update(parcels)
        .set({
          sent_at,
          tracking_url: sql`(SELECT listed.value FROM ${listed(Object.fromEntries(trackings))} WHERE listed.key = ${parcels.session_id})`,
          ...nextVersion,
        })
        .where(and(inArray(parcels.session_id, sessions), isUnchanged))
        .returning({ session_id: parcels.session_id, tracking_url: parcels.tracking_url }),
      ...writeActs(
        context,
        ready.map(({ order }) => order.reference),
        sql`EXISTS (SELECT 1 FROM orders JOIN parcels ON parcels.session_id = orders.session_id
          WHERE orders.reference = value ->> '$.reference' AND parcels.sent_at = ${sent_at})`,
      ),
    ],
    events,
    {
      when: exists(db.select({ session_id: parcels.session_id }).from(parcels).where(ofEvent)),
      dueAt: dueAfterUndo(context),
    },
  );
  const mails = events.filter(({ destination }) => destination === "mail");
  const isMailed = (id: string) => mails.some(({ subject_id }) => subject_id === id);
  return new Map(
    results[0].map(({ session_id: id, tracking_url }) => [
      id,
      { sent_at, tracking_url, isMailed: isMailed(id) },
    ]),
  );
}
