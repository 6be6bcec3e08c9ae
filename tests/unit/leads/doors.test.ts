import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { queryBudget } from "~/db/budget";
import { failedSince } from "~/db/failures";
import { outboxEvents } from "~/db/schema";
import { textLine } from "~/forms/fields";
import { enqueueLetters } from "~/leads/letters";
import { countPostponedMails } from "~/leads/mails-a-day";
import { enqueueReminders } from "~/leads/reminders";
import { storeDiagnostic, storeResourceUnlock } from "../../support/leads";
import { loggedErrors } from "../../support/logged-errors";
import { createVirtualCron, day, join, minute, paris } from "../../support/virtual-cron";

const off = { OPERATOR_MAIL: "off" };
const noon = paris("2027-03-01", "12:00");
const mails = eq(outboxEvents.destination, "mail");

test("sends a day's quota at once and the rest on the next days at eight", async () => {
  await using site = await createVirtualCron(off);
  const { db } = site;
  for (let number = 0; number < 7; number += 1) {
    const context = { db, mailed: true, dailyMails: 2, claims: ["mail"] as const };
    const now = () => noon + number;
    await storeResourceUnlock({ ...context, now }, { email: `p${number}@example.com` });
  }
  const rows = await db.select().from(outboxEvents).where(mails);
  expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1, 0, 0, 0, 0, 0]);
  const dates = [2, 2, 3, 3, 4].map((date) => paris(`2027-03-0${date}`, "08:00"));
  expect(rows.slice(2).map((row) => Date.parse(row.next_attempt_at))).toEqual(dates);
  expect(await countPostponedMails(db, noon)).toBe(5);
  await db.update(outboxEvents).set({ claimed_until: null });
  await site.run(noon + 2 * minute);
  expect(site.sent).toHaveLength(2);
  await site.run(paris("2027-03-02", "08:00"));
  expect(site.sent).toHaveLength(4);
  expect(await countPostponedMails(db, paris("2027-03-02", "08:01"))).toBe(3);
});

test("sends no letter before the promised mail, which waits for its day after a flood", async () => {
  await using site = await createVirtualCron(off);
  const { db } = site;
  const context = { db, mailed: true, dailyMails: 3 };
  for (let number = 0; number < 40; number += 1) {
    const fields = { email: `p${number}@example.com`, news_consent: true };
    await storeResourceUnlock({ ...context, now: () => noon + number }, fields);
  }
  await enqueueLetters({ db, now: () => noon + 2 * day, budget: queryBudget(50) });
  const written = await db.select().from(outboxEvents).where(like(outboxEvents.type, "letter.%"));
  expect(written.map(({ email }) => email?.split("@")[0]).sort()).toEqual(["p0", "p1", "p2"]);
});

const refused = [".a@b.fr", "a..b@c.fr", "x@b", `${"x".repeat(65)}@b.fr`];

test.each(refused)("sends no mail to %s, which no service accepts", async (email) => {
  await using site = await createVirtualCron(off);
  const context = { db: site.db, mailed: true, now: () => noon };
  await storeResourceUnlock(context, { email });
  await storeDiagnostic(context, { email });
  expect(await site.db.$count(outboxEvents, mails)).toBe(0);
  expect(await site.db.$count(outboxEvents)).toBe(2);
});

const session = "2027-03-25";
const seven = paris(session, "07:00");

test("sends each mail once in overlapping runs with clocks apart", async () => {
  await using site = await createVirtualCron({ ...off, CRON_QUERIES: "500" });
  for (let number = 0; number < 12; number += 1)
    await join(site.db, `p${number}@example.com`, session, seven - day);
  await enqueueReminders({ db: site.db, now: () => seven, budget: queryBudget(50) });
  const take = site.service.answer;
  site.service.answer = async (mail) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return take(mail);
  };
  await Promise.all([0, 2, 4, 6].map((late) => site.run(seven + late * minute)));
  expect(site.sent).toHaveLength(12);
});

test("reminds a mailbox once, of its first sign-up, over two pages", async () => {
  await using site = await createVirtualCron(off);
  for (let number = 0; number < 510; number += 1)
    await join(site.db, `p${number}@example.com`, session, seven - day + number);
  await join(site.db, "P0+x@example.com", session, seven - day + 1000);
  await enqueueReminders({ db: site.db, now: () => seven, budget: queryBudget(5) });
  expect(await site.db.$count(outboxEvents, like(outboxEvents.email, "P0+x%"))).toBe(0);
  expect(await site.db.$count(outboxEvents)).toBe(510);
});

test("reports reminders that cannot be rendered to the alarms", async () => {
  const logged = loggedErrors();
  await using site = await createVirtualCron(off);
  await site.db.run("ALTER TABLE challenge_participants RENAME TO away");
  await site.run(seven);
  await site.db.run("ALTER TABLE away RENAME TO challenge_participants");
  const since = (time: number) => failedSince(site.db, new Date(time).toISOString());
  expect(await since(seven - minute)).toEqual([{ job: "reminders" }]);
  expect(await since(seven + minute)).toEqual([]);
  expect(logged).toHaveLength(1);
});

test("strips invisible characters before checking and keeps joiners in names", () => {
  const line = textLine({ min: 1, max: 20, required: "missing", tooLong: "long" });
  const invisible = fc.constantFrom("\u00ad", "\u200b", "\u200e", "\u202e", "\u2066", "\ufeff");
  fc.assert(
    fc.property(fc.array(fc.oneof(invisible, fc.constantFrom("a", "é"))), (parts) => {
      const seen = parts.filter((part) => /[aé]/.test(part));
      const result = line.safeParse(parts.join(""));
      expect(result.success).toBe(seen.length > 0 && seen.length <= 20);
      if (result.success) expect(result.data).toBe(seen.join(""));
    }),
  );
  expect(line.parse("می\u200cخواهم")).toBe("می\u200cخواهم");
});
