import { sql } from "drizzle-orm";
import { type Letter, letterName } from "~/content/letters";
import { writeActs } from "~/db/acts";
import { databaseTime } from "~/db/now";
import { outboxEvents } from "~/db/schema";
import { mailEvent, record, type StoreContext } from "~/outbox/record";
import { letterTest } from "./morning";

/**
 * Sends a letter to the operator, as it is given: a draft need not be deployed.
 *
 * @param since what the caller has seen: nothing is sent if the letter was sent later, ISO 8601
 * @returns whether it is sent
 */
export async function sendLetterToOperator(
  context: StoreContext,
  letter: Letter,
  since = "9999",
): Promise<boolean> {
  const { db, now = Date.now } = context;
  const id = letterName(letter);
  const created_at = new Date(now()).toISOString();
  const event = mailEvent({ type: letterTest, table: "operator", id, email: "", created_at });
  const { type, email, subject_id } = outboxEvents;
  // By the index on addresses, which the operator's own mails leave empty.
  const when = sql`NOT EXISTS (SELECT 1 FROM ${outboxEvents} WHERE lower(${email}) = ''
    AND ${outboxEvents.created_at} >= ${since} AND ${type} = ${letterTest} AND ${subject_id} = ${id})`;
  const { events } = await record(
    db,
    writeActs(context, [id]),
    [{ ...event, payload: JSON.stringify(letter) }],
    { when, dueAt: databaseTime() },
  );
  return events.length > 0;
}
