import { logDevReady, type ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "@remix-run/dev/server-build";
import { openDatabase } from "./db/client";
import { readEnv } from "./env";
import { createFetch } from "./http/fetch";
import { purgeExpiredLeads } from "./leads/server/retention";
import { deliverDueEvents } from "./outbox/deliver";
import { leadsWebhook } from "./outbox/webhook";

const build = serverBuild as unknown as ServerBuild;
if (process.env.NODE_ENV === "development") logDevReady(build);

/** The trigger of wrangler.toml that only delivers; any other one applies the retention as well. */
const outboxCron = "* * * * *";

export default {
  fetch: createFetch(build, process.env.NODE_ENV),

  async scheduled({ cron }, rawEnv) {
    const env = readEnv(rawEnv);
    if (!env) return;
    const db = openDatabase(env.DB);
    await deliverDueEvents({ db, webhook: leadsWebhook(env) });
    if (cron !== outboxCron) await purgeExpiredLeads({ db }, { days: env.LEAD_RETENTION_DAYS });
  },
} satisfies ExportedHandler<object>;
