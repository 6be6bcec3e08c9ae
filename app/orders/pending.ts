import { eq, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { pendingPayments } from "~/db/schema";
import { insertIf } from "~/outbox/record";

type Checkout = Pick<typeof pendingPayments.$inferSelect, "session_id">;

/** Notes that the payment of a checkout is pending, unless it has arrived. */
export function notePending(
  db: Database,
  { session_id, created_at }: typeof pendingPayments.$inferSelect,
) {
  const isOpen = sql`NOT EXISTS (SELECT 1 FROM orders WHERE session_id = ${session_id})`;
  return insertIf(db, isOpen, pendingPayments, { session_id, created_at }).onConflictDoNothing();
}

export const forgetPending = (db: Database, { session_id }: Checkout) =>
  db.delete(pendingPayments).where(eq(pendingPayments.session_id, session_id));

/** Whether the payment of a checkout is pending. */
export async function isPending(db: Database, session_id: string): Promise<boolean> {
  return (await db.$count(pendingPayments, eq(pendingPayments.session_id, session_id))) > 0;
}
