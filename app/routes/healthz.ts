import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { missesPayments } from "~/env";
import { plainText } from "~/http/responses";
import { logError } from "~/lib/errors";
import { countLateParcels } from "~/orders/parcels";
import { alarmingRefusals } from "~/orders/refusals";
import { checkDelivery } from "~/outbox/health";

/**
 * For uptime checks: 200 when Worker and database answer and events reach their destinations. Late parcels are named
 * but keep the 200: an alarm that lasts for days hides the next one.
 */
export async function loader({ context: { env, db, outbox } }: LoaderFunctionArgs) {
  try {
    const [delivery, refused, late] = await Promise.all([
      checkDelivery(outbox),
      alarmingRefusals(db, Date.now()),
      countLateParcels(db, Date.now()),
    ]);
    const payments = refused > 0 ? `${refused} payment events refused by their signature` : null;
    const quiet = env.OUTBOX === "off" ? "OUTBOX is off: nothing is sent" : null;
    const unheard = missesPayments(env) ? "PAYMENT_WEBHOOK_SECRET is not set" : null;
    const problem = [quiet, unheard, delivery, payments].filter(Boolean).join(", ");
    const state = problem || "ok";
    return plainText(problem ? 503 : 200, late > 0 ? `${state}, ${late} parcels late` : state);
  } catch (error) {
    logError("Health", error);
    return plainText(503, "database unavailable");
  }
}
