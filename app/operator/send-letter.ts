import { type Letter, letterName } from "~/content/letters";
import { writeActs } from "~/db/acts";
import { databaseTime } from "~/db/now";
import { mailEvent, record, type StoreContext } from "~/outbox/record";
import { letterTest } from "./morning";

/** Sends a letter to the operator, as it is given: a draft need not be deployed. Returns its name. */
export async function sendLetterToOperator(context: StoreContext, letter: Letter): Promise<string> {
  const { db, now = Date.now } = context;
  const id = letterName(letter);
  const created_at = new Date(now()).toISOString();
  const event = mailEvent({ type: letterTest, table: "operator", id, email: "", created_at });
  await record(db, writeActs(context, [id]), [{ ...event, payload: JSON.stringify(letter) }], {
    dueAt: databaseTime(),
  });
  return id;
}
