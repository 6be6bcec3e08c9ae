import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { failedSince } from "~/db/failures";
import { plainText } from "~/http/responses";
import { countPutOff } from "~/leads/mails-a-day";
import { logError } from "~/lib/errors";
import { countLateParcels } from "~/orders/parcels";
import { alarmingRefusals } from "~/orders/refusals";
import { checkDelivery } from "~/outbox/health";

const hour = 60 * 60 * 1000;

/**
 * For uptime checks: 200 when Worker and database answer and events reach their destinations, letters and reminders
 * are made. Late parcels and mails beyond their daily number are named but keep the 200: an alarm that lasts for days hides the next one.
 */
export async function loader({ context: { db, outbox } }: LoaderFunctionArgs) {
  try {
    const now = Date.now();
    const [delivery, failed, refused, late, putOff] = await Promise.all([
      checkDelivery(outbox),
      failedSince(db, new Date(now - hour).toISOString()),
      alarmingRefusals(db, now),
      countLateParcels(db, now),
      countPutOff(db, now),
    ]);
    const unmade =
      failed.length > 0 ? `not made: ${failed.map(({ job }) => job).join(", ")}` : null;
    const payments = refused > 0 ? `${refused} payment events refused by their signature` : null;
    const problem = [delivery, unmade, payments].filter(Boolean).join(", ");
    const notes = [
      ...(late > 0 ? [`${late} parcels late`] : []),
      ...(putOff > 0 ? [`${putOff} mails of leads wait for another day`] : []),
    ];
    return plainText(problem ? 503 : 200, [problem || "ok", ...notes].join(", "));
  } catch (error) {
    logError("Health", error);
    return plainText(503, "database unavailable");
  }
}
