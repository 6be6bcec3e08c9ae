import { sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { heldMailCount } from "~/leads/held-mails";
import { heldReceiptCount } from "~/withdrawals/held-receipts";

/** Mails that wait for room. */
export interface Held {
  /** Promised by forms: they go after everybody else's. */
  promised: number;
  /** Of withdrawals: they go in the morning. */
  receipts: number;
}

export const heldColumns = sql`${heldMailCount} AS promised, ${heldReceiptCount} AS receipts`;

export const readHeld = (db: Database) => db.get<Held>(sql`SELECT ${heldColumns}`);
