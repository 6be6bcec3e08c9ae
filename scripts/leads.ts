/**
 * `npm run leads`: the operator's view of the leads and of the events that announce them, in the
 * local database or the deployed one. See docs/leads.md.
 */
import { type Command, readArguments } from "./leads/arguments";
import { count } from "./leads/count";
import { LeadsError, UsageError } from "./leads/errors";
import { exportAll } from "./leads/export";
import { help } from "./leads/help";
import { list } from "./leads/list";
import { outbox, retry } from "./leads/outbox";
import { erase, show, unsubscribe } from "./leads/person";
import type { Session } from "./leads/session";
import { openTerminal } from "./leads/terminal";
import { assertReceiver, sendExamples } from "./leads/test-event";
import { listDeclared } from "./leads/withdrawals";
import { nameOf, openWrangler, settingsOf } from "./leads/wrangler";

const terminal = openTerminal();

async function main() {
  const { command, target } = readArguments(process.argv.slice(2));
  if (command.name === "help") return terminal.print(help);
  terminal.note(`Asking the ${await nameOf(target)}.`);
  const wrangler = openWrangler(target);
  process.on("exit", () => wrangler[Symbol.dispose]());
  if (command.name === "test-event" && target.remote) assertReceiver(await settingsOf(target.env));
  await run(command, { terminal, query: wrangler.query });
}

function run(command: Exclude<Command, { name: "help" }>, session: Session): Promise<void> {
  switch (command.name) {
    case "list":
      return list(session, command.page, command.filter);
    case "count":
      return count(session, command.since);
    case "withdrawals":
      return listDeclared(session, command.page);
    case "test-event":
      return sendExamples(session);
    case "export":
      return exportAll(session, command);
    case "show":
      return show(session, command);
    case "unsubscribe":
      return unsubscribe(session, command.email);
    case "erase":
      return erase(session, command);
    case "outbox":
      return outbox(session, command);
    case "retry":
      return retry(session, command.id);
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => process.exit(1));
}
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // A reader that has seen enough, as `head` does, is no failure.
  if (code === "EPIPE") process.exit(0);
  terminal.note(`Cannot write: ${message}`);
  process.exit(1);
});

try {
  await main();
} catch (error) {
  if (!(error instanceof LeadsError)) throw error;
  terminal.note(error.message);
  if (error instanceof UsageError) terminal.note("See npm run leads -- --help");
  process.exitCode = error.exitCode;
}
