import fc from "fast-check";
import { expect, test } from "vitest";
import { productIds, products } from "~/content/products";
import { movements, orders, outboxEvents, parcels } from "~/db/schema";
import { amount } from "~/lib/money";
import { isFullyRefunded } from "~/orders/access";
import { findBuyer } from "~/orders/buyer";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import type { NewOrder } from "~/orders/order-row";
import { storePayment } from "~/orders/payment";
import { readLedgerEntries, receiptView } from "~/orders/receipt-view";
import { readTakings } from "~/orders/takings";
import { takingsSheets } from "~/orders/takings-sheets";
import { changeContent } from "../../support/change-content";
import { entryOf, newOrder } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const tables = [orders, parcels, movements, outboxEvents];
const { db } = await sharedDatabase(...tables);

type Store = () => Promise<unknown>;

const moment = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2026-03-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Two hours around the end of a month in Paris: what is paid later joins no chain. */
const walk = fc
  .integer({ min: Date.UTC(2026, 0, 31, 22), max: Date.UTC(2026, 1, 1, 0) })
  .map((time) => new Date(time).toISOString());
const year = { from: "2026-01-01", to: "2026-12-31" };
const ends = ["2026-01-31", "2026-02-28", "2026-03-31"];
const months = ends.map((to) => ({ from: `${to.slice(0, 8)}01`, to }));
const cents = fc.integer({ min: 1, max: 30_000 });
const payments = fc.array(
  fc.record({
    product: fc.constantFrom(...productIds, "other" as const),
    country: fc.constantFrom("FR", "BE", "CH", null),
    /** Which of the payments before it, counted round. */
    after: fc.nat(5),
    cents,
    paid: walk,
    sums: fc.array(fc.tuple(cents, moment), { maxLength: 3 }),
    failed: fc.array(fc.tuple(cents, moment), { maxLength: 2 }),
    lost: fc.option(moment),
  }),
  { minLength: 1, maxLength: 3 },
);
type Payment = typeof payments extends fc.Arbitrary<(infer Item)[]> ? Item : never;

const lostDispute = { id: "dp", kind: "dispute lost" } as const;

function storesOf({ after, cents, paid, sums, failed, lost, ...sale }: Payment, number: number) {
  const payment = `pi_${number}`;
  const ids = { session_id: `cs_${number}`, payment_intent: payment };
  const after_session = number > 0 ? `cs_${after % number}` : null;
  const chained = { ...ids, after_session, amount_cents: cents, created_at: paid };
  const order = newOrder({ ...sale, ...chained });
  const move = (fields: Parameters<typeof entryOf>[0]) => () =>
    storeLedgerEntry({ db }, entryOf({ payment, ...fields }));
  const stores: Store[] = [
    () => storePayment({ db }, order),
    ...sums.map(([amount_cents, at]) => move({ id: "ch", kind: "refund sum", amount_cents, at })),
    ...failed.map(([amount_cents, at], which) =>
      move({ id: `re_${number}_${which}`, kind: "refund failed", amount_cents, at }),
    ),
    ...(lost ? [move({ ...lostDispute, amount_cents: cents, taken_cents: cents, at: lost })] : []),
  ];
  return stores;
}

/** The latest sum counts, less what failed from then on. */
function leftOf({ cents, sums, failed, lost }: Payment): number {
  const [[sum, at] = [0, ""]] = sums.toSorted(([a, x], [b, y]) => y.localeCompare(x) || b - a);
  const returned = failed.reduce((total, [part, day]) => total + (day < at ? 0 : part), 0);
  return cents - Math.max(0, sum - returned) - (lost ? cents : 0);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

async function expectReceipt(row: typeof orders.$inferSelect, purchases: number) {
  const buyer = await findBuyer(db, row.key ?? "");
  if (!buyer) throw new Error("no buyer");
  const { totals } = receiptView(buyer, await readLedgerEntries(db, buyer));
  expect(buyer.purchases).toHaveLength(isFullyRefunded(row) ? 1 : purchases);
  const kept = (one: typeof row) => Math.max(0, one.amount_cents - one.refunded_cents);
  const shown = sumOf(buyer.purchases.map(({ order }) => kept(order)));
  expect(totals.map(({ paid, kept }) => kept ?? paid)).toEqual([amount(shown)]);
}

test("agrees on a chain's takings and receipts in any event order", async () => {
  const told = payments.chain((chain) => {
    const stores = chain.flatMap(storesOf);
    const all = [...stores, ...stores];
    return fc.tuple(fc.constant(chain), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  let receipts = 0;
  await fc.assert(
    fc.asyncProperty(told, async ([chain, stores]) => {
      for (const table of tables) await db.delete(table);
      for (const store of stores) await store();
      const left = sumOf(chain.map(leftOf));

      const { lines, oss } = await readTakings(db, year);
      expect(sumOf(lines.map(({ gross }) => gross))).toBe(left);
      const taxed = lines.filter(({ rate }) => rate !== null);
      expect(taxed.map(({ net, vat }) => (net ?? 0) + (vat ?? 0))).toEqual(
        taxed.map(({ gross }) => gross),
      );
      const books = await Promise.all(months.map((month) => readTakings(db, month)));
      expect(books.flatMap((book) => book.lines)).toEqual(lines);
      expect(books.at(-1)?.oss.abroad).toBe(oss.abroad);

      const rows = await db.select().from(orders);
      expect(sumOf(rows.map((row) => row.amount_cents - row.refunded_cents))).toBe(left);
      const keyed = rows.filter(({ key }) => key !== null);
      await Promise.all(keyed.map((row) => expectReceipt(row, chain.length)));
      receipts += keyed.length;
    }),
    { numRuns: 12 },
  );
  expect(receipts).toBeGreaterThan(0);
});

const sell = (session_id: string, fields: Partial<NewOrder> = {}) =>
  storePayment(
    { db, now: () => Date.parse(newOrder().created_at) },
    newOrder({ session_id, payment_intent: session_id, amount_cents: 1990, ...fields }),
  );

test("sums sales to other EU states net of their VAT", async () => {
  for (const country of ["FR", "BE", "DE", "CH", "GB", null])
    await sell(`cs_${country}`, { country });
  const { oss, byCountry } = await readTakings(db, year);
  expect(oss).toEqual({ year: "2026", abroad: 2 * 1886, threshold: 1_000_000 });
  expect(byCountry).toHaveLength(6);
});

test("names sales outside the EU's VAT area", async () => {
  for (const country of ["FR", "BE", "CH", "RE", "RE", "IC", null])
    await sell(`cs_${country}_${Math.random()}`, { country });
  const takings = await readTakings(db, year);
  const places = takings.outside.map(({ country, gross }) => [country, gross]);
  expect(places.toSorted()).toEqual([
    ["CH", 1990],
    ["IC", 1990],
    ["RE", 3980],
  ]);
  const [lines, sums] = takingsSheets(takings);
  const remarks = lines?.rows.map((row) => row[6]).filter(Boolean) ?? [];
  expect(remarks).toHaveLength(4);
  expect(remarks.join()).toContain("hors du territoire de TVA de l’Union\u00a0: La Réunion");
  expect(sums?.rows).toContainEqual(expect.arrayContaining(["Suisse", 19.9]));
});

test("leaves no net or VAT of an order refunded in three parts", async () => {
  await sell("cs_1");
  for (const [index, amount_cents] of [663, 663, 664].entries())
    await storeLedgerEntry({ db }, entryOf({ id: `re_${index}`, payment: "cs_1", amount_cents }));
  const { byRate } = await readTakings(db, year);
  expect(byRate).toMatchObject([{ net: 0, vat: 0, gross: 0 }]);
});

test("names a movement that nobody converted, and counts it nowhere", async () => {
  await sell("cs_1");
  const foreign = { payment: "cs_1", amount_cents: 3190, currency: "cad" };
  await storeLedgerEntry({ db }, entryOf({ id: "re_1", ...foreign }));
  const takings = await readTakings(db, year);
  expect(takings.lines).toHaveLength(1);
  expect(takings.uncounted).toMatchObject([{ kind: "refund", currency: "cad", gross: 3190 }]);
  const remarks = takingsSheets(takings)[0]?.rows.map((row) => row[6]) ?? [];
  expect(remarks.at(-1)).toContain("31,90\u00a0CAD, non compté");
  expect(await db.select().from(orders)).toMatchObject([{ refunded_cents: 0 }]);
});

test("keeps what was paid when the catalogue's price changes", async () => {
  await sell("cs_1", { shipping_cents: 300, product_name: "Ancien titre" });
  const before = await readTakings(db, year);
  changeContent(products.book, { cents: 990, name: "Nouveau titre" });
  expect(await readTakings(db, year)).toEqual(before);
  expect(before.lines).toMatchObject([{ name: "Ancien titre", gross: 1990 }]);
});

test("marks a line that was received after its month", async () => {
  const told = (moment: string) => ({ db, now: () => Date.parse(moment) });
  await storePayment(told("2026-05-31T12:00:00.000Z"), newOrder());
  const at = "2026-05-31T12:00:00.000Z";
  await storeLedgerEntry(told("2026-06-02T12:00:00.000Z"), entryOf({ at }));
  const { lines } = await readTakings(db, year);
  expect(lines.map((line) => line.told)).toEqual([null, "2026-06-02"]);
});
