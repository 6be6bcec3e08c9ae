import { expect, test } from "vitest";
import { orders } from "~/db/schema";
import { refused } from "../../../scripts/local/partners/mail-service";
import { openLeadSite, received } from "../../support/lead-site";
import { expectExact, manyPayments } from "../../support/many-payments";
import { signedPost } from "../../support/payments";
import { temporaryFolder } from "../../support/temporary-folder";
import { setting } from "../../support/variables";
import { withKill } from "../../support/workerd";

/** `PAYMENTS=1000` shows it on the scale of a bad day. */
const many = Number(process.env.PAYMENTS ?? 120);
/** A run may make as many queries as the paid plan lets it. */
const vars = { CRON_QUERIES: "1000" };
const secret = setting("PAYMENT_WEBHOOK_SECRET");

interface Persisted {
  persistTo: string;
  migrated: boolean;
}

/**
 * Tells the site of payments over eight connections, each event until it is acknowledged, and kills
 * the site when so many were; those that were not are told again by whoever goes on.
 *
 * @returns what is left to tell
 */
async function tell(bodies: readonly string[], killAfter: number, persisted: Persisted) {
  const { opened, kill } = await withKill(() => openLeadSite({ vars, ...persisted, mail: true }));
  await using site = opened;
  site.mailService(() => refused("E_INTERNAL_SERVER_ERROR"));
  const left = [...bodies];
  let acknowledged = 0;
  let killed = false;
  const lane = async () => {
    while (!killed) {
      const body = left.shift();
      if (body === undefined) return;
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

/** How many times each was seen. */
function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test(`${many} payments of a site that is killed twice while its receivers are down`, {
  timeout: 500_000,
}, async () => {
  const { payments, bodies } = manyPayments(many);
  const persistTo = await temporaryFolder();
  const again = { persistTo, migrated: false };
  const third = Math.floor(bodies.length / 3);
  const afterFirst = await tell(bodies, third, { persistTo, migrated: true });
  expect(afterFirst.length).toBeGreaterThan(third);
  const afterSecond = await tell(afterFirst, third, again);
  expect(afterSecond.length).toBeGreaterThan(0);
  expect(await tell(afterSecond, Number.POSITIVE_INFINITY, again)).toEqual([]);

  await using site = await openLeadSite({ vars, ...again, mail: true });
  await expectExact(site.db, payments);
  site.partner(received);
  await site.deliverAll();

  const told = site.announced().map(({ body }) => JSON.parse(body));
  const paid = tally(
    told.filter(({ type }) => type === "order.paid").map(({ data }) => data.session_id),
  );
  expect([...paid]).toEqual(expect.arrayContaining(payments.map(({ session }) => [session, 1])));
  const references = (await site.db.select().from(orders)).map(({ reference }) => reference ?? "");
  const confirmations = references.map((reference) => `Votre commande ${reference}`);
  const subjects = tally(site.mails.map(({ subject }) => subject));
  expect(confirmations.filter((subject) => subjects.get(subject) !== 1)).toEqual([]);
  expect(new Set(tally(site.announced().map(({ id }) => id)).values())).toEqual(new Set([1]));
});
