import { eq, like, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type LetterForm, letterSource, letters } from "~/content/letters";
import { queryBudget } from "~/db/budget";
import { normalizeMailbox } from "~/db/mailbox";
import { outboxEvents } from "~/db/schema";
import type { Env } from "~/env";
import type { LetterReader, StoredLetter } from "~/leads/letters";
import { enqueueLetters, lettersOn, letterType } from "~/leads/letters";
import { addDays, clockInParis, dayInMs, daysBetween, parisDay } from "~/lib/time";
import { storePayment } from "~/orders/payment";
import * as leads from "../../support/leads";
import { newOrder } from "../../support/payments";
import { busy, createVirtualCron, minute, paris, unsubscribe } from "../../support/virtual-cron";

const email = "camille.roux@example.com";
const started = "2027-03-01";

function reader(overrides: Partial<LetterReader> = {}): LetterReader {
  return { form: "chapter", id: "a", email, created_at: `${started}T20:00:00.000Z`, ...overrides };
}

function plan(readers: readonly LetterReader[], away: readonly number[] = []) {
  const made: StoredLetter[] = [];
  for (let past = 0; past < 30; past += 1) {
    const date = addDays(started, past);
    if (away.includes(past)) continue;
    for (const { reader: to, letter } of lettersOn(date, readers, made))
      made.push({ mailbox: normalizeMailbox(to.email), type: letterType(letter), day: date });
  }
  return made;
}

const lettersAfter = (form: LetterForm) => letters.filter((letter) => letter.form === form);
const [chapterLetter] = lettersAfter("chapter");
const firstDay = chapterLetter?.day ?? 0;
const firstMorning = paris(addDays(started, firstDay), "08:00");
const first = `letter.chapter-${firstDay}`;
const lastDay = letters.at(-1)?.day ?? 0;
/** Days until the last letters of several forms have gone. */
const longEnough = lastDay + 5;

const told = (made: readonly StoredLetter[]) =>
  made.map(({ type, day }) => `${daysBetween(started, day)} ${type}`);

test("counts the days of letters in Paris", () => {
  const nearMidnight = reader({ created_at: `${started}T23:30:00.000Z` });
  expect(told(plan([nearMidnight]))[0]).toBe(`${firstDay + 1} ${first}`);
});

test("sends the earlier form's letters first, the other's on free days", () => {
  const later = reader({ form: "diagnostic", id: "b", email: "Camille.Roux+x@example.com" });
  const busy = lettersAfter("chapter").map(({ day }) => day);
  const others = lettersAfter("diagnostic").map(({ day }) => {
    const free = [0, 1, 2, 3].map((late) => day + late).find((at) => !busy.includes(at));
    return `${free} letter.diagnostic-${day}`;
  });
  const sent = told(plan([reader(), later]));
  const own = busy.map((day) => `${day} letter.chapter-${day}`);
  expect(sent.filter((line) => line.includes("chapter"))).toEqual(own);
  expect(sent.filter((line) => line.includes("diagnostic"))).toEqual(others);
});

test("sends letters late for up to three days, then drops them", () => {
  const days = (count: number) => Array.from({ length: count }, (_, past) => firstDay + past);
  expect(told(plan([reader()], days(3)))[0]).toBe(`${firstDay + 3} ${first}`);
  expect(told(plan([reader()], days(4))).join()).not.toContain(first);
});

test("sends at most one letter a day, none twice or too late", () => {
  const asked = fc.constantFrom<LetterForm>("chapter", "resources", "diagnostic");
  const spelling = fc.constantFrom("p.q@gmail.com", "PQ+x@googlemail.com", "r@example.com");
  const form = fc.record({ form: asked, email: spelling, past: fc.nat({ max: 15 }) });
  const sent = fc.array(form, { maxLength: 8 });
  let planned = 0;
  fc.assert(
    fc.property(sent, fc.uniqueArray(fc.nat({ max: 29 })), (forms, away) => {
      const readers = forms
        .toSorted((a, b) => a.past - b.past)
        .map(({ past, ...rest }, number) =>
          reader({ ...rest, id: `${number}`, created_at: `${addDays(started, past)}T12:00:00Z` }),
        );
      const made = plan(readers, away);
      const days = made.map(({ mailbox, day }) => `${mailbox} ${day}`);
      const kinds = made.map(({ mailbox, type }) => `${mailbox} ${type}`);
      expect([new Set(days).size, new Set(kinds).size]).toEqual([made.length, made.length]);
      const untimely = made.filter(({ mailbox, type, day }) => {
        const letter = letters.find((one) => letterType(one) === type);
        const delays = readers
          .filter((one) => normalizeMailbox(one.email) === mailbox && one.form === letter?.form)
          .map(({ created_at }) => daysBetween(created_at.slice(0, 10), day) - (letter?.day ?? 0));
        return !delays.some((delay) => delay >= 0 && delay <= 3);
      });
      expect(untimely).toEqual([]);
      planned += made.length;
    }),
  );
  expect(planned).toBeGreaterThan(0);
});

type Site = Awaited<ReturnType<typeof createVirtualCron>>;

const news = (form = {}) => leads.chapterForm({ email, news_consent: true, ...form });

/** Runs the cron at every tenth minute of some days' letters, and returns when mails with a letter's subject went. */
async function lettersSent(site: Site, from = started, count = longEnough) {
  for (let past = 0; past < count; past += 1)
    for (const time of ["07:50", "08:00", "08:10"])
      await site.run(paris(addDays(from, past), time));
  return site.sent.filter(({ subject }) => letters.some((letter) => letter.subject === subject));
}

const noon = paris(started, "12:00");

async function siteAsked(variables: Record<string, string> = {}, form = news()) {
  const site = await createVirtualCron(variables);
  await leads.storeChapterRequest({ db: site.db, now: () => noon }, form);
  return site;
}

const buy = ({ db }: Site) => {
  const created_at = new Date(noon + minute).toISOString();
  return storePayment({ db }, newOrder({ email: "Camille.Roux+x@example.com", created_at }));
};

test.each([
  ["summer", "2027-03-27"],
  ["winter", "2027-10-30"],
])("sends at 8:00 in Paris when %s time begins", async (_season, asked) => {
  await using site = await createVirtualCron();
  await leads.storeChapterRequest({ db: site.db, now: () => paris(asked, "12:00") }, news());
  const sent = await lettersSent(site, asked);
  expect(sent.map(({ at }) => clockInParis(at))).toEqual(
    lettersAfter("chapter").map(({ day }) => ({ day: addDays(asked, day), time: "08:00:00" })),
  );
  const link =
    chapterLetter && `${chapterLetter.link.path}?utm_source=${letterSource(chapterLetter)}`;
  expect(sent[0]?.text).toContain(link);
  expect(sent[0]?.text).toContain("Bonjour Camille");
});

test.each<[string, Parameters<typeof siteAsked>, ((site: Site) => Promise<unknown>)?]>([
  ["no consent to news", [{}, leads.chapterForm({ email })]],
  ["letters off", [{ LETTERS: "off" }]],
  ["an unsubscription", [], ({ db }) => unsubscribe(db, "camille.roux+x@example.com", noon + 1)],
  ["a purchase", [], buy],
  ["an address that no mail service takes", [{}, news({ email: `${"x".repeat(65)}@b.fr` })]],
])("sends no letter: %s", async (_why, asked, then) => {
  await using site = await siteAsked(...asked);
  await then?.(site);
  expect(await lettersSent(site)).toEqual([]);
});

test("sends the person's own letters and none for a stranger's capped posts", async () => {
  await using site = await createVirtualCron();
  const { db } = site;
  const context = (past: number) => ({ db, mailed: true, now: () => noon + past * minute });
  await leads.storeChapterRequest(context(0), news());
  await leads.storeResourceUnlock(context(1), { email, news_consent: true });
  await leads.storeDiagnostic(context(2), { email, news_consent: true });
  for (let number = 0; number < 8; number += 1) {
    const spelling = `camille.roux+${number}@example.com`;
    await leads.storeChapterRequest(context(11 * (number + 1)), news({ email: spelling }));
  }
  const sent = await lettersSent(site);
  expect(sent).toHaveLength(letters.length);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([email]));
});

test("sends letters to 520 readers in four queries", async () => {
  await using site = await createVirtualCron({ CRON_QUERIES: "1000" });
  await site.db.run(sql`INSERT INTO resource_subscribers
      (id, created_at, submission_key, consent_text, email, gdpr_consent, news_consent)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 520)
    SELECT i, ${new Date(noon).toISOString()}, i, 'Oui', 'p' || i || '@example.com', 1, 1 FROM n`);
  await enqueueLetters({ db: site.db, now: () => firstMorning, budget: queryBudget(4) });
  expect(await site.db.$count(outboxEvents, like(outboxEvents.type, "letter.%"))).toBe(520);
});

test("sends no letter before the promised mail, even after a flood", async () => {
  await using site = await createVirtualCron();
  const { db } = site;
  const context = { db, mailed: true, dailyLimit: 3 };
  for (let number = 0; number < 40; number += 1) {
    const fields = { email: `p${number}@gmail.com`, news_consent: true };
    await leads.storeResourceUnlock({ ...context, now: () => noon + number }, fields);
  }
  await enqueueLetters({ db, now: () => noon + 2 * dayInMs, budget: queryBudget(50) });
  const written = await db.select().from(outboxEvents).where(like(outboxEvents.type, "letter.%"));
  expect(written.map(({ email }) => email?.split("@")[0]).sort()).toEqual(["p0", "p1", "p2"]);
});

/** The first letter's morning, on which the mail service takes nothing. */
async function failFirst(site: Site) {
  const take = site.service.answer;
  site.service.answer = busy;
  await site.run(firstMorning);
  site.service.answer = take;
}

test.each<[string, (site: Site) => Promise<unknown>, Partial<Env>?]>([
  ["the purchase", buy],
  ["letters were switched off", async () => {}, { LETTERS: "off" }],
])("drops an unsent letter after %s", async (_what, then, changed) => {
  await using site = await siteAsked();
  await failFirst(site);
  await then(site);
  await site.run(firstMorning + 10 * minute, undefined, changed);
  expect(site.sent).toEqual([]);
});

test("tries a letter ten times on its day", async () => {
  await using site = await siteAsked();
  site.service.answer = busy;
  for (let tenth = 0; tenth < 80; tenth += 1) await site.run(firstMorning + tenth * 10 * minute);
  expect(await site.db.$count(outboxEvents, eq(outboxEvents.attempts, 10))).toBe(1);
});

test("sends an unsent letter again on the next free day", async () => {
  await using site = await siteAsked();
  const later = { db: site.db, now: () => paris(started, "13:00") };
  await leads.storeDiagnostic(later, { email, news_consent: true });
  await failFirst(site);
  const sent = await lettersSent(site, addDays(started, firstDay + 1), 2);
  const days = sent.map(({ at }) => daysBetween(started, parisDay(at)));
  expect(days).toEqual([firstDay + 1, firstDay + 2]);
});
