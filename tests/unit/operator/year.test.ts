import { expect, test, vi } from "vitest";
import { addDays, parisDay } from "~/lib/time";
import { storePayment } from "~/orders/payment";
import { storeWithdrawal } from "~/withdrawals/store";
import { counted, notEmpty } from "../../support/counted";
import { loggedErrors } from "../../support/logged-errors";
import { newOrder, shippingTo } from "../../support/payments";
import { randomNumbers } from "../../support/random";
import * as cron from "../../support/virtual-cron";
import { declared } from "../../support/withdrawals";

const { join, minute, paris } = cron;

/*
 * A year of the cron at one run a minute. Here it is the first months, without the minutes in which a run could do
 * nothing: what it does follows from the rows and from the hours below, so one that changed nothing changes nothing
 * until the next of these hours, the next row, or the moment for which a mail waits. `WHOLE_YEAR=1` runs all 525,600
 * minutes (CONTRIBUTING.md).
 */

const isWhole = process.env.WHOLE_YEAR === "1";
const operator = "author@site.test";
const start = paris("2027-01-01", "00:00");
/** Three sessions, and the change of the clock in spring. */
const someDays = 110;
const days = [...Array(isWhole ? 365 : someDays).keys()].map((past) => addDays("2027-01-01", past));
const end = paris(addDays("2027-01-01", days.length), "00:00");
/** As many as there would be in a year. */
const perYear = (count: number) => Math.round((count * days.length) / 365);
/** When reminders and the morning mail begin and end, and the night's run. */
const hours = ["04:17", "05:17", "07:00", "17:00", "18:00", "23:30"];
/** Longer than what is of no use tomorrow waits for its next try. */
const longestWait = 105 * minute;

const { next, share } = randomNumbers(2027);

interface Span {
  from: number;
  before: number;
}

/** Begun at an hour at which much is due or at any other. */
function spans(count: number, lengths: readonly number[]): Span[] {
  return Array.from({ length: count }, () => {
    const date = days[next(days.length)] ?? "";
    const time = share() < 0.5 ? paris(date, hours[2 + next(4)] ?? "") : paris(date, "00:00");
    const from = time + (next(20) - 10) * minute;
    return { from, before: from + (lengths[next(lengths.length)] ?? 1) * minute };
  });
}

const isWithin = (list: readonly Span[], time: number) =>
  list.some(({ from, before }) => time >= from && time < before);

const cronAway = spans(perYear(40), [2, 15, 120, 600, 1440, 2000]);
const serviceBusy = spans(perYear(60), [1, 10, 60, 200]);
const kills = spans(perYear(120), [1, 2]);

/** Whether something that is due in a span has to be done in it: all goes well, or does for long enough. */
function isServed({ from, before }: Span): boolean {
  const trouble = [...cronAway, ...serviceBusy, ...kills]
    .filter((bad) => bad.from < before && bad.before > from)
    .sort((a, b) => a.from - b.from);
  if (trouble.length === 0) return before - from > 10 * minute;
  let free = from;
  for (const bad of [...trouble, { from: before, before }]) {
    if (bad.from - free > longestWait) return true;
    free = Math.max(free, bad.before);
  }
  return false;
}

/** Twelve sessions, over both changes of the clock; the first one began in the year before. */
const sessions = [
  ...["2026-12-28", "2027-02-01", "2027-03-25", "2027-10-28", "2027-12-24"],
  ...days.filter((date) => /-(04|05|06|07|08|09|11)-12$/.test(date)),
];

interface Participant {
  email: string;
  session: string;
  joined: number[];
  left: number;
}

const never = Number.POSITIVE_INFINITY;

const participants = sessions.flatMap((session, number): Participant[] => {
  const on = (past: number, time: string) => paris(addDays(session, past), time);
  const early = Math.max(start, on(-20, "12:00"));
  return [
    { email: `early-${number}@example.com`, session, joined: [early], left: never },
    { email: `late-${number}@example.com`, session, joined: [on(2, "12:00")], left: never },
    { email: `left-${number}@example.com`, session, joined: [early], left: on(3, "12:00") },
    { email: `twice-${number}@example.com`, session, joined: [early, on(1, "9:30")], left: never },
  ];
});

/** What is promised to a participant, each with the hours in which it may come. */
function promisesTo({ session, joined, left }: Participant) {
  return cron.remindersOf(session).map(({ subject, from, before }) => ({
    subject,
    from: Math.max(from, Math.min(...joined), start),
    before: Math.min(before, left, end),
  }));
}

const evening = (date: string) => paris(date, "20:00") + next(300) * minute;

test("keeps each dated promise once, within 50 queries a run", {
  timeout: isWhole ? 7_200_000 : 120_000,
}, async () => {
  await using site = await cron.createVirtualCron({
    OPERATOR_MAIL: "",
    OPERATOR_EMAIL: operator,
    CHALLENGE_ROOM_URL: "https://room.test/",
  });
  const logged = loggedErrors();
  vi.spyOn(console, "log").mockImplementation(() => {});
  const take = site.service.answer;
  let clock = start;
  site.service.answer = (mail) => (isWithin(serviceBusy, clock) ? cron.busy() : take(mail));

  const { db } = site;
  const context = (now: number) => ({ db, mailed: true, now: () => now });
  const customers: string[] = [];

  async function pay(product: "book" | "training" | "prompt-pack", number: number, at: number) {
    const created_at = new Date(at).toISOString();
    const session_id = `${product}-${number}`;
    const email = `${session_id}@example.com`;
    customers.push(email);
    const paid = newOrder({ session_id, payment_intent: session_id, product, email, created_at });
    // As the provider does, which tells of a payment more than once.
    for (let told = 0; told < 2; told += 1) await storePayment(context(at), paid, shippingTo());
  }

  async function declare(number: number, at: number) {
    const email = `withdrawal-${number}@example.com`;
    customers.push(email);
    const fields = declared({ email, products: ["book"], reference: null });
    await storeWithdrawal(context(at), { token: String(number), fields });
  }

  const happenings: { at: number; happen: () => Promise<unknown> }[] = [
    ...participants.flatMap(({ email, session, joined, left }) => [
      ...joined.map((at, time) => ({
        at,
        happen: () => join(db, time === 0 ? email : email.toUpperCase(), session, at),
      })),
      ...(left < never ? [{ at: left, happen: () => cron.unsubscribe(db, email, left) }] : []),
    ]),
    ...(["book", "training", "prompt-pack"] as const).flatMap((product, third) =>
      Array.from({ length: perYear(40) }, (_, number) => {
        const at = evening(days[9 * number + third] ?? "");
        return { at, happen: () => pay(product, number, at) };
      }),
    ),
    ...Array.from({ length: perYear(18) }, (_, number) => {
      const at = evening(days[20 * number] ?? "");
      return { at, happen: () => declare(number, at) };
    }),
  ];

  const edges = [
    ...days.flatMap((date) => hours.map((time) => paris(date, time))),
    ...[...cronAway, ...serviceBusy, ...kills].flatMap(({ from, before }) => [from, before]),
    end,
  ].sort((a, b) => a - b);

  /** Changes that were made to rows so far, and the next moment for which a mail waits. */
  async function progress() {
    const row = await db.$client
      .prepare(
        `SELECT total_changes() AS changes, (SELECT min(max(next_attempt_at, coalesce(claimed_until, '')))
        FROM outbox_events WHERE status = 'pending' AND destination = 'mail') AS due`,
      )
      .first<{ changes: number; due: string | null }>();
    return { changes: row?.changes ?? 0, due: row?.due ? Date.parse(row.due) : never };
  }

  /** The first minute after this one in which a run may do something. */
  async function nextMinute(before: number) {
    const { changes, due } = await progress();
    if (isWhole || changes !== before || isWithin(kills, clock)) return clock + minute;
    const coming = Math.min(
      edges.find((edge) => edge > clock) ?? end,
      due,
      ...happenings.filter(({ at }) => at > clock).map(({ at }) => at),
    );
    return Math.max(clock + minute, Math.ceil(coming / minute) * minute);
  }

  /** Mails of runs that were killed: these may come again, since nothing noted that they went. */
  const unnoted = new Set<string>();
  const keyOf = ({ to, subject, at }: { to: string; subject: string; at: number }) =>
    [to.toLowerCase(), subject, to === operator ? parisDay(at) : ""].join();
  let runs = 0;
  while (clock < end) {
    for (const { happen } of happenings.filter(({ at }) => at <= clock)) await happen();
    happenings.splice(0, happenings.length, ...happenings.filter(({ at }) => at > clock));
    const { changes } = await progress();
    if (!isWithin(cronAway, clock)) {
      const isKilled = isWithin(kills, clock);
      const sent = site.sent.length;
      site.queries.killAfter = isKilled ? next(16) : never;
      // Claims of a run that was killed end by the real clock.
      vi.useFakeTimers({ toFake: ["Date"], now: clock });
      await site.run(clock);
      if (new Date(clock).toISOString().includes("T03:17")) await site.run(clock, "17 3 * * *");
      vi.useRealTimers();
      site.queries.killAfter = never;
      if (isKilled) for (const mail of site.sent.slice(sent)) unnoted.add(keyOf(mail));
      runs += 1;
    }
    clock = await nextMinute(changes);
  }

  const times = new Map<string, number[]>();
  for (const mail of site.sent)
    times.set(keyOf(mail), [...(times.get(keyOf(mail)) ?? []), mail.at]);
  const repeated = [...times].filter(([key, { length }]) => length > 1 && !unnoted.has(key));
  expect(repeated, "nothing comes twice").toEqual([]);

  let required = 0;
  const missed: string[] = [];
  const untimely: string[] = [];
  const unpromised: typeof site.sent = [];
  for (const participant of counted(24, participants)) {
    const promised = promisesTo(participant);
    for (const { subject, ...span } of promised) {
      const key = [participant.email, subject, ""].join();
      const at = times.get(key) ?? [];
      if (at.some((time) => time < span.from || time >= span.before)) untimely.push(key);
      if (!isServed(span)) continue;
      required += 1;
      if (at.length === 0) missed.push(key);
    }
    const got = site.sent.filter(({ to }) => to.toLowerCase() === participant.email);
    const subjects = promised.map(({ subject }) => subject);
    unpromised.push(...got.filter(({ subject }) => !subjects.includes(subject)));
  }
  expect({ missed, untimely, unpromised }).toEqual({ missed: [], untimely: [], unpromised: [] });
  expect(required).toBeGreaterThan(perYear(250));

  // From the first evening on there is a parcel to send, and it is never sent.
  const mornings = days
    .slice(1)
    .map((today) => ({ from: paris(today, "07:00"), before: paris(today, "17:00") }));
  const told = site.sentTo(operator);
  const isTold = (morning: Span) => told.some(({ at }) => isWithin([morning], at));
  expect(notEmpty(mornings).filter((one) => isServed(one) && !isTold(one))).toEqual([]);

  for (const customer of notEmpty(customers))
    expect(site.sentTo(customer).length, `receipt of ${customer}`).toBeGreaterThan(0);

  expect(site.queries.most).toBeLessThanOrEqual(50);
  expect(notEmpty(logged).filter((line) => !/the run was killed|E_RATE_LIMIT/.test(line))).toEqual(
    [],
  );
  const { most } = site.queries;
  if (isWhole) process.stdout.write(`${runs} runs, ${site.sent.length} mails, ${most} queries\n`);
});
