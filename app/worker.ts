import type { ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "@remix-run/dev/server-build";
import { openDatabase } from "./db/client";
import { readEnv } from "./env";
import { createFetch } from "./http/fetch";
import { purgeExpiredLeads } from "./leads/server/retention";
import { isNightly } from "./lib/cron";
import { deliverDueEvents } from "./outbox/deliver";
import { leadsWebhook } from "./outbox/webhook";

const build = serverBuild as unknown as ServerBuild;

export default {
  fetch: createFetch(build),

  async scheduled({ cron }, rawEnv) {
    const env = readEnv(rawEnv);
    if (!env) return;
    const db = openDatabase(env.DB);
    await deliverDueEvents({ db, webhook: leadsWebhook(env) });
    if (isNightly(cron)) await purgeExpiredLeads({ db }, { days: env.LEAD_RETENTION_DAYS });
  },
} satisfies ExportedHandler<object>;
