import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Env } from "~/env";
import { formatError } from "~/lib/errors";
import { type Buyer, findBuyer } from "~/orders/buyer";
import { storedFiles } from "~/orders/files";
import { orderView } from "~/orders/view";
import { services } from "~/services";
import { isWithinLimit } from "./rate-limit";

/**
 * The buyer whose key the URL has.
 *
 * @throws a 404 for an unknown key, a 429 for a network that tries many
 */
export async function requireBuyer(
  request: Request,
  key = "",
  { env }: AppLoadContext,
): Promise<Buyer> {
  const buyer = await findBuyer(services(env).db, key);
  if (buyer) return buyer;
  const isAllowed = await isWithinLimit(request, env, "order-key");
  throw new Response(null, { status: isAllowed ? 404 : 429 });
}

/** What the buyer's page shows. It renders without files, and says so, if the bucket fails. */
export async function readOrder(buyer: Buyer, env: Env) {
  const stored = env.FILES
    ? await storedFiles(env.FILES, buyer.own).catch((error) => {
        console.error(formatError("Files not listed", error));
        return null;
      })
    : new Set<string>();
  const view = orderView(buyer, { now: Date.now(), stored: stored ?? new Set(), addresses: env });
  return { ...view, filesAway: stored === null };
}
