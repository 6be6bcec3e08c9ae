import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mailProviders } from "~/db/mail-providers";
import { mailboxSql, normalizeMailbox, startOf } from "~/db/mailbox";
import { challengeParticipants, outboxEvents } from "~/db/schema";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { reminderType } from "~/leads/reminders";
import { submissionKeys } from "~/leads/store";
import { addDays, dayInMs } from "~/lib/time";
import {
  receiptsGathered,
  storeWithdrawal,
  withdrawalNoticed,
  withdrawalSubmitted,
} from "~/withdrawals/store";
import { counted, notEmpty } from "../../support/counted";
import { createDatabase } from "../../support/database";
import * as leads from "../../support/leads";
import { loggedErrors } from "../../support/logged-errors";
import { createVirtualCron, minute, paris } from "../../support/virtual-cron";
import { declared } from "../../support/withdrawals";

const session = "2027-03-25";
const spelling = (number: number) => {
  const dots = Array.from("victime", (letter, place) =>
    place > 0 && (number >> place) % 2 ? `.${letter}` : letter,
  ).join("");
  const tag = number % 3 ? `+${number}` : "";
  return `${number % 2 ? dots.toUpperCase() : dots}${tag}@${number % 5 ? "gmail" : "googlemail"}.com`;
};

/** `FLOOD=1000` posts as many. */
const many = Number(process.env.FLOOD ?? 300);

test(`caps the mails to one mailbox over ${many} hostile posts`, { timeout: 120_000 }, async () => {
  loggedErrors();
  await using site = await createVirtualCron({ CRON_QUERIES: "1000" });
  const start = paris(addDays(session, -2), "06:00");
  for (let number = 0; number < many; number += 1) {
    const at = start + number * Math.floor(7000 / many) * minute;
    const email = spelling(number);
    const context = { db: site.db, mailed: true, now: () => at };
    const fields = declared({ last_name: `${number}`, email, products: ["book"] });
    const posts = [
      () => leads.storeChallengeParticipant(context, { email }),
      () => leads.storeChapterRequest(context, { email }),
      () => leads.storeResourceUnlock(context, { email }),
      () => leads.storeDiagnostic(context, { email }),
      () => storeWithdrawal(context, { fields, token: `${number}` }),
    ];
    await posts[number % posts.length]?.();
    if (number % 5 === 0) await site.run(at);
  }
  await site.db.update(challengeParticipants).set({ session });
  for (let hour = 0; hour < 8 * 24; hour += 1) await site.run(start + hour * 60 * minute);

  const mails = (await site.db.select().from(outboxEvents)).filter(
    ({ destination, status, type }) =>
      destination === "mail" && status === "delivered" && type !== withdrawalNoticed,
  );
  expect(mails.length).toBeGreaterThan(20);
  const most: Record<string, number> = {
    [withdrawalSubmitted]: 5,
    [receiptsGathered]: 1,
    [reminderType]: 1,
    [diagnosticForm.event]: 6 + 1,
  };
  const kindOf = (type: string) => (type in most ? type : diagnosticForm.event);
  // The diagnostic's mail has a place of its own.
  for (const [kind, limit] of counted(4, Object.entries(most))) {
    const times = mails.filter(({ type }) => kindOf(type) === kind);
    const moments = times.map(({ created_at }) => Date.parse(created_at)).sort((a, b) => a - b);
    // These go once a day, in its morning.
    const isDaily = [reminderType, receiptsGathered].includes(kind);
    const window = isDaily ? dayInMs - 12 * 60 * minute : dayInMs;
    const within = (from: number) => moments.filter((at) => at >= from && at < from + window);
    for (const from of notEmpty(moments))
      expect(within(from).length, kind).toBeLessThanOrEqual(limit);
  }
  expect(mails.filter(({ type }) => type === reminderType).length).toBeLessThanOrEqual(8);
});

const noon = paris("2027-03-01", "12:00");
const mails = eq(outboxEvents.destination, "mail");

const refused = [".a@b.fr", "a..b@c.fr", "x@b", `${"x".repeat(65)}@b.fr`];

test.each(refused)("sends no mail to %s, which no service accepts", async (email) => {
  await using site = await createVirtualCron();
  const context = { db: site.db, mailed: true, now: () => noon };
  await leads.storeResourceUnlock(context, { email });
  await leads.storeDiagnostic(context, { email });
  expect(await site.db.$count(outboxEvents, mails)).toBe(0);
  expect(await site.db.$count(outboxEvents)).toBe(2);
});

test("computes the same mailbox in SQL and in TypeScript", async () => {
  await using database = await createDatabase();
  const name = fc.stringMatching(/^[A-Za-z0-9.+_-]{1,12}$/);
  const known = mailProviders.flatMap(({ domains }) => domains);
  const parent = fc.constantFrom(...known, "GoogleMail.com", "example.com");
  const domain = fc.oneof(
    parent,
    fc.tuple(name, parent).map((parts) => parts.join(".")),
  );
  const addresses = fc.sample(fc.tuple(name, domain), 2000).map((parts) => parts.join("@"));
  const rows = await database.db.all<{ value: string; mailbox: string; start: string }>(
    sql`SELECT value, mailbox, ${startOf(sql`mailbox`)} AS start
      FROM (SELECT value, ${mailboxSql(sql`value`)} AS mailbox FROM json_each(${JSON.stringify(addresses)}))`,
  );
  for (const { value, mailbox } of counted(2000, rows))
    expect(mailbox, value).toBe(normalizeMailbox(value));
  // No service has names that begin with a sign.
  const usual = rows.filter(({ value }) => /^[a-z\d]/i.test(value));
  for (const { value, start } of notEmpty(usual))
    expect(value.toLowerCase().startsWith(start), value).toBe(true);
});

const keyOf = async (fields: Record<string, unknown>) =>
  (await submissionKeys("challenge_participants", fields, 0)).key;

test("ignores the e-mail's case, the order and empty fields of a repetition", async () => {
  const key = await keyOf({ email: "camille@example.com", first_name: "Camille" });
  const empty = { phone: undefined, book_topic_idea: null };
  expect(await keyOf({ ...empty, first_name: "Camille", email: "Camille@Example.COM" })).toBe(key);
  expect(await keyOf({ email: "camille@example.com", first_name: "CAMILLE" })).not.toBe(key);
});
