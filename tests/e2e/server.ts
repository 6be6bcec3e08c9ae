/**
 * The site as visitors meet it: the built Worker in workerd, served over HTTP on this machine beside
 * the stand-in partners. Both take free ports and end with the process that started them.
 */
import { Miniflare } from "miniflare";
import { ensureBuild } from "../../scripts/build/up-to-date";
import { defaultAddresses, localVariables } from "../../scripts/kit/addresses";
import { mailBinding, mailService } from "../../scripts/local/partners/mail-service";
import { startPartners } from "../../scripts/local/partners/server";
import { storeSamples } from "../../scripts/local/site";
import { workerOptions } from "../../scripts/local/worker";
import { applyMigrations } from "../support/database";
import { freePort } from "../support/free-port";

await ensureBuild();

const sitePort = await freePort();
const siteUrl = `http://127.0.0.1:${sitePort}`;
const variables = localVariables(defaultAddresses(), {});
const partners = await startPartners({
  port: 0,
  siteUrl,
  paymentSecret: variables.PAYMENT_WEBHOOK_SECRET,
  operator: { audience: variables.ACCESS_AUD, email: variables.CONTACT_EMAIL },
});

const site = {
  name: "site",
  // All tests are one network.
  ...workerOptions({
    ...localVariables({ site: siteUrl, partners: partners.url }, {}),
    LEAD_MAILS_A_DAY: "100000",
  }),
  ratelimits: {
    FORM_RATE_LIMIT: { simple: { limit: 10_000, period: 60 } },
    LOOKUP_RATE_LIMIT: { simple: { limit: 10_000, period: 60 } },
    PREFIX_RATE_LIMIT: { simple: { limit: 10_000, period: 60 } },
  },
  wrappedBindings: mailBinding,
};
const miniflare = new Miniflare({
  host: "127.0.0.1",
  port: sitePort,
  workers: [site, mailService(partners.takeMail)],
  // Otherwise Miniflare asks the network where this machine is.
  cf: false,
});
await miniflare.ready;
await applyMigrations(await miniflare.getD1Database("DB"));
await storeSamples(miniflare);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
// The test runner holds the other side open for as long as it lives, however it ends.
process.stdin.on("end", end).resume();
console.log(`site ${siteUrl}, partners ${partners.url}`);

let ending = false;

async function end() {
  if (ending) return;
  ending = true;
  await Promise.all([partners.close(), miniflare.dispose()]);
  process.exit();
}
