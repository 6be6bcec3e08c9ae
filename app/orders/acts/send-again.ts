import { and, exists, sql } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import { outboxEvents, type Parcel, parcels } from "~/db/schema";
import type { StoreContext } from "~/outbox/record";
import { isAddressed } from "../address";
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
  whyHeld,
} from "./act";

interface Replaced extends Pick<Parcel, "replaces_sent_at"> {
  isAddressed: boolean;
}

/**
 * Makes a second parcel for an order whose parcel was lost or damaged: it waits among those to send, with a delivery
 * time of its own. The first sending stays in the history.
 *
 * @returns with `already`, an order whose second parcel waits
 */
export async function sendAgain(
  context: StoreContext,
  { reference, version }: Target,
): Promise<Outcome<Replaced>> {
  const { db, now = Date.now } = context;
  const { order, parcel } = (await findOrder(db, reference)) ?? {};
  if (!order) return refused("unknown reference");
  if (!parcel) return refused("no parcel");
  const { sent_at, replaces_sent_at } = parcel;
  if (sent_at === null)
    return replaces_sent_at === null
      ? refused("not sent")
      : { kind: "already", replaces_sent_at, isAddressed: isAddressed(parcel) };
  const held = whyHeld(order);
  if (held) return refused(held);
  if (version !== undefined && version !== parcel.version) return changed;

  const created_at = new Date(now()).toISOString();
  const which = isUnchanged(parcel);
  const parcelIsUnchanged = exists(
    db.select({ id: parcels.session_id }).from(parcels).where(which),
  );
  const [, , again] = await db.batch([
    keepHistory(db, "sent again", { created_at, which }),
    // The second parcel has an announcement of its own.
    db
      .delete(outboxEvents)
      .where(and(announcesSending(order, parcel), isUntold, parcelIsUnchanged)),
    db
      .update(parcels)
      .set({
        sent_at: null,
        tracking_url: null,
        replaces_sent_at: sql`${parcels.sent_at}`,
        created_at,
        ...nextVersion,
      })
      .where(which)
      .returning({ version: parcels.version }),
    ...writeActs(context, [reference]),
  ]);
  // Somebody else was faster: what they did decides.
  if (again.length === 0) return sendAgain(context, { reference, version: parcel.version });
  return { kind: "done", replaces_sent_at: sent_at, isAddressed: isAddressed(parcel) };
}
