import { type Letter, letterName } from "~/content/letters";
import { countLettersAhead } from "~/leads/letters-ahead";
import { sendLetterToOperator } from "~/operator/send-letter";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { formatTable } from "../kit/table";

/** Lists the letters of the next days, assuming that nobody buys or unsubscribes meanwhile. */
export async function listLetters({ db, terminal }: Session, now = new Date()): Promise<void> {
  const { days, rows } = await countLettersAhead(db, now.getTime());
  const titles = ["LETTER", ...days.map((day) => day.slice(5)), "TOTAL"];
  const lines = rows.map(({ letter, counts }) => [
    letterName(letter),
    ...[...counts, counts.reduce((sum, count) => sum + count, 0)].map(String),
  ]);
  terminal.print(formatTable(titles, lines));
}

/**
 * Makes the site send a letter to the operator, as it is in its file.
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
  await sendLetterToOperator({ db }, letter);
  terminal.print(
    `${letterName(letter)} waits: the next run, within a minute, sends it to OPERATOR_EMAIL, or else to CONTACT_EMAIL`,
  );
}
