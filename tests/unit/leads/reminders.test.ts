import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { queryBudget } from "~/db/budget";
import { failedSince } from "~/db/failures";
import { outboxEvents } from "~/db/schema";
import { enqueueReminders, remindersDue, schedule } from "~/leads/reminders";
import { addDays } from "~/lib/time";
import { loggedErrors } from "../../support/logged-errors";
import * as cron from "../../support/virtual-cron";

const { createVirtualCron, day, join, minute, paris } = cron;

test.each(schedule)("sends the mail of day $day from $from to $before", ({ day, from, before }) => {
  const session = "2027-02-08";
  const today = addDays(session, day - 1);
  const isDue = (time: number) => remindersDue(time).some((due) => due.day === day);
  const [first, end] = [paris(today, from), paris(today, before)];
  expect([first - minute, first, end - minute, end].map(isDue)).toEqual([false, true, true, false]);
  expect(remindersDue(first)).toContainEqual({ session, day });
});

const session = "2027-03-25";
const seven = paris(session, "07:00");

test("drops a waiting reminder after an unsubscription", async () => {
  await using site = await createVirtualCron();
  await join(site.db, "a@example.com", session, seven - day);
  site.service.answer = cron.busy;
  await site.run(seven);
  const id = expect.stringMatching(/-2027-03-25-1$/);
  const waiting = { id, status: "pending", attempts: 1, destination: "mail" };
  expect(await site.db.select().from(outboxEvents)).toMatchObject([waiting]);
  await cron.unsubscribe(site.db, "a@example.com", seven + minute);
  const before = site.service.sent.length;
  await site.run(seven + 10 * minute);
  expect(site.service.sent).toHaveLength(before);
  expect(await site.db.$count(outboxEvents)).toBe(0);
});

test("makes no reminder for an unsubscribed mailbox", async () => {
  await using site = await createVirtualCron();
  await cron.unsubscribe(site.db, "a@example.com", seven - 2 * day);
  await join(site.db, "A@example.com", session, seven - day);
  await enqueueReminders({ db: site.db, now: () => seven, budget: queryBudget(5) });
  expect(await site.db.$count(outboxEvents)).toBe(0);
});

test.each([
  { day: 0, from: "18:00", back: "21:30", mails: 1 },
  { day: 1, from: "07:00", back: "15:00", mails: 1 },
  // Its hours are over: nobody is reminded of what is past.
  { day: 1, from: "07:00", back: "17:00", mails: 0 },
])("sends $mails reminders of day $day after an outage until $back", async (hours) => {
  await using site = await createVirtualCron();
  const date = addDays(session, hours.day - 1);
  await join(site.db, "a@example.com", session, paris(session, "00:00") - 2 * day);
  const take = site.service.answer;
  site.service.answer = cron.busy;
  for (let time = paris(date, hours.from); time < paris(date, "23:50"); time += 10 * minute) {
    if (time === paris(date, hours.back)) site.service.answer = take;
    await site.run(time);
  }
  expect(site.sentTo("a@example.com")).toHaveLength(hours.mails);
});

test("reminds 60 participants over several runs of 50 queries each", async () => {
  const logged = loggedErrors();
  await using site = await createVirtualCron();
  for (let number = 0; number < 60; number += 1)
    await join(site.db, `p${number}@example.com`, session, seven - day);
  for (let run = 0; run < 6; run += 1) await site.run(seven + run * minute);
  expect(new Set(site.sent.map(({ to }) => to)).size).toBe(60);
  expect(site.sent).toHaveLength(60);
  expect(site.queries.most).toBeLessThanOrEqual(50);
  expect(logged).toEqual([]);
});

test("gives a day's task, room and the previous recording", async () => {
  const [room, replay] = ["https://room.test/a", "https://replay.test/b"];
  const rooms = { CHALLENGE_ROOM_URL: room, CHALLENGE_REPLAY_URL: replay };
  await using site = await createVirtualCron(rooms);
  await join(site.db, "a@example.com", session, paris(session, "00:00") - day);
  await site.run(paris(addDays(session, -1), "18:00"));
  await site.run(paris(session, "07:00"));
  await site.run(paris(addDays(session, 1), "07:00"));
  const texts = site.sent.map(({ text }) => text);
  expect(texts.map((text) => text.includes(room))).toEqual([true, true, true]);
  expect(texts.map((text) => text.includes(replay))).toEqual([false, false, true]);
  expect(texts.every((text) => text.includes("/desinscription/"))).toBe(true);

  await using bare = await createVirtualCron({ CHALLENGE_ROOM_URL: "" });
  await join(bare.db, "a@example.com", session, paris(session, "00:00") - day);
  await bare.run(paris(session, "07:00"));
  expect(bare.sent.map(({ text }) => text.includes("dans un autre message"))).toEqual([true]);
});

test("sends each mail once in overlapping runs with clocks apart", async () => {
  await using site = await createVirtualCron({ CRON_QUERIES: "500" });
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
  await using site = await createVirtualCron();
  for (let number = 0; number < 510; number += 1)
    await join(site.db, `p${number}@example.com`, session, seven - day + number);
  await join(site.db, "P0+x@example.com", session, seven - day + 1000);
  await enqueueReminders({ db: site.db, now: () => seven, budget: queryBudget(5) });
  expect(await site.db.$count(outboxEvents, like(outboxEvents.email, "P0+x%"))).toBe(0);
  expect(await site.db.$count(outboxEvents)).toBe(510);
});

test("reports reminders that cannot be rendered to the alarms", async () => {
  const logged = loggedErrors();
  await using site = await createVirtualCron();
  await site.db.run("ALTER TABLE challenge_participants RENAME TO away");
  await site.run(seven);
  await site.db.run("ALTER TABLE away RENAME TO challenge_participants");
  const since = (time: number) => failedSince(site.db, new Date(time).toISOString());
  expect(await since(seven - minute)).toEqual([{ job: "reminders" }]);
  expect(await since(seven + minute)).toEqual([]);
  expect(logged).toHaveLength(1);
});
