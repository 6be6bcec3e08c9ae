import { and, exists, notInArray } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import { outboxEvents, type Parcel, parcels } from "~/db/schema";
import { record, type StoreContext } from "~/outbox/record";
import { orderEvents } from "../order-row";
import {
  announcesSending,
  changed,
  dueAfterUndo,
  findOrder,
  isUnchanged,
  isUntold,
  keepHistory,
  nextVersion,
  type Outcome,
  refused,
  type Target,
} from "./act";

interface Correction extends Target {
  tracking: string;
}

interface Tracked extends Pick<Parcel, "tracking_url"> {
  isMailed: boolean;
}

/**
 * Replaces the tracking address of a parcel that was sent, and tells its buyer: in the announcement of the sending if
 * that still waits, else at once.
 */
export async function correctTracking(
  context: StoreContext,
  { reference, tracking, version }: Correction,
): Promise<Outcome<Tracked>> {
  const { db, mailed = false, now = Date.now } = context;
  const { order, parcel } = (await findOrder(db, reference)) ?? {};
  if (!order) return refused("unknown reference");
  if (!parcel) return refused("no parcel");
  const { sent_at } = parcel;
  if (sent_at === null) return refused("not sent");
  if (parcel.tracking_url === tracking)
    return { kind: "already", tracking_url: tracking, isMailed: false };
  if (version !== undefined && version !== parcel.version) return changed;

  const time = now();
  const created_at = new Date(time).toISOString();
  const which = isUnchanged(parcel);
  const parcelIsUnchanged = exists(
    db.select({ id: parcels.session_id }).from(parcels).where(which),
  );
  const announced = { sent_at, tracking_url: tracking };
  const events = orderEvents("order.sent", { ...order, ...announced }, mailed, time);
  const isEarlier = and(
    announcesSending(order, parcel),
    isUntold,
    notInArray(
      outboxEvents.id,
      events.map(({ id }) => id),
    ),
  );
  const { results } = await record(
    db,
    [
      keepHistory(db, "tracking", { created_at, which }),
      db.delete(outboxEvents).where(and(isEarlier, parcelIsUnchanged)),
      db
        .update(parcels)
        .set({ tracking_url: tracking, ...nextVersion })
        .where(which)
        .returning({ version: parcels.version }),
      ...writeActs(context, [reference]),
    ],
    events,
    { when: parcelIsUnchanged, dueAt: dueAfterUndo(context, sent_at) },
  );
  // Somebody else was faster: what they did decides.
  if (results[2].length === 0)
    return correctTracking(context, { reference, tracking, version: parcel.version });
  const isMailed = events.some(({ destination }) => destination === "mail");
  return { kind: "done", tracking_url: tracking, isMailed };
}
