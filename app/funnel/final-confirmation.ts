import type { Env } from "~/env";
import { findBuyer } from "./buyer";
import { latestProduct, readOrder } from "./order";

/** Everything the final confirmation shows; the buyer may still be pending. */
export async function loadFinalConfirmation(request: Request, env: Env) {
  const order = readOrder(new URL(request.url).searchParams);
  return {
    order,
    buyer: await findBuyer(request, env.CONFIRMATION_WEBHOOK_URL, latestProduct(order)),
    communityUrl: env.COMMUNITY_URL,
  };
}
