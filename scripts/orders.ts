/**
 * `npm run orders`: what was bought and what is to be sent, in the local database or the deployed one. See
 * docs/orders.md.
 */

import { settingsOf } from "./kit/cloudflare";
import { run } from "./kit/command";
import type { Target } from "./kit/database";
import { openSession } from "./kit/session";
import { readConfig } from "./kit/wrangler";
import { chosenAddresses, localVariables } from "./local/addresses";
import { ordersCommand } from "./orders/command";
import type { Shop } from "./orders/evidence";

await run(ordersCommand(openSession, sendsMail, shopOf));

/** Whether this database's site sends mail: otherwise a row of the outbox would wait forever. */
async function sendsMail({ remote, env }: Target): Promise<boolean> {
  // The local site has a stand-in mailbox instead of a binding.
  if (!remote) return Boolean(localSettings().MAIL_FROM);
  const { send_email } = await readConfig(env);
  const isBound = send_email.some(({ name }: { name?: string }) => name === "EMAIL");
  return isBound && (await settingsOf(env)).includes("MAIL_FROM");
}

async function shopOf({ remote, env }: Target): Promise<Shop> {
  const settings = remote ? (await readConfig(env)).vars : localSettings();
  const read = (name: string) => String(settings[name] ?? "");
  return {
    siteUrl: read("SITE_URL").replace(/\/$/, ""),
    email: read("CONTACT_EMAIL"),
    phone: read("CONTACT_PHONE"),
  };
}

function localSettings(): Record<string, string> {
  return localVariables(chosenAddresses(process.env));
}
