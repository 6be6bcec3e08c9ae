import type { Env } from "~/env";
import type { Visit } from "./buyer";
import { findCustomer } from "./customer";
import { latestProduct, readOrder } from "./order";

/** Everything the final confirmation shows; the buyer may still be pending. */
export async function loadFinalConfirmation(visit: Visit, env: Env) {
  const order = readOrder(visit.query);
  return {
    order,
    buyer: await findCustomer(visit, env, "CONFIRMATION_WEBHOOK_URL", latestProduct(order)),
    communityUrl: env.COMMUNITY_URL,
  };
}
