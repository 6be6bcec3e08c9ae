import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { plainText } from "~/http/responses";
import { formatError } from "~/lib/errors";
import { countLateParcels } from "~/orders/parcels";
import { checkDelivery } from "~/outbox/health";
import { services } from "~/services";

/**
 * For uptime checks: 200 when the Worker and its database answer and events reach their destinations. Late parcels
 * are named and are no alarm: the site works, and an alarm that rings for days hides the next one.
 */
export async function loader({ context: { env } }: LoaderFunctionArgs) {
  try {
    const outbox = services(env);
    const [problem, late] = await Promise.all([
      checkDelivery(outbox),
      countLateParcels(outbox.db, Date.now()),
    ]);
    const state = problem ?? "ok";
    return plainText(problem ? 503 : 200, late > 0 ? `${state}, ${late} parcels late` : state);
  } catch (error) {
    console.error(formatError("Health", error));
    return plainText(503, "database unavailable");
  }
}
