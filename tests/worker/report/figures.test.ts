import { expect, test } from "vitest";
import {
  challengeParticipants,
  diagnosticResponses,
  type Order,
  orders,
  parcels,
} from "~/db/schema";
import { addCounts } from "~/statistics/page-counts";
import { lastDays } from "~/statistics/report/period";
import { createDatabase } from "../../support/database";
import { diagnosticLead } from "../../support/leads";
import { landings } from "../../support/pages";
import { newOrder, orderRow } from "../../support/payments";
import { readReport, storeMonth } from "../../support/report";
import { simulateMonth } from "../../support/simulated-month";

const period = lastDays(30, Date.UTC(2026, 4, 30, 12));

test("figures of a simulated month, exact to the cent", async () => {
  await using database = await createDatabase();
  const month = simulateMonth(7, period);
  await storeMonth(database.d1, month);
  const report = await readReport(database.d1, period);

  const sold = month.orders.filter(({ product }) => product === "book").length;
  expect(sold).toBeGreaterThan(1100);
  expect(report.total).toMatchObject({ views: 30_000, paid: sold });
  expect(report.landings).toHaveLength(month.byPage.size);
  for (const page of report.landings) expect(page).toMatchObject(month.byPage.get(page.name) ?? {});
  expect(report.sources).toHaveLength(month.bySource.size);
  for (const source of report.sources) {
    expect(source).toMatchObject(month.bySource.get(source.name) ?? {});
  }
  expect(report.otherPages).toEqual([]);
});

test("sales of other days and in other currencies", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const unnamed = { key: null, reference: null };
  const at = (created_at: string, currency = "eur") =>
    db.insert(orders).values({
      ...orderRow({ session_id: created_at + currency, created_at, currency }),
      ...unnamed,
    });
  await db.batch([
    at("2026-04-30T21:59:59.999Z"),
    at("2026-04-30T22:00:00.000Z"),
    at("2026-05-30T21:59:59.999Z"),
    at("2026-05-30T22:00:00.000Z"),
    at("2026-05-15T12:00:00.000Z", "chf"),
  ]);
  const { total, otherCurrencies } = await readReport(database.d1, period);
  expect(total).toMatchObject({ paid: 2, revenue_cents: 2 * newOrder().amount_cents });
  expect(otherCurrencies).toEqual([
    { currency: "chf", orders: 1, amount_cents: newOrder().amount_cents },
  ]);
});

test("what was added to a chain, and a ring", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const [page = ""] = landings;
  const created_at = "2026-05-15T12:00:00.000Z";
  const sale = (
    session_id: string,
    after_session: string | null,
    changes: Partial<Order> = {},
  ) => ({
    ...orderRow({ created_at, session_id, after_session, landing: "merci", ...changes }),
    key: null,
    reference: null,
  });
  await db
    .insert(orders)
    .values([
      sale("cs_book", null, { landing: page.slice(1), source: "fb" }),
      sale("cs_training", "cs_book", { product: "training" }),
      sale("cs_pack", "cs_training", { product: "prompt-pack" }),
      sale("cs_ring", "cs_ring", { amount_cents: 1 }),
    ]);
  const { landings: pages, sources, total } = await readReport(database.d1, period);
  const sold = { paid: 1, training: 1, pack: 1, revenue_cents: 3 * newOrder().amount_cents };
  expect(pages.find(({ name }) => name === page.slice(1))).toMatchObject(sold);
  expect(sources.find(({ name }) => name === "fb")).toMatchObject(sold);
  expect(total.revenue_cents).toBe(sold.revenue_cents + 1);
});

test("a source in different cases", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const created_at = "2026-05-15T12:00:00.000Z";
  const [page = ""] = landings;
  const count = { day: "2026-05-15", page: page.slice(1), source: "facebook", views: 3, orders: 2 };
  await addCounts(db, [count, { ...count, source: "Facebook" }]);
  const sale = {
    ...orderRow({ created_at, landing: count.page }),
    key: null,
    reference: null,
  };
  await db.insert(orders).values([
    { ...sale, session_id: "cs_1", source: "Facebook" },
    { ...sale, session_id: "cs_2", source: "FACEBOOK" },
  ]);
  const { sources } = await readReport(database.d1, period);
  expect(sources).toHaveLength(1);
  expect(sources).toMatchObject([{ name: "facebook", views: 6, begun: 4, paid: 2 }]);
});

test("leads by day in Paris and form, and profiles", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const lead = (number: number, created_at: string) => ({
    id: String(number),
    submission_key: String(number),
    consent_text: "",
    created_at,
  });
  const diagnostic = (number: number, created_at: string, profile_type: string) =>
    db
      .insert(diagnosticResponses)
      .values({ ...diagnosticLead({ profile_type }), ...lead(number, created_at) });
  await db.batch([
    diagnostic(1, "2026-05-02T21:59:00.000Z", "A"),
    diagnostic(2, "2026-05-02T22:00:00.000Z", "B"),
    diagnostic(3, "2026-05-03T12:00:00.000Z", "B"),
    diagnostic(4, "2026-04-30T12:00:00.000Z", "A"),
    db.insert(challengeParticipants).values({
      ...lead(5, "2026-05-03T12:00:00.000Z"),
      email: "camille.roux@example.com",
      first_name: "Camille",
      last_name: "Roux",
      expertise_area: "Coaching",
      agree_to_emails: true,
      privacy_consent: true,
    }),
  ]);
  const { leads, profiles } = await readReport(database.d1, period);
  expect(leads.days).toHaveLength(30);
  expect(leads.days[1]).toMatchObject({ day: "2026-05-02", diagnostic: 1, challenge: 0 });
  expect(leads.days[2]).toMatchObject({ day: "2026-05-03", diagnostic: 2, challenge: 1 });
  const brought = leads.forms.filter(({ leads: count }) => count > 0);
  expect(brought).toMatchObject([
    { form: "diagnostic", leads: 3 },
    { form: "challenge", leads: 1 },
  ]);
  expect(profiles.map(({ profile, leads: count }) => [profile, count])).toEqual([
    ["B", 2],
    ["A", 1],
  ]);
});

test("test payments and presents; parcels and openings", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const created_at = "2026-05-15T12:00:00.000Z";
  const row = (session_id: string, overrides: Partial<Order> = {}) =>
    orderRow({ session_id, key: session_id, reference: session_id, created_at, ...overrides });
  await db
    .insert(orders)
    .values([
      row("cs_1", { opened_at: "2026-05-16T12:00:00.000Z" }),
      row("cs_2", { opened_at: "2026-04-16T12:00:00.000Z" }),
      row("cs_test", { livemode: false, opened_at: created_at }),
      row("given_1", { amount_cents: 0 }),
    ]);
  const parcel = { sent_at: null, created_at };
  await db.insert(parcels).values([
    { ...parcel, session_id: "cs_1", sent_at: "2026-05-20T12:00:00.000Z" },
    { ...parcel, session_id: "cs_2" },
    { ...parcel, session_id: "given_1" },
  ]);
  const { total, delivery } = await readReport(database.d1, period);
  expect(total).toMatchObject({ paid: 2, revenue_cents: 2 * newOrder().amount_cents });
  expect(delivery).toEqual({ to_send: 2, late: 2, sent: 1, opened: 1 });
});
