import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { letterSource, letters } from "~/content/letters";
import { queryBudget } from "~/db/budget";
import { diagnosticResponses, type Order, orders, outboxEvents, parcels } from "~/db/schema";
import { unionAll } from "~/db/union";
import { enqueueLetters } from "~/leads/letters";
import { addDays, parisMoment } from "~/lib/time";
import { addCounts } from "~/statistics/page-counts";
import { lastDays } from "~/statistics/report/period";
import { listLetters } from "../../scripts/leads/letters";
import { diagnosticLead, storeChallengeParticipant, storeChapterRequest } from "../support/leads";
import { landings } from "../support/pages";
import { orderRow } from "../support/payments";
import { readReport } from "../support/report";
import { sharedDatabase } from "../support/shared-database";
import { unsubscribe } from "../support/virtual-cron";

const { db, d1 } = await sharedDatabase();

test("joins more selects than D1 accepts in one UNION", async () => {
  const numbers = Array.from({ length: 26 }, (_, number) => number);
  const selects = numbers.map((number) => sql`SELECT ${sql.raw(String(number))} AS number`);
  const rows = await db.all<{ number: number }>(unionAll(selects));
  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

const period = lastDays(30, Date.UTC(2026, 4, 30, 12));
const report = () => readReport(d1, period);
const { amount_cents } = orderRow();
const landing = landings[0]?.slice(1) ?? "";

const sale = (session_id: string, changes: Partial<Order> = {}) => {
  const ids = { session_id, key: session_id, reference: session_id };
  return orderRow({ ...ids, created_at: "2026-05-15T12:00:00.000Z", ...changes });
};

/** Stores them one by one: a statement of D1 has a hundred parameters at most. */
async function sell(...rows: Order[]) {
  for (const row of rows) await db.insert(orders).values(row);
}

test("reports figures of pages and ads to the cent", async () => {
  const day = "2026-05-15";
  const other = landings[1]?.slice(1) ?? "";
  await addCounts(db, [
    { day, page: landing, source: "", views: 600, orders: 30 },
    { day, page: landing, source: "fb", views: 400, orders: 20 },
    { day, page: other, source: "fb", views: 7, orders: 1 },
  ]);
  const pack = { product: "prompt-pack", landing: "merci", amount_cents: 5700 } as const;
  await sell(
    sale("1", { landing }),
    sale("2", { landing, source: "fb", refunded_cents: 990 }),
    sale("3", { ...pack, previous_session: "2", refunded_cents: 1 }),
    sale("4", { landing: other, source: "fb" }),
  );
  const { total, landings: pages, sources } = await report();
  const sold = { training: 0, pack: 1, refunded_cents: 991, refunds: 2 };
  const revenue = (books: number) => ({ revenue_cents: books * amount_cents + 5700 });
  expect(total).toMatchObject({ views: 1007, begun: 51, paid: 3, ...sold, ...revenue(3) });
  const two = { paid: 2, ...sold, ...revenue(2) };
  const onPage = { name: landing, views: 1000, begun: 50, ...two };
  expect(pages).toContainEqual(expect.objectContaining(onPage));
  const ofAd = { name: "fb", views: 407, begun: 21, ...two };
  expect(sources).toContainEqual(expect.objectContaining(ofAd));
});

test("leaves out other days and currencies, test payments and gifts", async () => {
  await sell(
    sale("before", { created_at: "2026-04-30T21:59:59.999Z" }),
    sale("first", { created_at: "2026-04-30T22:00:00.000Z" }),
    sale("last", { created_at: "2026-05-30T21:59:59.999Z" }),
    sale("after", { created_at: "2026-05-30T22:00:00.000Z" }),
    sale("francs", { currency: "chf" }),
    sale("test", { livemode: false }),
    sale("given_1", { amount_cents: 0 }),
  );
  const { total, otherCurrencies } = await report();
  expect(total).toMatchObject({ paid: 2, revenue_cents: 2 * amount_cents });
  expect(otherCurrencies).toEqual([{ currency: "chf", orders: 1, amount_cents }]);
});

test("credits a chain to its first page, and survives a loop", async () => {
  await sell(
    sale("cs_book", { landing, source: "fb" }),
    sale("cs_training", { product: "training", landing: "merci", previous_session: "cs_book" }),
    sale("cs_pack", { product: "prompt-pack", landing: "merci", previous_session: "cs_training" }),
    sale("cs_ring", { landing: "merci", previous_session: "cs_ring", amount_cents: 1 }),
  );
  const { landings: pages, sources, total } = await report();
  const sold = { paid: 1, training: 1, pack: 1, revenue_cents: 3 * amount_cents };
  expect(pages.find(({ name }) => name === landing)).toMatchObject(sold);
  expect(sources.find(({ name }) => name === "fb")).toMatchObject(sold);
  expect(total.revenue_cents).toBe(sold.revenue_cents + 1);
});

test("merges a source in different cases", async () => {
  const count = { day: "2026-05-15", page: landing, source: "facebook", views: 3, orders: 2 };
  await addCounts(db, [count, { ...count, source: "Facebook" }]);
  await sell(
    sale("1", { landing, source: "Facebook" }),
    sale("2", { landing, source: "FACEBOOK" }),
  );
  const { sources } = await report();
  expect(sources).toHaveLength(1);
  expect(sources).toMatchObject([{ name: "facebook", views: 6, begun: 4, paid: 2 }]);
});

test("reports leads by day in Paris and form, and profiles", async () => {
  for (const [id, created_at, profile_type] of [
    ["1", "2026-05-02T21:59:00.000Z", "A"],
    ["2", "2026-05-02T22:00:00.000Z", "B"],
    ["3", "2026-05-03T12:00:00.000Z", "B"],
    ["4", "2026-04-30T12:00:00.000Z", "A"],
  ] as const) {
    const lead = { id, submission_key: id, consent_text: "", created_at };
    await db.insert(diagnosticResponses).values({ ...diagnosticLead({ profile_type }), ...lead });
  }
  const now = () => Date.UTC(2026, 4, 3, 12);
  await storeChallengeParticipant({ db, now });
  const { leads, profiles } = await report();
  expect(leads.days).toHaveLength(30);
  expect(leads.days[1]).toMatchObject({ day: "2026-05-02", diagnostic: 1, challenge: 0 });
  expect(leads.days[2]).toMatchObject({ day: "2026-05-03", diagnostic: 2, challenge: 1 });
  const brought = leads.forms.filter(({ leads: count }) => count > 0);
  expect(brought).toMatchObject([
    { form: "diagnostic", leads: 3 },
    { form: "challenge", leads: 1 },
  ]);
  expect(profiles).toMatchObject([
    { profile: "B", leads: 2 },
    { profile: "A", leads: 1 },
  ]);
});

test("reports parcels", async () => {
  const { created_at } = sale("");
  await sell(
    sale("cs_1"),
    sale("cs_2"),
    sale("cs_test", { livemode: false }),
    sale("given_1", { amount_cents: 0 }),
  );
  const parcel = { sent_at: null, created_at };
  await db.insert(parcels).values([
    { ...parcel, session_id: "cs_1", sent_at: "2026-05-20T12:00:00.000Z" },
    { ...parcel, session_id: "cs_2" },
    { ...parcel, session_id: "given_1" },
  ]);
  expect((await report()).delivery).toEqual({ to_send: 2, late: 2, sent: 1 });
});

test("credits a letter with the sales of the next nine days", async () => {
  const asked = "2026-05-01";
  const at = (past: number, time = "08:00") => Date.parse(parisMoment(addDays(asked, past), time));
  const letter = letters.find(({ form }) => form === "chapter");
  if (!letter) throw new Error("no letter after the chapter");
  const now = () => at(0, "12:00");
  for (const email of ["a@example.com", "b@example.com", "c@example.com"])
    await storeChapterRequest({ db, now }, { email, news_consent: true });

  let printed = "";
  const terminal = { print: (text: string) => (printed = text) };
  await listLetters({ db, terminal } as never, new Date(at(0, "13:00")));
  expect(printed.split("\n")[0]).toContain(addDays(asked, letter.day).slice(5));
  const source = letterSource(letter);
  const name = source.replace("lettre-", "");
  expect(printed).toMatch(new RegExp(`^${name} .* 3$`, "m"));

  await enqueueLetters({ db, now: () => at(letter.day), budget: queryBudget(50) });
  await db.update(outboxEvents).set({ status: "delivered" });
  await unsubscribe(db, "A+news@example.com", at(letter.day + 1));
  await unsubscribe(db, "b@example.com", at(letter.day + 8));
  const day = addDays(asked, letter.day);
  await addCounts(db, [{ day, page: landing, source, views: 5, orders: 2 }]);
  await db.insert(orders).values(sale("cs_1", { source, created_at: parisMoment(day, "10:00") }));
  const figures = { sent: 3, views: 5, begun: 2, paid: 1, unsubscribed: 1 };
  const { letters: reported } = await report();
  const row = { name: source, revenue_cents: amount_cents, ...figures };
  expect(reported).toContainEqual(expect.objectContaining(row));
});
