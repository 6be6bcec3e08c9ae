import { formatCount } from "~/lib/count";
import { examples, sendExamples } from "~/operator/examples";
import { readSettings } from "../kit/cloudflare";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { type Environment, secretCommand } from "../kit/wrangler";

/**
 * Without a receiver, events would wait for ever.
 *
 * @param env of the deployed site
 * @throws {CommandError} naming what is not set
 */
export async function assertReceiver(env: Environment): Promise<void> {
  const set = await readSettings(env);
  const wanted = ["LEADS_WEBHOOK_URL", "LEADS_WEBHOOK_SECRET"];
  const missing = wanted.filter((name) => !set.includes(name));
  if (missing.length === 0) return;
  throw new CommandError(
    `No example stored: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not set there, so nothing would send them. Set it with ${secretCommand(missing[0] ?? "", env)}`,
  );
}

export async function storeExamples({ db, terminal }: Session): Promise<void> {
  await sendExamples({ db });
  terminal.print(
    `${formatCount(examples.length, "example")} waiting: the next run, within a minute, sends them if the webhook is set`,
  );
}
