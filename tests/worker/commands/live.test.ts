/** What `npm run check -- --live` asks of the built Worker. */
import { expect, inject, test } from "vitest";
import { invalidSignatures, orders, outboxEvents } from "~/db/schema";
import { checkLiveSite } from "../../../scripts/check/live";
import { type LeadSite, openLeadSite } from "../../support/lead-site";
import { setting } from "../../support/variables";

async function ask(site: LeadSite, secret: string | undefined) {
  const answers = await checkLiveSite({
    siteUrl: setting("SITE_URL"),
    secret,
    env: "staging",
    db: site.db,
    fetch: async (url, init) => {
      const { protocol, pathname } = new URL(url);
      if (protocol === "https:") return site.fetch(pathname, init);
      // What Cloudflare does before the Worker.
      return new Response(null, { status: 301, headers: { Location: setting("SITE_URL") } });
    },
    sleep: () => site.cron(inject("crons").delivery),
  });
  return Object.fromEntries(answers.map(({ what, wrong, note }) => [what, wrong ?? { note }]));
}

test("reports no fault for a correct site and leaves no order", async () => {
  await using site = await openLeadSite({ mail: true });
  expect(await ask(site, setting("PAYMENT_WEBHOOK_SECRET"))).toEqual({
    health: { note: "ok" },
    https: {},
    headers: {},
    payments: { note: "a signed test event is accepted" },
    mail: { note: "a test mail went to the operator" },
  });
  expect(site.mails).toMatchObject([{ subject: expect.stringMatching(/^Essai/) }]);
  for (const table of [orders, invalidSignatures]) expect(await site.db.$count(table)).toBe(0);
});

test("reports a wrong secret, and a restored copy's mail as off", async () => {
  await using site = await openLeadSite({ mail: true, vars: { OUTBOX: "off" } });
  expect(await ask(site, "whsec_of_another_site")).toMatchObject({
    health: "OUTBOX is off: nothing is sent",
    payments: "a signed test event gets 400 no valid signature",
    mail: expect.stringMatching(/^the test mail was not sent/),
  });
  expect(await site.db.$count(outboxEvents)).toBe(0);
});

test("reports a missing payment secret", async () => {
  await using site = await openLeadSite({ vars: { PAYMENT_WEBHOOK_SECRET: undefined } });
  const { health, payments } = await ask(site, undefined);
  expect([health, payments]).toEqual([
    "PAYMENT_WEBHOOK_SECRET is not set",
    "PAYMENT_WEBHOOK_SECRET is not set there",
  ]);
});
