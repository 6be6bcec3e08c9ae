import fc from "fast-check";
import { expect, test } from "vitest";
import { productIds } from "~/content/products";
import {
  type Dispute,
  disputes,
  failedRefunds,
  orders,
  outboxEvents,
  parcels,
  refundSums,
  refunds,
} from "~/db/schema";
import { amount } from "~/lib/money";
import { isRefunded } from "~/orders/access";
import { findBuyer } from "~/orders/buyer";
import { storePayment } from "~/orders/payment";
import { readReversals, receiptView } from "~/orders/receipt-view";
import { storeDispute, storeFailedRefund, storeRefund } from "~/orders/reversal";
import { takingsOf } from "../../../scripts/orders/takings";
import { newOrder } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const tables = [orders, parcels, refunds, refundSums, failedRefunds, disputes, outboxEvents];
const { db } = await sharedDatabase(...tables);

type Store = () => Promise<unknown>;

const moment = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2026-03-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
const months = ["2026-01", "2026-02", "2026-03"];
const cents = fc.integer({ min: 1, max: 30_000 });
const states = fc.constantFrom<Dispute["state"][]>([], ["open"], ["open", "won"], ["open", "lost"]);
const payments = fc.array(
  fc.record({
    product: fc.constantFrom(...productIds, "other" as const),
    /** Which of the payments before it, counted round. */
    after: fc.nat(5),
    cents,
    paid: moment,
    sums: fc.array(fc.tuple(cents, moment), { maxLength: 3 }),
    failed: fc.array(fc.tuple(cents, moment), { maxLength: 2 }),
    disputed: states.chain((all) =>
      fc.tuple(...all.map((state) => fc.tuple(fc.constant(state), moment))),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);
type Payment = typeof payments extends fc.Arbitrary<(infer Item)[]> ? Item : never;

/** What tells of the payment with this number in a chain. */
function storesOf(
  { product, after, cents, paid, sums, failed, disputed }: Payment,
  number: number,
): Store[] {
  const payment_intent = `pi_${number}`;
  const order = newOrder({
    session_id: `cs_${number}`,
    payment_intent,
    product,
    amount_cents: cents,
    created_at: paid,
    after_session: number > 0 ? `cs_${after % number}` : null,
  });
  return [
    () => storePayment({ db }, order),
    ...sums.map(
      ([refunded_cents, created_at]) =>
        () =>
          storeRefund({ db }, { payment_intent, refunded_cents, created_at }),
    ),
    ...failed.map(([amount_cents, created_at], which) => {
      const refund_id = `re_${number}_${which}`;
      return () =>
        storeFailedRefund({ db }, { refund_id, payment_intent, amount_cents, created_at });
    }),
    ...disputed.map(([state, created_at]) => {
      const told = {
        dispute_id: `dp_${number}`,
        payment_intent,
        amount_cents: cents,
        due_on: null,
      };
      const closed_at = state === "open" ? null : created_at;
      return () => storeDispute({ db }, { ...told, state, created_at, closed_at });
    }),
  ];
}

/** What is left of it. */
function leftOf({ cents, sums, failed, disputed }: Payment): number {
  const back = Math.max(0, ...sums.map(([sum]) => sum));
  const returned = failed.reduce((sum, [part]) => sum + part, 0);
  const isLost = disputed.some(([state]) => state === "lost");
  return cents - Math.max(0, back - returned) - (isLost ? cents : 0);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

test("pages, receipts, takings and rows of a chain, in any order and repetition of events", async () => {
  const told = payments.chain((chain) => {
    const stores = chain.flatMap(storesOf);
    const all = [...stores, ...stores];
    return fc.tuple(fc.constant(chain), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  await fc.assert(
    fc.asyncProperty(told, async ([chain, stores]) => {
      for (const table of tables) await db.delete(table);
      for (const store of stores) await store();
      const left = sumOf(chain.map(leftOf));

      const books = await Promise.all(months.map((month) => takingsOf(db, month)));
      const lines = books.flat();
      expect(sumOf(lines.map(({ gross }) => gross))).toBe(left);
      for (const { rate, net, vat, gross } of lines)
        if (rate !== null) expect((net ?? 0) + (vat ?? 0)).toBe(gross);

      const rows = await db.select().from(orders);
      expect(sumOf(rows.map((row) => row.amount_cents - row.refunded_cents))).toBe(left);
      for (const row of rows) {
        const buyer = await findBuyer(db, row.key ?? "");
        if (!buyer) throw new Error("no buyer");
        const isAlone = isRefunded(row);
        expect(buyer.purchases).toHaveLength(isAlone ? 1 : chain.length);
        const { totals } = receiptView(buyer, await readReversals(db, buyer));
        const shown = isAlone ? row.amount_cents - row.refunded_cents : left;
        expect(totals.map(({ paid, kept }) => kept ?? paid)).toEqual([amount(shown)]);
      }
    }),
    { numRuns: 30 },
  );
});
