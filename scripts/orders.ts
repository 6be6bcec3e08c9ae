/**
 * `npm run orders`: what was bought and what is to be sent, in the local database or the deployed one. See
 * docs/orders.md.
 */
import type { Shop } from "~/orders/evidence";
import { run } from "./kit/command";
import type { Target } from "./kit/database";
import { openSession } from "./kit/session";
import { localSettings, sendsMail } from "./kit/site-mail";
import { readConfig } from "./kit/wrangler";
import { ordersCommand } from "./orders/command";

await run(ordersCommand(openSession, sendsMail, shopOf));

async function shopOf({ remote, env }: Target): Promise<Shop> {
  const settings = remote ? (await readConfig(env)).vars : localSettings();
  const read = (name: string) => String(settings[name] ?? "");
  return {
    siteUrl: read("SITE_URL").replace(/\/$/, ""),
    email: read("CONTACT_EMAIL"),
    phone: read("CONTACT_PHONE"),
  };
}
