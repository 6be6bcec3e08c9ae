/** The Workers of the benchmark: a build of the site, and one that answers with constant bytes. */
import { readFileSync } from "node:fs";
import type { WorkerOptions } from "miniflare";
import { workerOptions } from "../../scripts/local/worker";
import { variables } from "../../tests/support/variables";

/** Served over plain http, and without the leads' webhook, so that events wait. */
const siteVariables = { ...variables, SITE_URL: "http://site.test", LEADS_WEBHOOK_URL: "" };

const { modules: _, assets, ...options } = workerOptions(siteVariables);

const siteBindings: WorkerOptions = {
  ...options,
  ratelimits: {
    FORM_RATE_LIMIT: { simple: { limit: 1_000_000_000, period: 60 } },
    LOOKUP_RATE_LIMIT: { simple: { limit: 1_000_000_000, period: 60 } },
    PREFIX_RATE_LIMIT: { simple: { limit: 1_000_000_000, period: 60 } },
  },
  outboundService: "partner",
};

/**
 * A build of the site. Needs `partner`.
 *
 * @param bundle its Worker, such as build/index.js
 * @param withAssets also serves static files, in front of the Worker; the local emulation costs time
 */
export function builtSite(bundle: string, withAssets?: { url: string }): WorkerOptions {
  return {
    ...siteBindings,
    name: "site",
    modules: [{ type: "ESModule", path: "/site.js", contents: readFileSync(bundle, "utf8") }],
    modulesRoot: "/",
    bindings: { ...siteVariables, ...(withAssets && { SITE_URL: withAssets.url }) },
    assets: withAssets && assets,
  };
}

/** Answers every look-up at once, within the same workerd. */
export const partner: WorkerOptions = {
  name: "partner",
  compatibilityDate: options.compatibilityDate,
  modules: true,
  script: `export default { fetch: () => Response.json({ email: "lectrice@example.com" }) };`,
};

/** Answers every request with the same bytes and headers. Needs `partner`. */
export async function constantWorker(response: Response): Promise<WorkerOptions> {
  const headers = JSON.stringify([...response.headers]);
  const body = JSON.stringify(await response.text());
  return {
    // The same bindings, so that their emulation makes no difference.
    ...siteBindings,
    name: "constant",
    modules: true,
    script: `const headers = new Headers(${headers});
      const body = new TextEncoder().encode(${body}).buffer;
      export default { fetch: () => new Response(body, { headers }) };`,
  };
}
