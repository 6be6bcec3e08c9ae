import { afterEach, describe, expect, test, vi } from "vitest";
import { type LetterForm, letterSource, letters } from "~/content/letters";
import { mailboxOf } from "~/db/mailbox";
import { outboxEvents } from "~/db/schema";
import { type LetterReader, lettersOn, letterType, type MadeLetter } from "~/leads/letters";
import { addDays, clockInParis, parisDay } from "~/lib/time";
import { storePayment } from "~/orders/payment";
import {
  chapterForm,
  storeChapterRequest,
  storeDiagnostic,
  storeResourceUnlock,
} from "../../support/leads";
import { newOrder } from "../../support/payments";
import { randomNumbers } from "../../support/random";
import {
  busy,
  createVirtualCron,
  day,
  minute,
  paris,
  unsubscribe,
} from "../../support/virtual-cron";

afterEach(() => vi.restoreAllMocks());

const email = "camille.roux@example.com";
const started = "2027-03-01";

function reader(overrides: Partial<LetterReader> = {}): LetterReader {
  return { form: "chapter", id: "a", email, created_at: `${started}T20:00:00.000Z`, ...overrides };
}

/** Each day's letters of some readers, the days without one left out. */
function plan(readers: readonly LetterReader[], away: readonly number[] = []) {
  const made: MadeLetter[] = [];
  const planned: string[] = [];
  for (let past = 0; past < 30; past += 1) {
    const date = addDays(started, past);
    if (away.includes(past)) continue;
    for (const { reader: to, letter } of lettersOn(date, readers, made)) {
      made.push({ mailbox: mailboxOf(to.email), type: letterType(letter), day: date });
      planned.push(`${past} ${letterType(letter)}`);
    }
  }
  return planned;
}

describe("the days of letters", () => {
  test("the second, fifth and ninth after the form", () => {
    expect(plan([reader()])).toEqual([
      "2 letter.chapter-2",
      "5 letter.chapter-5",
      "9 letter.chapter-9",
    ]);
  });

  test("a form shortly before midnight in Paris", () => {
    expect(plan([reader({ created_at: `${started}T23:30:00.000Z` })])[0]).toBe(
      "3 letter.chapter-2",
    );
  });

  test("two forms of one mailbox: the earlier one's letters, then the other's on free days", () => {
    const later = reader({ form: "diagnostic", id: "b", email: "Camille.Roux+x@example.com" });
    expect(plan([reader(), later])).toEqual([
      "2 letter.chapter-2",
      "3 letter.diagnostic-2",
      "5 letter.chapter-5",
      "6 letter.diagnostic-5",
      "9 letter.chapter-9",
      "10 letter.diagnostic-9",
    ]);
  });

  test("one form sent twice: no letter twice", () => {
    const again = reader({ id: "b", created_at: "2027-03-04T08:00:00.000Z" });
    expect(plan([reader(), again])).toEqual(plan([reader()]));
  });

  test("three days of outage: late; a fourth: left out", () => {
    expect(plan([reader()], [2, 3, 4])[0]).toBe("5 letter.chapter-2");
    expect(plan([reader()], [2, 3, 4, 5])).toEqual(["6 letter.chapter-5", "9 letter.chapter-9"]);
  });
});

const news = (form = {}) => chapterForm({ email, news_consent: true, ...form });

/** Runs the cron at every tenth minute of some days' letters, and returns when mails with a letter's subject went. */
async function lettersSent(
  site: Awaited<ReturnType<typeof createVirtualCron>>,
  from: string,
  count: number,
) {
  for (let past = 0; past < count; past += 1) {
    for (const time of ["07:50", "08:00", "08:10"])
      await site.run(paris(addDays(from, past), time));
  }
  return site.sent.filter(({ subject }) => letters.some((letter) => letter.subject === subject));
}

describe("through the cron", () => {
  test.each([
    ["summer", "2027-03-27"],
    ["winter", "2027-10-30"],
  ])("8:00 in Paris when %s time begins", async (_season, asked) => {
    await using site = await createVirtualCron({ OPERATOR_MAIL: "off" });
    await storeChapterRequest({ db: site.db, now: () => paris(asked, "12:00") }, news());
    const sent = await lettersSent(site, asked, 12);
    expect(sent.map(({ at }) => clockInParis(at))).toEqual(
      [2, 5, 9].map((past) => ({ day: addDays(asked, past), time: "08:00:00" })),
    );
    const [first] = letters.filter(({ form }) => form === "chapter");
    expect(sent[0]?.text).toContain(
      first && `${first.link.path}?utm_source=${letterSource(first)}`,
    );
    expect(sent[0]?.text).toContain("Bonjour Camille");
  });

  test.each([
    ["no consent to news", {}, chapterForm({ email })],
    ["letters off", { LETTERS: "off" }, news()],
  ])("%s: none", async (_why, variables, form) => {
    await using site = await createVirtualCron({ OPERATOR_MAIL: "off", ...variables });
    await storeChapterRequest({ db: site.db, now: () => paris(started, "12:00") }, form);
    expect(await lettersSent(site, started, 12)).toEqual([]);
  });

  test("a mailbox whose mail was capped: none", async () => {
    await using site = await createVirtualCron({ OPERATOR_MAIL: "off" });
    for (let number = 0; number < 8; number += 1) {
      const now = () => paris(started, "12:00") + number * 11 * minute;
      await storeChapterRequest(
        { db: site.db, mailed: true, now },
        news({ email: `camille.roux+${number}@example.com` }),
      );
    }
    expect(await lettersSent(site, started, 12)).toEqual([]);
  });

  test("five runs at once: one letter", async () => {
    await using site = await createVirtualCron({ OPERATOR_MAIL: "off", CRON_QUERIES: "500" });
    await storeChapterRequest({ db: site.db, now: () => paris(started, "12:00") }, news());
    await storeDiagnostic(
      { db: site.db, now: () => paris(started, "13:00") },
      { email, news_consent: true },
    );
    const at = paris(addDays(started, 2), "08:00");
    await Promise.all(Array.from({ length: 5 }, () => site.run(at)));
    expect(site.sent).toHaveLength(1);
  });
});

/** `LETTERS_DAYS=365` runs a year. */
const span = Number(process.env.LETTERS_DAYS ?? 100);

test(`${span} days with outages, purchases and unsubscriptions: one letter a mailbox and day, none twice, none late, none to who left or bought`, {
  timeout: 120_000,
}, async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await using site = await createVirtualCron({ OPERATOR_MAIL: "off", CRON_QUERIES: "500" });
  const { next, share } = randomNumbers(37);
  const start = paris("2027-01-01", "00:00");
  const forms: LetterForm[] = ["chapter", "resources", "diagnostic"];
  const asked: { mailbox: string; form: LetterForm; at: number }[] = [];
  const left: { address: string; at: number }[] = [];
  const bought: { mailbox: string; at: number }[] = [];
  const events: { at: number; happen: () => Promise<unknown> }[] = [];
  const addressOf = (person: number) =>
    `p.${person}${share() < 0.3 ? "+x" : ""}@${share() < 0.3 ? "googlemail" : "gmail"}.com`;
  for (let person = 0; person < span / 3; person += 1) {
    for (let count = next(3) + 1; count > 0; count -= 1) {
      const at = start + next(span - 20) * day + next(24 * 60) * minute;
      const form = forms[next(3)] ?? "chapter";
      const to = addressOf(person);
      const context = { db: site.db, now: () => at };
      const store = {
        chapter: () => storeChapterRequest(context, news({ email: to })),
        resources: () => storeResourceUnlock(context, { email: to, news_consent: true }),
        diagnostic: () => storeDiagnostic(context, { email: to, news_consent: true }),
      };
      asked.push({ mailbox: mailboxOf(to), form, at });
      events.push({ at, happen: store[form] });
      const end = at + next(11 * 24 * 60) * minute;
      const fate = share();
      if (fate < 0.2) {
        const session_id = `cs_${person}_${count}`;
        const buyer = addressOf(person);
        const order = newOrder({
          session_id,
          payment_intent: `pi_${session_id}`,
          email: buyer,
          created_at: new Date(end).toISOString(),
        });
        bought.push({ mailbox: mailboxOf(buyer), at: end });
        events.push({ at: end, happen: () => storePayment({ db: site.db }, order) });
      } else if (fate < 0.4 && !left.some(({ address }) => address === to)) {
        left.push({ address: to, at: end });
        events.push({ at: end, happen: () => unsubscribe(site.db, to, end) });
      }
    }
  }
  events.sort((a, b) => a.at - b.at);
  const away = new Set(Array.from({ length: span / 6 }, () => next(span)));
  const { answer } = site.service;
  for (let past = 0; past < span; past += 1) {
    const date = addDays("2027-01-01", past);
    site.service.answer = share() < 0.1 ? busy : answer;
    for (const time of ["08:00", "08:10", "19:50"]) {
      const at = paris(date, time);
      while (events[0] && events[0].at <= at) await events.shift()?.happen();
      if (!away.has(past)) await site.run(at);
    }
  }
  const sent = site.sent.flatMap(({ at, to, subject }) => {
    const letter = letters.find((one) => one.subject === subject);
    return letter ? [{ at, to, mailbox: mailboxOf(to), letter, date: parisDay(at) }] : [];
  });
  expect(sent.length).toBeGreaterThan(span / 2);
  const unique = (keys: string[]) => expect(new Set(keys).size).toBe(keys.length);
  unique(sent.map(({ mailbox, date }) => `${mailbox} ${date}`));
  unique(sent.map(({ mailbox, letter }) => `${mailbox} ${letterType(letter)}`));
  for (const { at, to, mailbox, letter, date } of sent) {
    const reasons = asked.filter((one) => {
      const due = addDays(parisDay(one.at), letter.day);
      const isItsForm = one.mailbox === mailbox && one.form === letter.form;
      const hasBought = bought.some(
        (sale) => sale.mailbox === mailbox && sale.at >= one.at && sale.at < at,
      );
      return isItsForm && due <= date && date <= addDays(due, 3) && !hasBought;
    });
    expect(reasons, `${to} ${letterType(letter)} ${date}`).not.toEqual([]);
    expect(left.filter((one) => one.address === to && one.at < at)).toEqual([]);
  }
  const waiting = await site.db.select().from(outboxEvents);
  expect(
    waiting.filter(({ type, status }) => type.startsWith("letter.") && status === "pending"),
  ).toEqual([]);
});
