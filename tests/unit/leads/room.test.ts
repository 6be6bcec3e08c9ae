import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { outboxEvents, resourceSubscribers } from "~/db/schema";
import { countHeldMails, placeHeldMails } from "~/leads/held-mails";
import { addDays, dayInMs, parisDay } from "~/lib/time";
import { counted } from "../../support/counted";
import { storeResourceUnlock } from "../../support/leads";
import { purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";
import { minute, paris } from "../../support/virtual-cron";

const { db } = await sharedDatabase(resourceSubscribers, outboxEvents);
const budget = { take: () => true, giveBack: () => {} };

/** A day with room for so many mails. */
const roomy = 300;
const today = "2027-03-26";
const noon = paris(today, "12:00");

interface Post {
  email: string;
  network?: string;
  at?: number;
  room?: number;
}

const post = ({ email, network, at = noon, room = roomy }: Post) =>
  storeResourceUnlock({ db, mailed: true, dailyLimit: room, network, now: () => at }, { email });

const place = (at: number, room = roomy) => placeHeldMails({ db, now: () => at, budget }, room);

const readMails = () => db.select().from(outboxEvents).where(eq(outboxEvents.destination, "mail"));

async function countStatuses() {
  const statuses = (await readMails()).map(({ status }) => status);
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { pending: count("pending"), held: count("held"), capped: count("capped") };
}

async function postMany(count: number, network: string, domain = "gmail.com") {
  for (let number = 0; number < count; number += 1)
    await post({ email: `${network.replace(/\W/g, "")}x${number}@${domain}`, network });
}

test("sends a stranger's share at once and leaves others the day", async () => {
  await postMany(280, "192.0.2.0/24");
  // A twentieth of the day goes, a quarter is held, the rest can have no place.
  expect(await countStatuses()).toEqual({ pending: 15, held: 75, capped: 190 });
  const { events } = await post({ email: "honnete@free.fr", network: "198.51.100.0/24" });
  expect(events.map(({ destination, status }) => `${destination} ${status}`)).toContain(
    "mail pending",
  );
  expect(await countHeldMails(db)).toBe(75);
});

test("gives held mails a quarter of the day, network by network", async () => {
  for (const network of ["192.0.2.0/24", "198.51.100.0/24"]) await postMany(90, network);
  await post({ email: "voisine@free.fr", network: "192.0.2.0/24" });
  await place(noon + minute);
  expect(await countStatuses(), "only in every tenth minute").toMatchObject({ pending: 30 });
  await place(noon + 10 * minute);
  const placed = (await readMails()).filter(
    ({ next_attempt_at }) => Date.parse(next_attempt_at) > noon,
  );
  expect(placed).toHaveLength(75);
  const of = (mark: string | null) => placed.filter(({ network }) => network === mark).length;
  const shares = [...new Set(placed.map(({ network }) => network))].map(of);
  expect(shares.sort()).toEqual([37, 38]);
  await place(noon + 20 * minute);
  expect(await countStatuses()).toMatchObject({ pending: 105 });
});

test("places mails of earlier days in the evening, even where clocks change", async () => {
  const [friday, sunday] = ["2027-03-26", "2027-03-28"];
  for (let number = 0; number < 6; number += 1)
    await post({ email: `p${number}@gmail.com`, at: paris(friday, "20:00") + number, room: 4 });
  expect(await countStatuses()).toEqual({ pending: 4, held: 2, capped: 0 });
  // Clocks go forward in the night before Sunday.
  await place(paris(sunday, "17:50"), 4);
  expect(await countStatuses()).toMatchObject({ held: 2 });
  await place(paris(sunday, "18:00"), 4);
  expect(await countStatuses()).toMatchObject({ pending: 5, held: 1 });
});

test("serves who had nothing yet from the second half of a day", async () => {
  for (let number = 0; number < 10; number += 1) await postMany(20, `10.0.${number}.0/24`);
  expect(await countStatuses(), "all that ten networks get").toMatchObject({ pending: 150 });
  await place(noon + 10 * minute);
  expect(await countStatuses(), "and no more").toMatchObject({ pending: 150 });
  const posts = Array.from({ length: 149 }, (_, number) =>
    post({ email: `honnete${number}@free.fr`, network: `own ${number}` }),
  );
  await Promise.all(posts);
  expect(await countStatuses()).toMatchObject({ pending: 299 });
});

test("mails twenty addresses of one domain a day, however they are spread", async () => {
  for (let number = 0; number < 60; number += 1)
    await post({
      email: `a@n${number}.victims.example`,
      network: `network ${number % 30}`,
      room: 2000,
    });
  expect(await countStatuses()).toEqual({ pending: 20, held: 20, capped: 20 });
  await place(noon + 10 * minute, 2000);
  expect(await countStatuses()).toMatchObject({ pending: 20 });
  await place(paris(addDays(today, 1), "18:00"), 2000);
  expect(await countStatuses()).toMatchObject({ pending: 40, held: 0 });
});

test("caps no mail of a person whose address a stranger has queued", async () => {
  await postMany(15, "192.0.2.0/24");
  for (let number = 0; number < 12; number += 1)
    await post({ email: `camille+${number}@free.fr`, network: "192.0.2.0/24" });
  expect(await countStatuses()).toEqual({ pending: 15, held: 6, capped: 6 });
  const { events } = await post({ email: "camille@free.fr", network: "198.51.100.0/24" });
  expect(events.some(({ destination }) => destination === "mail")).toBe(true);
  for (const at of [noon, noon + 10 * minute]) await place(at);
  const sent = (await readMails()).filter(
    ({ quota, status }) => quota?.includes("camille") && status === "pending",
  );
  expect(sent).toHaveLength(6);
});

test("erases a network's mark at night, and a week-old held mail", async () => {
  await postMany(20, "192.0.2.0/24");
  const marks = async () => (await readMails()).filter(({ network }) => network !== null).length;
  const only = ["networks of mails", "held mails"];
  await purgeAt(db, paris(today, "23:59"), { only });
  expect(await marks(), "on its day").toBe(20);
  await purgeAt(db, paris(addDays(today, 1), "03:17"), { only });
  expect(await marks(), "of held mails").toBe(5);
  await purgeAt(db, noon + 7 * dayInMs, { only });
  expect(await countStatuses()).toMatchObject({ held: 5 });
  await purgeAt(db, noon + 7 * dayInMs + 1, { only });
  expect(await countStatuses()).toEqual({ pending: 15, held: 0, capped: 5 });
  expect(await marks()).toBe(0);
});

const room = 40;
/** Strangers of ten networks, in any number and at any time, with addresses of any kind. */
const strangers = fc.array(
  fc.record({
    network: fc.constantFrom(..."abcdefghij"),
    domain: fc.constantFrom("gmail.com", "victims.example", "hotmail.fr"),
    hour: fc.integer({ min: 0, max: 23 }),
  }),
  { maxLength: 120 },
);
/** Fewer than half of a day's room, before its last hour, in which mails of earlier days may take more. */
const honest = fc.array(fc.integer({ min: 0, max: 22 }), { minLength: 1, maxLength: room / 2 - 1 });

test("sends each honest mail of a day at once whatever strangers post", {
  timeout: 120_000,
}, async () => {
  const posts = fc.tuple(strangers, honest, strangers, honest);
  await fc.assert(
    fc.asyncProperty(posts, async (days) => {
      for (const table of [resourceSubscribers, outboxEvents]) await db.delete(table);
      for (const [index, date] of [today, addDays(today, 1)].entries()) {
        const flood = (days[2 * index] as (typeof days)[0]).map(
          ({ network, domain, hour }, number) => ({
            hour,
            network,
            email: `s${index}x${number}@${domain}`,
          }),
        );
        const own = (days[2 * index + 1] as (typeof days)[1]).map((hour, number) => ({
          hour,
          network: `own ${number}`,
          email: `honest${index}x${number}@free.fr`,
        }));
        for (let hour = 0; hour < 24; hour += 1) {
          const at = paris(date, `${String(hour).padStart(2, "0")}:00`);
          await place(at, room);
          for (const { hour: _, ...sent } of [...flood, ...own].filter((one) => one.hour === hour))
            await post({ ...sent, at: at + minute, room });
          await place(at + 10 * minute, room);
        }
      }
      const mails = await readMails();
      const theirs = mails.filter(({ email }) => email.startsWith("honest"));
      const all = days[1].length + days[3].length;
      for (const { status, created_at, next_attempt_at } of counted(all, theirs))
        expect([status, next_attempt_at]).toEqual(["pending", created_at]);
      for (const date of [today, addDays(today, 1)]) {
        const sent = mails.filter(
          (mail) => mail.status === "pending" && parisDay(mail.next_attempt_at) === date,
        );
        expect(sent.length).toBeLessThanOrEqual(room);
      }
    }),
    { numRuns: 12 },
  );
});
