import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { plainText } from "~/http/responses";
import { logError } from "~/lib/errors";
import { countLateParcels } from "~/orders/parcels";
import { readRefusals } from "~/orders/refusals";
import { checkDelivery } from "~/outbox/health";

/**
 * For uptime checks: 200 when Worker and database answer, events reach their destinations, and who pays gets an order.
 * Late parcels and what anybody can cause are named but keep the 200: an alarm that lasts for days hides the next one.
 */
export async function loader({ context: { db, outbox } }: LoaderFunctionArgs) {
  try {
    const [delivery, refusals, late] = await Promise.all([
      checkDelivery(outbox),
      readRefusals(db, Date.now()),
      countLateParcels(db, Date.now()),
    ]);
    const problems = [delivery, refusals.isAlarming && "payments without orders"].filter(Boolean);
    const notes = [
      refusals.count > 0 && `${refusals.count} payment events refused by their signature`,
      late > 0 && `${late} parcels late`,
    ].filter(Boolean);
    const isWell = problems.length === 0;
    return plainText(isWell ? 200 : 503, [...(isWell ? ["ok"] : problems), ...notes].join(", "));
  } catch (error) {
    logError("Health", error);
    return plainText(503, "database unavailable");
  }
}
