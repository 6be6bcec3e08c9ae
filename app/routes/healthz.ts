import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { failedSince } from "~/db/failures";
import { readDatabaseUse } from "~/db/size";
import { databaseLimit, missesPayments } from "~/env";
import { requireWithinLimit } from "~/http/rate-limit";
import { plainText } from "~/http/responses";
import { countHeldMails } from "~/leads/held-mails";
import { formatCount } from "~/lib/count";
import { logError } from "~/lib/errors";
import { hourInMs } from "~/lib/time";
import { readInvalidSignatures } from "~/orders/invalid-signatures";
import { countLateParcels } from "~/orders/parcels";
import { checkDelivery } from "~/outbox/health";

/**
 * For uptime checks: 200 if Worker and database answer, the database has room, events reach their destinations, letters
 * and reminders are made, and payments become orders. Late parcels, mails over the daily limit and anything that
 * strangers can cause are mentioned without an alarm: one that lasts for days would hide the next.
 */
export async function loader({ request, context: { env, db, outbox } }: LoaderFunctionArgs) {
  await requireWithinLimit(request, env, "health");
  try {
    const now = Date.now();
    const [delivery, failed, signatures, late, held, database] = await Promise.all([
      checkDelivery(outbox),
      failedSince(db, new Date(now - hourInMs).toISOString()),
      readInvalidSignatures(db, now),
      countLateParcels(db, now),
      countHeldMails(db),
      readDatabaseUse(db, databaseLimit(env)),
    ]);
    const problems = [
      env.OUTBOX === "off" && "OUTBOX is off: nothing is sent",
      missesPayments(env) && "PAYMENT_WEBHOOK_SECRET is not set",
      delivery.problem,
      failed.length > 0 && `not made: ${failed.map(({ job }) => job).join(", ")}`,
      signatures.isAlarming && "payments without orders",
      database.isAlarming && `database ${database.percent} % full`,
    ].filter(Boolean);
    const notes = [
      delivery.note,
      signatures.count > 0 &&
        `${formatCount(signatures.count, "payment event")} with an invalid signature`,
      late > 0 && `${formatCount(late, "parcel")} late`,
      held > 0 && `${formatCount(held, "lead mail waits", "lead mails wait")} for another day`,
    ].filter(Boolean);
    const isWell = problems.length === 0;
    return plainText(isWell ? 200 : 503, [...(isWell ? ["ok"] : problems), ...notes].join(", "));
  } catch (error) {
    logError("Health", error);
    return plainText(503, "database unavailable");
  }
}
