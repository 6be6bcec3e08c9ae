import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Env } from "~/env";
import { formatError } from "~/lib/errors";
import { type Buyer, findBuyer } from "~/orders/buyer";
import { storedFiles } from "~/orders/files";
import { type OrderView, orderView } from "~/orders/view";
import { services } from "~/services";
import { networkOf } from "./network";

/**
 * Whose key the address has.
 *
 * @throws a 404 for an unknown one, or a 429 where a network tries many
 */
export async function requireBuyer(
  { headers }: Request,
  key = "",
  { env }: AppLoadContext,
): Promise<Buyer> {
  const buyer = await findBuyer(services(env).db, key);
  if (buyer) return buyer;
  const network = networkOf(headers.get("CF-Connecting-IP") ?? "unknown");
  const { success } = await env.FORM_RATE_LIMIT.limit({ key: `order-key:${network}` }).catch(
    // A limiter that is down makes no difference to a key that does not exist.
    () => ({ success: true }),
  );
  throw new Response(null, { status: success ? 404 : 429 });
}

export interface OrderPageData extends OrderView {
  /** Whether the files could not be asked for. */
  filesAway: boolean;
}

/** What the buyer's page shows. It opens as well where the bucket is away. */
export async function readOrder(buyer: Buyer, env: Env, now = Date.now()): Promise<OrderPageData> {
  const stored = env.FILES
    ? await storedFiles(env.FILES, buyer.own).catch((error) => {
        console.error(formatError("Files not listed", error));
        return null;
      })
    : new Set<string>();
  const addresses = { TRAINING_URL: env.TRAINING_URL, COMMUNITY_URL: env.COMMUNITY_URL };
  const view = orderView(buyer, { now, stored: stored ?? new Set(), addresses });
  return { ...view, filesAway: stored === null };
}
