import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, outboxEvents, priorities } from "~/db/schema";
import { reminderType } from "~/leads/reminders";
import { orderEvents } from "~/orders/order-row";
import { deliverDueEvents } from "~/outbox/deliver";
import type { RenderMail } from "~/outbox/mail";
import { record } from "~/outbox/record";
import { orderRow } from "../../support/payments";
import { createVirtualCron, minute, paris } from "../../support/virtual-cron";

const eight = paris("2027-03-26", "08:00");
const before = new Date(eight - 60 * minute).toISOString();

/** Many mails of one type that are due, as one statement. */
const dueMails = (count: number, type: string, priority: number) => sql`
  WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${count})
  INSERT INTO outbox_events (id, created_at, type, lead_table, lead_id, email, payload, status, attempts, next_attempt_at, destination, priority)
  SELECT ${type} || '-' || n, ${before}, ${type}, 'challenge_participants', 'gone', n || '@example.com', '', 'pending', 0, ${before}, 'mail', ${priority} FROM n`;

test("sends a buyer's mail in the first run with 100,000 reminders due", {
  timeout: 120_000,
}, async () => {
  await using site = await createVirtualCron({
    LETTERS: "off",
    OPERATOR_MAIL: "off",
    CRON_QUERIES: "500",
  });
  await site.db.run(dueMails(100_000, reminderType, priorities.reminder));
  const order = orderRow({ created_at: new Date(eight).toISOString() });
  await site.db.insert(orders).values(order);
  await record(site.db, [], orderEvents("order.paid", order, true, eight));
  const started = performance.now();
  await site.run(eight);
  expect(site.sentTo(order.email ?? "")).toHaveLength(1);
  expect(performance.now() - started, "milliseconds").toBeLessThan(5_000);
});

test("delivers what is owed before reminders, and these before letters", async () => {
  await using site = await createVirtualCron();
  const kinds = [
    ["letter.chapter-2", priorities.letter],
    ["challenge.reminder", priorities.reminder],
    ["order.paid", priorities.owed],
  ] as const;
  for (const [type, priority] of kinds) await site.db.run(dueMails(5, type, priority));
  const nothing: RenderMail = async () => null;
  const renderers = Object.fromEntries(kinds.map(([type]) => [type, nothing]));
  const mail = site.service.settings(renderers, site.db);
  await deliverDueEvents({ db: site.db, webhook: {}, mail, now: () => eight }, { limit: 7 });
  // A mail with nothing to say is deleted once its turn has come.
  const left = await site.db.select({ type: outboxEvents.type }).from(outboxEvents);
  const count = (wanted: string) => left.filter(({ type }) => type === wanted).length;
  expect(kinds.map(([type]) => count(type))).toEqual([5, 3, 0]);
});
