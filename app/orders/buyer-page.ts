import type { Database } from "~/db/client";
import type { Env } from "~/env";
import { logError } from "~/lib/errors";
import { isFullyRefunded } from "./access";
import type { Buyer } from "./buyer";
import { storedFiles } from "./files";
import { lastReversalOn } from "./ledger-entries";
import { orderView } from "./view";

/** What the buyer's page shows. It renders without files, and says so, if the bucket fails. */
export async function readOrder(buyer: Buyer, { env, db }: { env: Env; db: Database }) {
  const stored = env.FILES
    ? await storedFiles(env.FILES, buyer.purchases).catch((error) => {
        logError("Files not listed", error);
        return null;
      })
    : new Set<string>();
  const refunded = buyer.purchases.filter(({ order }) => isFullyRefunded(order));
  const refundDays = await Promise.all(
    refunded.map(async ({ order }) => [order.session_id, await lastReversalOn(db, order)] as const),
  );
  const view = orderView(buyer, {
    now: Date.now(),
    stored: stored ?? new Set(),
    addresses: env,
    refundDays: new Map(refundDays),
  });
  return { ...view, filesUnavailable: stored === null };
}
