import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/http/text-response";
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
    return plain(late > 0 ? `${state}, ${late} parcels late` : state, problem ? 503 : 200);
  } catch (error) {
    console.error(formatError("Health", error));
    return plain("database unavailable", 503);
  }
}

function plain(text: string, status: number): Response {
  return textResponse(text, "text/plain", { status, headers: { "Cache-Control": "no-store" } });
}
