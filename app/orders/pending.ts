import { eq, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { pendingPayments } from "~/db/schema";
import { insertIf } from "~/outbox/record";

type PendingPayment = typeof pendingPayments.$inferSelect;

/** Stores that a checkout's payment is pending or has failed, unless it has arrived. Once failed, it stays failed. */
export function notePending(db: Database, { session_id, created_at, failed }: PendingPayment) {
  const isOpen = sql`NOT EXISTS (SELECT 1 FROM orders WHERE session_id = ${session_id})`;
  return insertIf(db, isOpen, pendingPayments, {
    session_id,
    created_at,
    failed,
  }).onConflictDoUpdate({
    target: pendingPayments.session_id,
    set: { failed: sql`max(${pendingPayments.failed}, excluded.failed)` },
  });
}

export const forgetPending = (db: Database, { session_id }: Pick<PendingPayment, "session_id">) =>
  db.delete(pendingPayments).where(eq(pendingPayments.session_id, session_id));

/** The pending or failed payment of a checkout; undefined if there is none. */
export async function findPending(
  db: Database,
  session_id: string,
): Promise<PendingPayment | undefined> {
  const isThisSession = eq(pendingPayments.session_id, session_id);
  const [found] = await db.select().from(pendingPayments).where(isThisSession);
  return found;
}
