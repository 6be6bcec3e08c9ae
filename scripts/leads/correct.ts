/** Corrections for one person: a lost mail, a mistyped address. */
import { correctAddress, countStored, type Stored } from "~/leads/contacts/correct";
import { formatCount } from "~/lib/count";
import { resendMail } from "~/operator/resend-mail";
import { CommandError, UsageError } from "../kit/errors";
import type { Session } from "../kit/session";

/**
 * Sends a mail again, unless it is still waiting.
 *
 * @param id of a lead, for its first mail, or of a mail's event
 * @throws {CommandError} if mail is off, there is no such mail, its time is over, or its lead has unsubscribed
 */
export async function resend(
  { db, terminal }: Session,
  id: string,
  mailed: boolean,
): Promise<void> {
  const outcome = await resendMail({ db, mailed }, { id });
  if (outcome.kind === "refused") throw new CommandError(whyRefused(outcome, id));
  terminal.print(
    outcome.kind === "done"
      ? `The mail of ${outcome.type} waits again: the next run, within a minute, sends it`
      : `The mail of ${outcome.type} is waiting already`,
  );
}

type Refused = Awaited<ReturnType<typeof resendMail>> & { kind: "refused" };

function whyRefused(refused: Refused, id: string): string {
  if (refused.reason === "mail off") return "Mail is off: set MAIL_FROM, and the binding EMAIL";
  if (refused.reason === "no mail") return `No mail has the id ${id}, nor has a lead with a mail`;
  if (refused.reason === "over") return `Nothing is sent: the time for ${refused.type} is over`;
  return "Nothing is sent: the address has unsubscribed since";
}

const storedText = ({ leads, orders, withdrawals }: Stored) =>
  [
    formatCount(leads, "lead"),
    formatCount(orders, "order"),
    formatCount(withdrawals, "withdrawal"),
  ].join(", ");

/**
 * Replaces an address everywhere. Asks first if the new address already has data: the two cannot be separated again.
 *
 * @throws {UsageError} if both addresses are the same
 * @throws {CommandError} if it is not confirmed
 */
export async function correct(
  session: Session,
  { from, to, yes = false }: { from: string; to: string; yes?: boolean },
): Promise<void> {
  const { db, terminal } = session;
  if (from === to) throw new UsageError("correct takes two addresses that differ");
  if (!yes) await confirmMerge(session, from, to);
  const { events, ...changed } = await correctAddress({ db }, { from, to });
  const isNothing = events + changed.leads + changed.orders + changed.withdrawals === 0;
  terminal.print(
    isNothing
      ? `Nothing is stored about ${from}`
      : `${from} is ${to} now: ${storedText(changed)}, ${formatCount(events, "event")}. To send a mail again: leads resend <id>`,
  );
}

async function confirmMerge({ db, terminal }: Session, from: string, to: string): Promise<void> {
  const stored = await countStored(db, to);
  if (stored.leads + stored.orders + stored.withdrawals === 0) return;
  const found = storedText(stored);
  const question = `${to} has ${found} already. Merge ${from} into it? They cannot be separated again.`;
  if (!terminal.confirm) throw new CommandError(`${to} has ${found} already. To merge, use --yes`);
  if (!(await terminal.confirm(question))) throw new CommandError("Nothing changed");
}
