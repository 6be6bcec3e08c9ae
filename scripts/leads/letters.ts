import { type Letter, letterName, letters } from "~/content/letters";
import { mailboxOf } from "~/db/mailbox";
import type { Cursor } from "~/leads/enqueue";
import { cursorBeforeReaders, lettersOn, letterType, readReaders } from "~/leads/letters";
import { addDays, parisDay } from "~/lib/time";
import { letterTest } from "~/operator/morning";
import { mailEvent, record } from "~/outbox/record";
import { CommandError } from "../kit/errors";
import { databaseNow, type Session } from "../kit/session";
import { formatTable } from "../kit/table";

/** Days that `letters` looks ahead: until the last letter to somebody who fills in a form today. */
const daysAhead = Math.max(...letters.map(({ day }) => day));

/** Lists the letters of the next days, assuming that nobody buys or unsubscribes meanwhile. */
export async function listLetters({ db, terminal }: Session, now = new Date()): Promise<void> {
  const today = parisDay(now.toISOString());
  const readers: Awaited<ReturnType<typeof readReaders>> = [];
  for (let after: Cursor | undefined = cursorBeforeReaders(today); after; after = readers.at(-1)) {
    const page = await readReaders(db, after);
    if (page.length === 0) break;
    readers.push(...page);
  }
  const storedOrPlanned = readers.flatMap(({ storedLetters }) => storedLetters);
  const rows = letters.map((letter) => ({ type: letterType(letter), counts: [] as number[] }));
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  for (const day of days) {
    const due = lettersOn(day, readers, storedOrPlanned).map(({ reader, letter }) => ({
      mailbox: mailboxOf(reader.email),
      type: letterType(letter),
      day,
    }));
    storedOrPlanned.push(...due);
    for (const row of rows) row.counts.push(due.filter(({ type }) => type === row.type).length);
  }
  const titles = ["LETTER", ...days.map((day) => day.slice(5)), "TOTAL"];
  const lines = rows.map(({ type, counts }) => [
    type.replace("letter.", ""),
    ...[...counts, counts.reduce((sum, count) => sum + count, 0)].map(String),
  ]);
  terminal.print(formatTable(titles, lines));
}

/**
 * Makes the site send a letter to the operator, as it is in its file: a draft need not be deployed.
 *
 * @param mailed whether that site sends mail
 */
export async function sendTestLetter(
  { db, terminal }: Session,
  letter: Letter,
  mailed: boolean,
): Promise<void> {
  if (!mailed) {
    throw new CommandError(
      'Nothing is sent because mail is off: it needs MAIL_FROM, the binding EMAIL, and OUTBOX not "off"',
    );
  }
  const id = letterName(letter);
  const created_at = new Date().toISOString();
  const event = mailEvent({ type: letterTest, table: "operator", id, email: "", created_at });
  await record(db, [], [{ ...event, payload: JSON.stringify(letter) }], { dueAt: databaseNow });
  terminal.print(
    `${id} waits: the next run, within a minute, sends it to OPERATOR_EMAIL, or else to CONTACT_EMAIL`,
  );
}
