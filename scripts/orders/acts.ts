/** Prints how an act on orders ended. What the acts do stands in `app/orders/acts/`. */

import type { ProductId } from "~/content/products";
import type { Outcome, Refusal } from "~/orders/acts/act";
import { type Destination, envelopeLines, type Problem } from "~/orders/address";
import {
  changeAddress,
  correctTracking,
  giveProduct,
  resendConfirmation,
  sendAgain,
  sendParcels,
  undoSending,
} from "~/orders/order";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { formatTime } from "../kit/table";
import { fieldHelp } from "./address-options";

interface Opened extends Session {
  /** Whether the site sends mail. */
  mailed: boolean;
}

const refusals: Readonly<Record<Refusal, string>> = {
  "unknown reference": "no order has this reference",
  "no parcel": "has no parcel to send",
  refunded: "was refunded: do not send its parcel",
  disputed: "is disputed: its parcel waits until the dispute is settled",
  "not sent": "was not sent yet",
  sent: "has no parcel to send: it was sent",
  "too late": "was sent more than an hour ago, and its buyer is told",
  announced: "its buyer has been told already",
  "address erased": "the e-mail address of its buyer was erased",
  "no page": "has no page, so it has no confirmation",
  "mail off": "Mail is off: set MAIL_FROM, and the binding EMAIL",
};

const whyNot = (reference: string, outcome: Exclude<Outcome, { kind: "done" | "already" }>) =>
  outcome.kind === "refused"
    ? `${reference}: ${refusals[outcome.reason]}`
    : `${reference} was changed meanwhile: look at it with orders show ${reference}`;

/** @throws {CommandError} unless the act was done, now or before */
function assertDone<Result extends Outcome>(
  reference: string,
  outcome: Result,
): asserts outcome is Extract<Result, { kind: "done" | "already" }> {
  if (outcome.kind === "refused" || outcome.kind === "changed")
    throw new CommandError(whyNot(reference, outcome));
}

/** @throws {CommandError} naming the parcels that cannot be sent; the others are */
export async function send(
  { db, terminal, mailed }: Opened,
  references: readonly string[],
  tracking: string | null,
): Promise<void> {
  const sendings = references.map((reference) => ({ reference, tracking }));
  const outcomes = await sendParcels({ db, mailed }, sendings);
  const failures: string[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const reference = references[index] ?? "";
    if (outcome.kind === "refused" || outcome.kind === "changed") {
      failures.push(whyNot(reference, outcome));
    } else if (outcome.kind === "already") {
      const where = outcome.tracking_url ? `, ${outcome.tracking_url}` : "";
      terminal.print(`${reference}: déjà, sent ${formatTime(outcome.sent_at)}${where}`);
    } else {
      terminal.print(
        `${reference}: sent, ${outcome.isMailed ? "its buyer is told in an hour; until then: orders undo-sent" : "no mail"}`,
      );
      if (!outcome.isMailed) noteNoMail(terminal, reference, mailed);
    }
  }
  if (failures.length > 0) throw new CommandError(failures.join("\n"));
}

export async function undoSent({ db, terminal }: Opened, reference: string): Promise<void> {
  const outcome = await undoSending({ db }, { reference });
  assertDone(reference, outcome);
  terminal.print(
    outcome.kind === "done"
      ? `${reference}: not sent any more, and its buyer is not told`
      : `${reference}: déjà, it waits to be sent`,
  );
}

export async function track(
  { db, terminal, mailed }: Opened,
  reference: string,
  tracking: string,
): Promise<void> {
  const outcome = await correctTracking({ db, mailed }, { reference, tracking });
  assertDone(reference, outcome);
  if (outcome.kind === "already") return terminal.print(`${reference}: déjà, ${tracking}`);
  terminal.print(`${reference}: tracked at ${tracking}`);
  if (!outcome.isMailed) noteNoMail(terminal, reference, mailed);
}

export async function again({ db, terminal }: Opened, reference: string): Promise<void> {
  const outcome = await sendAgain({ db }, { reference });
  assertDone(reference, outcome);
  const before = formatTime(outcome.replaces_sent_at ?? "");
  terminal.print(
    `${reference}: ${outcome.kind === "already" ? "déjà, " : ""}a second parcel waits to be sent, for the one of ${before}`,
  );
  if (!outcome.isAddressed) terminal.note(`${reference}: its address was erased: orders address`);
}

export async function readdress(
  { db, terminal }: Opened,
  reference: string,
  change: Partial<Destination>,
): Promise<void> {
  const outcome = await changeAddress({ db }, { reference, change });
  if (outcome.kind === "invalid") throw new CommandError(problemText(outcome.problem));
  assertDone(reference, outcome);
  const lines = envelopeLines({ ...outcome.destination, address: null });
  terminal.print(
    `${reference} goes to${outcome.kind === "already" ? ", déjà" : ""}:\n${lines.join("\n")}`,
  );
}

export async function resend({ db, terminal, mailed }: Opened, reference: string): Promise<void> {
  assertDone(reference, await resendConfirmation({ db, mailed }, { reference }));
  terminal.print(`${reference}: its confirmation is sent again by the next run, within a minute`);
}

interface Present {
  email: string;
  product: ProductId;
  destination: Partial<Destination>;
  after: string | null;
}

export async function give({ db, terminal, mailed }: Opened, present: Present): Promise<void> {
  const { email, product } = present;
  const outcome = await giveProduct({ db, mailed }, present);
  if (outcome.kind === "invalid") throw new CommandError(problemText(outcome.problem));
  const { reference } = outcome.order;
  if (outcome.kind === "already") {
    terminal.print(`${reference}: déjà, ${product} was given to ${email}`);
    return terminal.note(`To give it once more: --after ${reference}`);
  }
  terminal.print(`${reference}: ${product} given to ${email}`);
  if (!outcome.isMailed) noteNoMail(terminal, String(reference), mailed);
}

const problemText = ({ field, problem }: Problem) =>
  `The address ${problem === "missing" ? "lacks" : "has a wrong"} ${fieldHelp[field]}`;

function noteNoMail({ note }: Session["terminal"], reference: string, mailed: boolean) {
  const why = mailed ? "its e-mail address was erased" : "mail is off";
  note(`${reference}: ${why}, so only the webhook is told`);
}
