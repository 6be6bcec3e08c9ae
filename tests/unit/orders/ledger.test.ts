import fc from "fast-check";
import { expect, test } from "vitest";
import { movements, orders, outboxEvents, parcels } from "~/db/schema";
import { amount } from "~/lib/money";
import { parisDay } from "~/lib/time";
import { readLedger } from "~/orders/ledger";
import type { NewLedgerEntry } from "~/orders/ledger-entries";
import { storeEvent } from "~/orders/order";
import { receiptView } from "~/orders/receipt-view";
import { refundOf } from "~/orders/view";
import { entryOf, orderRow } from "../../support/payments";
import { histories, providerOf } from "../../support/provider";
import { sharedDatabase } from "../../support/shared-database";
import { readEvent, rowOf } from "../../support/story";

const tables = [orders, parcels, movements, outboxEvents];
const { db } = await sharedDatabase(...tables);

const received_at = "2026-06-01T12:00:00.000Z";
const start = Date.UTC(2026, 0, 20);
const order = orderRow({ amount_cents: 1990 });
const received = (rows: readonly NewLedgerEntry[]) => rows.map((row) => ({ ...row, received_at }));
const ledgerOf = (rows: readonly NewLedgerEntry[]) => readLedger(order, received(rows));
const payment = entryOf({ id: order.session_id, kind: "payment", at: "2026-05-01T12:00:00.000Z" });

const cents = fc.integer({ min: 1, max: 3000 });
const moments = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2026-03-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Rows that no provider would send together. */
const anyRows = fc.array(
  fc
    .record({
      id: fc.constantFrom("1", "2", "3"),
      kind: fc.constantFrom(...movements.kind.enumValues.filter((kind) => kind !== "payment")),
      amount_cents: cents,
      taken_cents: fc.option(cents),
      begun_at: fc.option(moments),
      at: moments,
    })
    .map((row) => entryOf(row.kind.startsWith("dispute") ? row : { ...row, taken_cents: null })),
  { maxLength: 12 },
);

test("adds up to the provider's balance in any order of events", () => {
  const shuffled = histories.chain((history) => {
    const { events, holds } = providerOf(1990, start, history);
    const all = fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length });
    return fc.tuple(all, fc.constant(holds));
  });
  fc.assert(
    fc.property(shuffled, ([events, holds]) => {
      const { lines } = ledgerOf(events.map(rowOf));
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(holds);
    }),
    { numRuns: 200 },
  );
});

test("never changes the lines of a closed month", () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom("2026-01", "2026-02"), (rows, month) => {
      const isUntil = (moment: string) => parisDay(moment).slice(0, 7) <= month;
      const before = [payment, ...rows].filter((row) => isUntil(row.at));
      const { lines } = ledgerOf([payment, ...rows]);
      expect(lines.filter((line) => isUntil(line.at))).toEqual(ledgerOf(before).lines);
    }),
    { numRuns: 200 },
  );
});

test("never shows more refunded than was paid", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const known = received([payment, ...rows]);
      const { refunds_cents, disputes: _, ...outcome } = readLedger(order, known).outcome;
      const refunded_cents = refunds_cents + outcome.disputed_cents;
      const row = { ...order, ...outcome, refunded_cents };
      const purchase = { order: row, parcel: null };
      const { totals } = receiptView({ current: purchase, purchases: [purchase] }, known);
      const back = Math.min(refunded_cents, order.amount_cents);
      expect(refundOf(row)).toBe(back > 0 ? amount(back) : null);
      expect(totals[0]?.kept ?? amount(order.amount_cents)).not.toMatch(/^-/);
    }),
    { numRuns: 200 },
  );
});

test("ends in the same ledger whatever the order and repetition of events", async () => {
  const stored = async (events: readonly string[]) => {
    for (const table of tables) await db.delete(table);
    for (const body of events) await storeEvent({ db, now: () => start }, readEvent(body));
    const rows = await db.select().from(movements);
    const [{ key: _, reference: __, ...row } = orderRow()] = await db.select().from(orders);
    return { rows: rows.map((one) => JSON.stringify(one)).sort(), row };
  };
  const shuffled = histories.chain((history) => {
    const { events } = providerOf(1990, start, history);
    const all = [...events, ...events];
    return fc.tuple(fc.constant(events), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  await fc.assert(
    fc.asyncProperty(shuffled, async ([events, others]) => {
      expect(await stored(others)).toEqual(await stored(events));
    }),
    { numRuns: 15 },
  );
});
