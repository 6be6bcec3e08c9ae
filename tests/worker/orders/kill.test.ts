import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLeadSite } from "../../support/lead-site";
import { expectExact, manyPayments } from "../../support/many-payments";
import { signedPost } from "../../support/payments";
import { setting } from "../../support/settings";
import { withKill } from "../../support/workerd";

/** Events wait for a webhook: what is announced stands in the outbox. */
const vars = { LEADS_WEBHOOK_URL: "" };
const secret = setting("PAYMENT_WEBHOOK_SECRET");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sold-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Tells the site of payments over eight connections, each event until it is acknowledged, and kills
 * the site when so many were; those that were not are told again by whoever goes on.
 *
 * @returns what is left to tell
 */
async function tell(bodies: readonly string[], killAfter: number, migrated: boolean) {
  const { opened, kill } = await withKill(() =>
    openLeadSite({ vars, persistTo: folder, migrated }),
  );
  await using site = opened;
  const left = [...bodies];
  let acknowledged = 0;
  let killed = false;
  const lane = async () => {
    for (let body = left.shift(); body !== undefined && !killed; body = left.shift()) {
      const url = new URL("/webhooks/payment", site.address);
      const answer = await fetch(url, signedPost(body, secret)).catch(() => null);
      await answer?.text().catch(() => null);
      if (answer?.status === 200) acknowledged += 1;
      else left.push(body);
      if (acknowledged === killAfter && !killed) {
        killed = true;
        await kill();
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return left;
}

test("1,000 payments, told to a site that is killed twice, are exact to the cent and announced once", {
  timeout: 300_000,
}, async () => {
  const { payments, bodies } = manyPayments(1_000);
  const third = Math.floor(bodies.length / 3);
  const afterFirst = await tell(bodies, third, true);
  expect(afterFirst.length).toBeGreaterThan(third);
  const afterSecond = await tell(afterFirst, third, false);
  expect(afterSecond.length).toBeGreaterThan(0);
  expect(await tell(afterSecond, Number.POSITIVE_INFINITY, false)).toEqual([]);

  await using site = await openLeadSite({ vars, persistTo: folder, migrated: false });
  await expectExact(site.db, payments);
});
