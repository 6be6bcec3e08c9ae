import type { WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { nightlyCron } from "../../app/retention/schedule";

const config = "wrangler.toml";

// Otherwise wrangler reports variable files that are not used here.
process.env.WRANGLER_LOG ??= "error";

/**
 * The built Worker of wrangler.toml as options for Miniflare: script, bindings, compatibility date, and the static files
 * in front of it. Mail goes to the stand-in mailbox.
 *
 * @param variables text bindings, instead of those that wrangler would look for
 */
export function workerOptions(variables: Record<string, string>) {
  const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(config);
  const { compatibilityDate, d1Databases, ratelimits, assets } = workerOptions;
  return {
    modules: [{ type: "ESModule", path: main }],
    bindings: variables,
    compatibilityDate,
    d1Databases,
    ratelimits,
    // Always there locally, even if wrangler.toml leaves it out.
    r2Buckets: ["FILES"],
    assets,
  } satisfies WorkerOptions;
}

/** The cron triggers of wrangler.toml: a frequent one that delivers events, and a nightly one. */
export function cronTriggers() {
  const { crons = [] }: { crons?: string[] } = unstable_readConfig({ config }).triggers;
  const delivery = crons.find((cron) => cron !== nightlyCron);
  if (delivery && crons.includes(nightlyCron)) return { delivery, nightly: nightlyCron };
  throw new Error("wrangler.toml needs a delivery cron and a nightly cron");
}

/**
 * The trigger to fire after a number of minutes. Locally the nightly one, which also delivers, fires first and then once a
 * day: few developers' machines are on at night.
 */
export const cronOf = (minutes: number, { delivery, nightly }: ReturnType<typeof cronTriggers>) =>
  minutes % (24 * 60) === 0 ? nightly : delivery;
