import { and, isNull } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import { parcels } from "~/db/schema";
import type { StoreContext } from "~/outbox/record";
import {
  type Destination,
  type DestinationField,
  destinationFields,
  nowhere,
  type Problem,
  wrongField,
} from "../address";
import {
  changed,
  findOrder,
  isUnchanged,
  keepHistory,
  nextVersion,
  type Outcome,
  refused,
  type Target,
} from "./act";

interface AddressChange extends Target {
  /** The fields to change; null empties one. */
  change: Partial<Destination>;
}

interface Addressed {
  destination: Destination;
}

/** Changes the destination of a parcel that waits. What it was until then is kept. */
export async function changeAddress(
  context: StoreContext,
  { reference, change, version }: AddressChange,
): Promise<Outcome<Addressed> | { kind: "invalid"; problem: Problem }> {
  const { db, now = Date.now } = context;
  const { order, parcel } = (await findOrder(db, reference)) ?? {};
  if (!order) return refused("unknown reference");
  if (!parcel) return refused("no parcel");
  if (parcel.sent_at !== null) return refused("sent");
  const before = destinationFields(parcel);
  const destination = { ...before, ...change };
  const names = Object.keys(nowhere) as DestinationField[];
  if (names.every((name) => destination[name] === before[name]))
    return { kind: "already", destination };
  if (version !== undefined && version !== parcel.version) return changed;
  const movesAddress = names.some((name) => name !== "name" && destination[name] !== before[name]);
  const problem = movesAddress ? wrongField(destination) : null;
  if (problem) return { kind: "invalid", problem };

  const which = and(isUnchanged(parcel), isNull(parcels.sent_at));
  const stored = movesAddress ? { ...destination, address: null } : { name: destination.name };
  const [, moved] = await db.batch([
    keepHistory(db, "address", { created_at: new Date(now()).toISOString(), which }),
    db
      .update(parcels)
      .set({ ...stored, ...nextVersion })
      .where(which)
      .returning({ version: parcels.version }),
    ...writeActs(context, [reference]),
  ]);
  if (moved.length > 0) return { kind: "done", destination };
  // Somebody else was faster: what they did decides.
  return changeAddress(context, { reference, change, version: parcel.version });
}
