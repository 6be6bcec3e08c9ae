import { and, desc, eq, exists, not, notExists } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import type { Database } from "~/db/client";
import { outboxEvents, type Parcel, parcelHistory, parcels } from "~/db/schema";
import type { StoreContext } from "~/outbox/record";
import {
  announcesSending,
  changed,
  findOrder,
  isUnchanged,
  isUntold,
  keepHistory,
  nextVersion,
  type Outcome,
  refused,
  type Target,
  undoMs,
} from "./act";

/** Whether a sending may still be undone. @param now in milliseconds since the epoch */
export function canUndoSending({ sent_at }: Pick<Parcel, "sent_at">, now: number): boolean {
  return sent_at !== null && Date.parse(sent_at) > now - undoMs;
}

/**
 * Takes a sending back within the hour, with its announcement, so that the parcel waits again.
 *
 * @returns with `already`, a sending that was undone before
 */
export async function undoSending(
  context: StoreContext,
  { reference, version }: Target,
): Promise<Outcome> {
  const { db, now = Date.now } = context;
  const { order, parcel } = (await findOrder(db, reference)) ?? {};
  if (!order) return refused("unknown reference");
  if (!parcel) return refused("no parcel");
  if (parcel.sent_at === null)
    return (await wasUndone(db, parcel)) ? { kind: "already" } : refused("not sent");
  if (version !== undefined && version !== parcel.version) return changed;
  if (!canUndoSending(parcel, now())) return refused("too late");

  const announcement = announcesSending(order, parcel);
  const told = db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(and(announcement, not(isUntold)));
  const which = and(isUnchanged(parcel), notExists(told));
  const created_at = new Date(now()).toISOString();
  const [, , undone] = await db.batch([
    keepHistory(db, "undone", { created_at, which }),
    db
      .delete(outboxEvents)
      .where(
        and(announcement, exists(db.select({ id: parcels.session_id }).from(parcels).where(which))),
      ),
    db
      .update(parcels)
      .set({ sent_at: null, tracking_url: null, ...nextVersion })
      .where(which)
      .returning({ version: parcels.version }),
    ...writeActs(context, [reference]),
  ]);
  if (undone.length > 0) return { kind: "done" };
  const present = (await findOrder(db, reference))?.parcel;
  return present?.version === parcel.version
    ? refused("announced")
    : // Somebody else was faster: what they did decides.
      undoSending(context, { reference, version: parcel.version });
}

/** Whether a parcel waits because its last sending was undone. */
async function wasUndone(db: Database, parcel: Parcel): Promise<boolean> {
  const { session_id, act, created_at } = parcelHistory;
  const [last] = await db
    .select({ act })
    .from(parcelHistory)
    .where(eq(session_id, parcel.session_id))
    .orderBy(desc(created_at))
    .limit(1);
  return last?.act === "undone";
}
