import fc from "fast-check";
import { expect, test } from "vitest";
import { movements, orders, outboxEvents, parcels } from "~/db/schema";
import { amount } from "~/lib/money";
import { parisDay } from "~/lib/time";
import { readLedger } from "~/orders/ledger";
import type { NewLedgerEntry } from "~/orders/ledger-entries";
import { storeEvent } from "~/orders/payment";
import { receiptView } from "~/orders/receipt-view";
import { readPaymentEvent } from "~/orders/stripe/event";
import { refundOf } from "~/orders/view";
import { entryOf, orderRow } from "../../support/payments";
import { histories, providerOf } from "../../support/provider";
import { sharedDatabase } from "../../support/shared-database";

const tables = [orders, parcels, movements, outboxEvents];
const { db } = await sharedDatabase(...tables);

const received_at = "2026-06-01T12:00:00.000Z";
const start = Date.UTC(2026, 0, 20);
const order = orderRow();
const received = (rows: readonly NewLedgerEntry[]) => rows.map((row) => ({ ...row, received_at }));
const ledgerOf = (rows: readonly NewLedgerEntry[]) => readLedger(order, received(rows));

function read(body: string) {
  const event = readPaymentEvent(body, start, false);
  if (event.kind === "malformed") throw new Error(event.error);
  return event;
}

function rowOf(body: string): NewLedgerEntry {
  const event = read(body);
  if (event.kind === "ledger") return event.entry;
  if (event.kind !== "paid") throw new Error(event.kind);
  const { session_id: id, amount_cents, created_at: at } = event.order;
  return entryOf({ id, kind: "payment", amount_cents, at });
}

const at = (day: string) => `2026-${day}T12:00:00.000Z`;
const payment = entryOf({ id: order.session_id, kind: "payment", at: at("05-01") });
const linesOf = (...rows: Partial<NewLedgerEntry>[]) =>
  ledgerOf([payment, ...rows.map(entryOf)]).lines.map(({ kind, at: moment, cents }) =>
    [kind, moment.slice(5, 10), cents].join(" "),
  );
const refund = { amount_cents: 500, at: at("05-03") } as const;
const dispute = { id: "dp_1", kind: "dispute open", amount_cents: 1990, at: at("05-10") } as const;
const failedOn = (day: string) => ({ ...refund, kind: "refund failed", at: at(day) }) as const;
const pending = { ...refund, kind: "refund pending" } as const;
const sum = (amount_cents: number, day: string) =>
  ({ id: "ch_1", kind: "refund sum", amount_cents, at: at(day) }) as const;
const lost = { ...dispute, kind: "dispute lost", taken_cents: 1990, at: at("05-20") } as const;
const won = { ...dispute, kind: "dispute won", taken_cents: 0, at: at("07-20") } as const;
const held = { ...dispute, taken_cents: 1990 };
const soon = { ...held, at: "2026-05-03T08:00:00.000Z" };
const again = { ...refund, id: "re_2", at: at("06-05") };
const [back, returned] = ["refund 05-03 -500", "refund returned 06-02 500"];
const appealed = ["dispute 05-20 -1990", "dispute returned 07-20 1990"];
const grown = [back, "refund 05-08 -1490", "refund returned 05-09 500"];

test.each<[string, Partial<NewLedgerEntry>[], string[]]>([
  ["a refund that fails", [failedOn("06-02"), refund], [back, returned]],
  ["another after it", [failedOn("06-02"), refund, again], [back, returned, "refund 06-05 -500"]],
  ["nothing for a pending refund", [sum(500, "05-03"), pending], []],
  ["nothing for a canceled one", [sum(500, "05-03"), failedOn("05-05"), pending], []],
  ["a sum's growth", [sum(1990, "05-08"), sum(500, "05-03"), failedOn("05-09")], grown],
  ["a refund known by its id, not the total", [sum(800, "05-03"), refund], [back]],
  ["a lost dispute and its appeal won in a later month", [won, lost, dispute], appealed],
  ["the sum held by an open dispute", [held], ["dispute 05-10 -1990"]],
  ["the lines of a day by their time", [refund, soon], ["dispute 05-03 -1990", back]],
])("books %s", (_what, rows, lines) => {
  expect(linesOf(...rows)).toEqual(["payment 05-01 1990", ...lines]);
});

const [early, due_on] = ["2026-05-20", "2026-06-25"];
const deadlines = [
  { ...dispute, at: at("05-14"), due_on: early },
  { ...dispute, at: at("05-12"), due_on },
  { ...dispute, due_on: early },
];

const several = [{ due_on }, { id: "dp_2", due_on: early }, { id: "dp_0" }];
const open = several.map((fields) => ({ ...dispute, ...fields }));

test.each<[string, Partial<NewLedgerEntry>[], object]>([
  ["the latest deadline, whichever event came last", deadlines, { dispute_due_on: due_on }],
  ["the earliest deadline of several", open, { dispute_due_on: early }],
  ["a lost dispute on appeal", [lost, { ...dispute, at: at("05-25") }], { disputed_cents: 1990 }],
  ["a lost dispute beside it", [lost, { ...dispute, id: "dp_2" }], { disputed_cents: 1990 }],
  ["what it holds, no refund", [held], { disputed_cents: 0, refunds_cents: 0 }],
])("shows with an open dispute: %s", (_what, rows, shown) => {
  const { outcome } = ledgerOf([payment, ...rows.map(entryOf)]);
  expect(outcome).toMatchObject({ dispute: "open", ...shown });
});

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
      const { refunds_cents, ...outcome } = readLedger(order, known).outcome;
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
    for (const body of events) await storeEvent({ db, now: () => start }, read(body));
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
