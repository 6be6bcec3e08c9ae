import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireWithinLimit } from "~/http/rate-limit";
import { type Buyer, findBuyer } from "~/orders/buyer";

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
