import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { logError } from "~/lib/errors";
import { isFullyRefunded } from "~/orders/access";
import { type Buyer, findBuyer } from "~/orders/buyer";
import { storedFiles } from "~/orders/files";
import { lastReversalOn } from "~/orders/ledger-entries";
import { orderView } from "~/orders/view";
import { requireWithinLimit } from "./rate-limit";

/**
 * The buyer whose key is in the URL.
 *
 * @throws a 404 for an unknown key, a 429 for a network that tries many
 */
export async function requireBuyer({
  request,
  params: { key = "" },
  context: { env, db },
}: LoaderFunctionArgs): Promise<Buyer> {
  await requireWithinLimit(request, env, "order-key");
  const buyer = await findBuyer(db, key);
  if (buyer) return buyer;
  throw new Response(null, { status: 404 });
}

/** What the buyer's page shows. It renders without files, and says so, if the bucket fails. */
export async function readOrder(buyer: Buyer, { env, db }: AppLoadContext) {
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
