import type { Command } from "commander";
import { leadTables } from "~/db/schema";
import { exampleEmail } from "~/operator/examples";
import { readEmail, readLimit, readSince } from "../kit/arguments";
import { createCommand, readFormat, withDatabase, withFormats } from "../kit/command";
import { readTarget, type Target } from "../kit/database";
import { oneOf, UsageError } from "../kit/errors";
import { exportGroup, groupHelp, readGroupOption } from "../kit/group";
import { farFuture, type Purpose, type Session } from "../kit/session";
import { sendsMail as siteSendsMail } from "../kit/site-mail";
import { npmCommand } from "../kit/wrangler";
import { readCursor, readId, readLetterFile, readTable } from "./arguments";
import { correct, resend } from "./correct";
import { exportAll } from "./export";
import { listLetters, sendTestLetter } from "./letters";
import { count, formNames, list } from "./list";
import { countEvents, outboxStates, printEvents, retry } from "./outbox";
import { erase, show } from "./person";
import { assertReceiver, storeExamples } from "./test-event";
import { unsubscribe, unsubscribeAll } from "./unsubscribe";
import { answer, listDeclared, readNumber } from "./withdrawals";

/**
 * `npm run leads`.
 *
 * @param open opens the database that the command line names
 * @param sendsMail whether the site of that database sends mail
 */
export function leadsCommand(
  open: (target: Target, purpose?: Purpose) => Promise<Session>,
  sendsMail: (target: Target) => Promise<boolean> = siteSendsMail,
): Command {
  const leads = withDatabase(createCommand("leads")).description(
    "Standard error names the database that was used. Days and times are in Paris; stored rows are printed with UTC times. Exit code: 0 done, 1 failed or not confirmed, 2 wrong command line.",
  );
  const target = () => readTarget(leads.opts());
  const session: OpenSession = (purpose) => open(target(), purpose);
  addListing(leads, session);
  addLetters(leads, session, () => sendsMail(target()));
  addPerson(leads, session);
  addEvents(leads, session, target, () => sendsMail(target()));
  return leads;
}

type OpenSession = (purpose?: Purpose) => Promise<Session>;

function addListing(leads: Command, session: OpenSession) {
  withPages(leads.command("list"))
    .description("list the newest leads of all forms and the state of their events")
    .option("--since <moment>", "only newer ones: 2026-05-01 or 2026-05-01T12:00:00Z", readSince)
    .option("--form <name>", `only one form: ${formNames.join(", ")}`, oneOf("form", formNames))
    .action(async ({ limit, before, ...filter }) => {
      await list(await session(), { limit, before }, filter);
    });

  leads
    .command("count")
    .description("count the leads of each form, and the withdrawal declarations")
    .option("--since <moment>", "only newer ones, as for list", readSince, "")
    .action(async ({ since }) => count(await session(), since));

  withPages(leads.command("withdrawals"))
    .description("list the newest withdrawal declarations, and the day to answer each by")
    .option("--answered <number>", "mark one as answered, such as R-20261103-1A2B3C4D", readNumber)
    .action(async ({ answered, ...page }, command: Command) => {
      if (answered === undefined) return listDeclared(await session(), page);
      rejectPageOptions(command);
      await answer(await session("change"), answered);
    });

  withFormats(leads.command("export"))
    .description("export all leads, oldest first, as CSV or JSON lines")
    .option("--table <name>", "only this table, with its own columns (may be repeated)", readTable)
    .option("--group <group>", groupHelp, readGroupOption)
    .action(async ({ table, group, output = null, ...formats }) => {
      const format = readFormat(formats, group && "csv");
      if (group && table) throw new UsageError("export takes one of --group and --table");
      if (group) return exportGroup(await session(), group, { format, output });
      await exportAll(await session(), { format, tables: table ?? leadTables, output });
    });
}

function addLetters(leads: Command, session: OpenSession, sendsMail: () => Promise<boolean>) {
  leads
    .command("letters")
    .description("count the letters due in the next days, by letter")
    .option(
      "--test <file>",
      "send yourself the letter of a file, such as chapter-2",
      readLetterFile,
    )
    .action(async ({ test: letter }) => {
      if (!letter) return listLetters(await session());
      await sendTestLetter(await session("change"), letter, await sendsMail());
    });
}

function addPerson(leads: Command, session: OpenSession) {
  leads
    .command("show")
    .argument("<email>", "", readEmail)
    .description("show everything stored about an address")
    .option("--json", "print one JSON document, for a person who asks for a copy")
    .action(async (email, { json }) => show(await session(), { email, json }));

  leads
    .command("unsubscribe")
    .argument("[email]", "", readEmail)
    .description("stop writing to an address, as the link in each mail does")
    .option("--file <file>", "every address of a file: one per line, or another tool's CSV")
    .action(async (email, { file }) => {
      if ((email === undefined) === (file === undefined)) {
        throw new UsageError("unsubscribe takes one of an e-mail address and --file");
      }
      if (file !== undefined) return unsubscribeAll(await session("change"), file);
      await unsubscribe(await session("change"), email);
    });

  leads
    .command("correct")
    .argument("<email>", "", readEmail)
    .argument("<new-email>", "", readEmail)
    .description("change an address everywhere: leads, orders and pending events")
    .option("--yes", "merge with the data of the new address, without asking")
    .action(async (from, to, { yes }) => correct(await session("change"), { from, to, yes }));

  leads
    .command("erase")
    .argument("<email>", "", readEmail)
    .description("delete everything about an address; asks first")
    .option("--yes", "do not ask")
    .action(async (email, { yes = false }) => erase(await session("change"), { email, yes }));
}

function addEvents(
  leads: Command,
  session: OpenSession,
  target: () => Target,
  sendsMail: () => Promise<boolean>,
) {
  leads
    .command("resend")
    .argument("<id>", "id of a lead, or of a mail's event", readId)
    .description("send a mail again")
    .action(async (id) => resend(await session("change"), id, await sendsMail()));

  leads
    .command("test-event")
    .description("make the site send a marked example of each event to its webhook")
    .action(async () => {
      const opened = await session("change");
      const { remote, env } = target();
      if (remote) await assertReceiver(env);
      await storeExamples(opened);
      const outbox = npmCommand("leads", env, "outbox", ...(remote ? ["--remote"] : []));
      opened.terminal.note(`See ${outbox}; erase ${exampleEmail} removes them`);
    });

  withPages(leads.command("outbox"))
    .description("count the waiting, failed and delivered events")
    .argument(
      "[state]",
      "also list the waiting, held, failed, capped or delivered ones; or retry",
      oneOf("state of the outbox", [...outboxStates.keys(), "retry"]),
    )
    .argument("[id]", "retry only this failed event", readId)
    .action(async (state, id, page, command: Command) => {
      if (id !== undefined && state !== "retry") throw new UsageError(`outbox takes no "${id}"`);
      if (state === undefined) return countEvents(await session());
      if (state !== "retry") return printEvents(await session(), state, page);
      rejectPageOptions(command);
      await retry(await session("change"), id ?? null);
    });
}

function withPages(command: Command): Command {
  return command
    .option("--limit <number>", "rows per page (default: 20, maximum: 1000)", readLimit, 20)
    .option(
      "--before <place>",
      "only older ones: 2026-05-01, 2026-05-01T12:00:00Z, or the value that the previous page printed",
      readCursor,
      farFuture,
    );
}

/** Rejects page options if the command lists nothing. */
function rejectPageOptions(command: Command) {
  const given = ["limit", "before"].find((name) => command.getOptionValueSource(name) === "cli");
  if (given) throw new UsageError(`${command.name()} takes no --${given}`);
}
