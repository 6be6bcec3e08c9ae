import { beforeEach, expect, test, vi } from "vitest";
import { unknownOrder } from "~/funnel/order";
import { lookUpOrder } from "~/handlers/funnel";
import * as store from "~/orders/buyer";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";
import { orderRow } from "../../support/payments";

const looked = "looked-up@example.com";
const prefilled = "prefilled@example.com";
const bought = { created_at: "2026-11-21T23:30:00.000Z", reference: "C-20261122-1A2B3C4D" };
const paid = orderRow({ email: "paid@example.com", ...bought });
// The tests run in 1970, before its day.
const status = {
  product: "book",
  status: "usual",
  refunded: null,
  refundedOn: null,
  parcel: null,
};
const payment = {
  paidOn: "2026-11-22",
  reference: paid.reference,
  orderPath: `/ma-commande/${paid.key}`,
  // The rest of its chain is in a database that is not there.
  paid: [
    {
      ...status,
      ...{ product_name: paid.product_name, quantity: 1, currency: "eur" },
      ...{ price: paid.amount_cents, discount: 0, delivery: 0, total: paid.amount_cents },
    },
  ],
  ...status,
};
const { email: _email, prefill: _prefill, ...noPayment } = unknownOrder;
/** An address that the page shows and the next order takes. */
const known = (email: string | null) => ({ email, prefill: email });
const noWebhook = { ORDER_WEBHOOK_URL: undefined };
const noPayments = { PAYMENT_WEBHOOK_SECRET: undefined };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(store, "findPurchase").mockResolvedValue(undefined);
  vi.spyOn(store, "findPending").mockResolvedValue(undefined);
});

const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value));

function automation(milliseconds = 0, email = looked) {
  const answer = () => after(milliseconds, new Response(email));
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

/** The order is there after so many milliseconds. Returns the moments at which it was asked for. */
function orderAfter(milliseconds: number, order = paid) {
  const asked: number[] = [];
  vi.mocked(store.findPurchase).mockImplementation(async () => {
    asked.push(Date.now());
    return Date.now() >= milliseconds ? { order, parcel: null } : undefined;
  });
  return asked;
}

type Visit = { search?: string; env?: Record<string, unknown>; init?: RequestInit };

async function startLookUp({ search = "session_id=cs_1", env = {}, init = {} }: Visit = {}) {
  const request = new Request(`https://site.test/merci?${search}`, init);
  const started = lookUpOrder(request, makeContext(makeEnv(env)), "ORDER_WEBHOOK_URL");
  await vi.advanceTimersByTimeAsync(500);
  return started;
}

async function lookUp(visit?: Visit) {
  const { order } = await startLookUp(visit);
  await vi.advanceTimersByTimeAsync(5_000);
  return order;
}

const search = `session_id=cs_1&prefilled_email=${prefilled}`;

test("prefers the e-mail that is found to the one in the query", async () => {
  const logged = loggedErrors();
  automation();
  expect(await lookUp({ search })).toMatchObject({ email: looked });
  automation(0, "none");
  expect(await lookUp({ search })).toMatchObject({ email: prefilled });
  expect(logged).toHaveLength(1);
});

test.each<[string, Visit]>([
  ["no session", { search: `prefilled_email=${prefilled}` }],
  ["HEAD", { search, init: { method: "HEAD" } }],
  ["a prefetch", { search, init: { headers: { "Sec-Purpose": "prefetch;prerender" } } }],
  ["neither automation nor payments", { search, env: { ...noWebhook, ...noPayments } }],
])("looks up no address for %s", async (_name, visit) => {
  const fetch = automation();
  expect(await lookUp(visit)).toEqual({ ...known(prefilled), ...noPayment });
  expect(fetch).not.toHaveBeenCalled();
  expect(store.findPurchase).not.toHaveBeenCalled();
});

test.each([
  [499, 0, "waited for"],
  [600, 0, "streamed"],
  // Address and payment together.
  [490, 250, "streamed"],
])("combines e-mail after %i ms, payment after %i: %s", async (looking, paying, how) => {
  automation(looking);
  if (paying > 0)
    vi.mocked(store.findPurchase).mockImplementation(() =>
      after(paying, { order: paid, parcel: null }),
    );
  const { order } = await startLookUp();
  expect(order instanceof Promise ? "streamed" : "waited for").toBe(how);
  await vi.advanceTimersByTimeAsync(240);
  expect(await order).toMatchObject({ email: looked, ...(paying > 0 && payment) });
});

test.each([0, 300])("reads the payment after an automation that takes %i ms", async (late) => {
  automation(late);
  orderAfter(late);
  expect(await lookUp()).toEqual({ ...known(looked), ...payment });
});

test.each<[string, Record<string, unknown>, () => Promise<undefined>, number]>([
  ["a database that is away", {}, () => Promise.reject(new Error("away")), 1],
  ["a database that never answers", {}, () => new Promise(() => {}), 1],
  ["no provider that tells of it", noPayments, async () => undefined, 0],
])("shows an address without a payment: %s", async (_why, env, found, asked) => {
  automation();
  vi.mocked(store.findPurchase).mockImplementation(found);
  expect(await lookUp({ env })).toEqual({ ...known(looked), ...noPayment });
  expect(store.findPurchase).toHaveBeenCalledTimes(asked);
});

test("without an automation: reads address and payment in one query", async () => {
  orderAfter(0);
  const { order } = await startLookUp({ env: noWebhook });
  expect(order).toEqual({ ...known(paid.email), ...payment });
  expect(store.findPurchase).toHaveBeenCalledExactlyOnceWith(expect.anything(), "cs_1");
});

test("without an automation: waits for no order with an erased address", async () => {
  const logged = loggedErrors();
  orderAfter(0, { ...paid, email: null });
  expect(await lookUp({ env: noWebhook })).toEqual({ ...known(null), ...payment });
  expect(logged).toEqual([]);
});

test("without an automation: polls less and less often for a late order", async () => {
  const asked = orderAfter(4_000);
  expect(await lookUp({ env: noWebhook })).toMatchObject({ email: paid.email });
  expect(asked).toEqual([0, 200, 500, 1_000, 2_000, 3_000, 4_000]);
});

test.each<[string, string, (() => Promise<undefined>)?]>([
  ["there is no order", "no payment within 5 s"],
  ["the database hangs", "no payment within 5 s", () => new Promise(() => {})],
  ["the database fails", "Error: away", () => Promise.reject(new Error("away"))],
])("without an automation: logs one line when %s", async (_why, why, found) => {
  const logged = loggedErrors();
  const asked = orderAfter(Number.POSITIVE_INFINITY);
  if (found) vi.mocked(store.findPurchase).mockImplementation(found);
  expect(await lookUp({ env: noWebhook })).toEqual({ ...known(null), ...noPayment });
  expect(logged).toEqual([`Order look-up failed: ${why}`]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(Math.max(0, ...asked)).toBeLessThanOrEqual(5_000);
});

test("does not wait for a pending payment", async () => {
  const logged = loggedErrors();
  const debit = { session_id: "cs_1", created_at: paid.created_at, failed: false };
  vi.mocked(store.findPending).mockResolvedValue(debit);
  expect(await lookUp({ env: noWebhook })).toMatchObject({ email: null, status: "pending" });
  expect(logged).toEqual([]);
});

test.each([
  [7_200_000, [looked, looked]],
  [7_200_001, [looked, prefilled]],
])("prefills the next order for two hours after the payment: %i ms", async (age, addresses) => {
  automation();
  orderAfter(0, { ...paid, created_at: new Date(-age).toISOString() });
  // The look-up is answered in the same millisecond.
  const { email, prefill } = await (await startLookUp({ search })).order;
  expect([email, prefill]).toEqual(addresses);
});
