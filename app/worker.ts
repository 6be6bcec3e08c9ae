import { logDevReady, type ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "@remix-run/dev/server-build";
import { readEnv } from "./env";
import { createFetch } from "./http/fetch";
import { outboxOf } from "./http/outbox";
import { purgeExpiredLeads } from "./leads/server/retention";
import { deliverDueEvents } from "./outbox/deliver";

const build = serverBuild as unknown as ServerBuild;
if (process.env.NODE_ENV === "development") logDevReady(build);

/** The trigger of wrangler.toml that only delivers; any other one applies the retention as well. */
const outboxCron = "* * * * *";

export default {
  fetch: createFetch(build, process.env.NODE_ENV),

  async scheduled({ cron }, rawEnv) {
    const env = readEnv(rawEnv);
    if (!env) return;
    const outbox = outboxOf(env);
    await deliverDueEvents(outbox);
    if (cron !== outboxCron) await purgeExpiredLeads(outbox, { days: env.LEAD_RETENTION_DAYS });
  },
} satisfies ExportedHandler<object>;
