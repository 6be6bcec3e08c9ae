import type { ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "@remix-run/dev/server-build";
import { readEnv } from "./env";
import { createFetch } from "./http/fetch";
import { purgeExpiredLeads } from "./leads/server/retention";
import { isNightly } from "./lib/cron";
import { purgeOldOrders } from "./orders/retention";
import { dailyLine } from "./outbox/daily";
import { deliverDueEvents } from "./outbox/deliver";
import { services } from "./services";
import { purgeOldCounts } from "./statistics/retention";
import { purgeWithdrawals } from "./withdrawals/retention";

const build = serverBuild as unknown as ServerBuild;

export default {
  fetch: createFetch(build),

  async scheduled({ cron }, rawEnv) {
    const env = readEnv(rawEnv);
    if (!env) return;
    const outbox = services(env);
    await deliverDueEvents(outbox);
    if (!isNightly(cron)) return;
    const expired = [
      await purgeExpiredLeads(outbox, { days: env.LEAD_RETENTION_DAYS }),
      await purgeWithdrawals(outbox),
      await purgeOldOrders(outbox, { emailDays: env.ORDER_EMAIL_DAYS }),
      await purgeOldCounts(outbox),
    ];
    const total = expired.reduce((sum, count) => sum + count);
    console.log(await dailyLine(outbox, total));
  },
} satisfies ExportedHandler<object>;
