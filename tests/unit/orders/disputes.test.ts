import { expect, test } from "vitest";
import { amount } from "~/lib/money";
import { receiptView } from "~/orders/receipt-view";
import { orderRow } from "../../support/payments";
import { dispute, ledgerAfter, moment, paid, refund, rowOf } from "../../support/story";

const due = (day: string) => ({ evidence_details: { due_by: Date.parse(moment(day)) / 1000 } });
const balance = (...amounts: number[]) => ({
  balance_transactions: amounts.map((cents) => ({ amount: cents, currency: "eur" })),
});

const bought = paid("05-01");
const lost = { status: "lost", ...balance(-1990) };
const ledger = (...events: string[]) => ledgerAfter([bought, ...events]);

test("counts what an open dispute holds as held, not as refunded", () => {
  const { lines, outcome } = ledger(dispute("05-10", "created", balance(-1990)));
  expect(lines.at(-1)).toBe("dispute 05-10 -1990");
  expect(outcome).toMatchObject({ dispute: "open", disputed_cents: 0, refunds_cents: 0 });
});

test("puts the lines of a day in the order of their time", () => {
  const { lines } = ledger(
    refund("05-03", "created", 500),
    dispute("05-03T08:00", "created", balance(-1990)),
  );
  expect(lines.slice(1)).toEqual(["dispute 05-03 -1990", "refund 05-03 -500"]);
});

test("counts a lost dispute and its appeal won in a later month", () => {
  const won = dispute("07-20", "closed", { status: "won", ...balance(-1990, 1990) });
  const { lines, outcome } = ledger(won, dispute("05-20", "closed", lost));
  expect(lines.slice(1)).toEqual(["dispute 05-20 -1990", "dispute returned 07-20 1990"]);
  expect(outcome).toMatchObject({ dispute: "won", disputed_cents: 0 });
});

test("keeps a lost dispute's money gone while its appeal is open", () => {
  const appeal = dispute("05-25", "updated", { status: "needs_response" });
  const { outcome } = ledger(dispute("05-20", "closed", lost), appeal);
  expect(outcome).toMatchObject({ dispute: "open", disputed_cents: 1990 });
});

test("counts what stayed away of a dispute that was won in part", () => {
  const won = dispute("05-20", "closed", { status: "won", ...balance(-1990, 1690) });
  const { lines, outcome } = ledger(dispute("05-10", "created", balance(-1990)), won);
  expect(lines.slice(1)).toEqual(["dispute 05-10 -1990", "dispute returned 05-20 1690"]);
  expect(outcome).toMatchObject({ dispute: "won", disputed_cents: 300 });
});

test.each([
  ["later", ["05-18", "06-25"], "2026-06-25"],
  ["nearer", ["05-18", "05-15"], "2026-05-15"],
])("takes the last deadline that was told, when it is %s", (_, [first = "", last = ""], day) => {
  const escalated = [
    dispute("05-10", "created", due(first)),
    dispute("05-12", "updated", due(last)),
  ];
  expect(ledger(...escalated.toReversed()).outcome.dispute_due_on).toBe(day);
  const silent = dispute("05-14", "updated", { evidence_details: null });
  expect(ledger(...escalated, silent).outcome.dispute_due_on).toBe(day);
});

test("gives each of several disputes its own sum and deadline", () => {
  const { outcome } = ledger(
    dispute("05-10", "created", { id: "dp_1", amount: 500, ...due("06-20") }),
    dispute("05-11", "created", { id: "dp_2", amount: 1490, ...due("06-10") }),
    dispute("05-12", "closed", { id: "dp_3", amount: 9, status: "won", ...due("06-01") }),
  );
  expect(outcome.disputes).toMatchObject([
    { id: "dp_2", state: "open", cents: 1490, dueOn: "2026-06-10" },
    { id: "dp_1", state: "open", cents: 500, dueOn: "2026-06-20" },
    { id: "dp_3", state: "won" },
  ]);
  expect(outcome).toMatchObject({ dispute: "open", dispute_due_on: "2026-06-10" });
});

test("puts an open dispute before a lost one, whose money is gone", () => {
  const open = dispute("05-21", "created", { id: "dp_2" });
  const { outcome } = ledger(dispute("05-20", "closed", lost), open);
  expect(outcome).toMatchObject({ dispute: "open", disputed_cents: 1990 });
});

/** What a receipt says was kept of 19,90€, and its reversals. */
function receiptAfter(...events: string[]) {
  const order = orderRow({ amount_cents: 1990 });
  const purchase = { order, parcel: null };
  const rows = [bought, ...events].map((body) => ({ ...rowOf(body), received_at: null }));
  const { purchases, totals } = receiptView({ current: purchase, purchases: [purchase] }, rows);
  return { kept: totals[0]?.kept, reversals: purchases[0]?.reversals.map(({ gross }) => gross) };
}

test("shows the lost dispute on a receipt, not the open one", () => {
  const first = { id: "dp_1", amount: 500, ...balance(-500) };
  const shown = receiptAfter(
    dispute("05-05", "created", first),
    dispute("05-12", "closed", { ...first, status: "lost" }),
    dispute("05-20", "created", { id: "dp_2", amount: 1490, ...balance(-1490) }),
  );
  expect(shown).toEqual({ kept: amount(1490), reversals: [amount(-500)] });
});

test("shows no won dispute on a receipt", () => {
  const won = dispute("05-20", "closed", { status: "won", ...balance(-1990, 1990) });
  expect(receiptAfter(dispute("05-10", "created", balance(-1990)), won)).toEqual({
    kept: null,
    reversals: [],
  });
});

test("keeps an order disputed whose bank's currency nobody converted", () => {
  const foreign = { amount: 3190, currency: "cad", status: "lost", balance_transactions: [] };
  const { outcome, uncounted } = ledger(dispute("05-10", "closed", foreign));
  expect(outcome).toMatchObject({ dispute: "lost", disputed_cents: 0 });
  expect(uncounted).toMatchObject([{ cents: 3190, currency: "cad" }]);
  const known = { ...foreign, balance_transactions: [{ amount: -2010, currency: "eur" }] };
  expect(ledger(dispute("05-10", "closed", known)).outcome.disputed_cents).toBe(2010);
});
