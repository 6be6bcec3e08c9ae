import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findCustomer } from "~/funnel/customer";
import { makeEnv } from "../../support/env";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const session = "cs_test_1";

const paid = ["2026-11-21T23:30:00.000Z"];
const payment = { day: "2026-11-22", reference: session };

const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value));

/** The customer of a visit, where the database answers so to the question when the order was paid. */
async function customerOf(
  raw: () => Promise<unknown[]>,
  {
    search = `session_id=${session}`,
    seen = true,
    secret = "whsec_of_the_tests",
    lookUpTime = 0,
  } = {},
) {
  const DB = { prepare: () => ({ bind: () => ({ raw }) }) };
  vi.stubGlobal("fetch", async () => {
    await after(lookUpTime, null);
    return new Response("a@b.fr");
  });
  const env = makeEnv({ DB, PAYMENT_WEBHOOK_SECRET: secret });
  const visit = { query: new URLSearchParams(search), seen };
  const customer = findCustomer(visit, env, "ORDER_WEBHOOK_URL");
  await vi.advanceTimersByTimeAsync(1_000);
  vi.unstubAllGlobals();
  return customer;
}

test("a payment that the site was told of has its day in Paris and its reference", async () => {
  expect(await customerOf(async () => [paid])).toEqual({
    state: "known",
    email: "a@b.fr",
    payment,
  });
});

test.each<[string, () => Promise<unknown[]>]>([
  ["that is not told of", async () => []],
  ["of a database that is away", () => Promise.reject(new Error("away"))],
  ["of a database that never answers", () => new Promise(() => {})],
])("a payment %s keeps no page waiting", async (_name, raw) => {
  expect(await customerOf(raw)).toEqual({ state: "known", email: "a@b.fr", payment: null });
});

test.each([
  [250, payment],
  [350, null],
])("a payment that takes %i ms", async (time, expected) => {
  const customer = await customerOf(() => after(time, [paid]));
  expect(customer).toEqual({ state: "known", email: "a@b.fr", payment: expected });
});

test("a buyer who is still looked up comes with their payment", async () => {
  const customer = await customerOf(async () => [paid], { lookUpTime: 2_000 });
  if (customer.state !== "pending") throw new Error("the buyer is known before the look-up ends");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await customer.found).toEqual({ email: "a@b.fr", payment });
});

test.each([
  ["without a session", { search: "" }],
  ["where nobody looks", { seen: false }],
])("%s nobody is asked for buyer or payment", async (_name, visit) => {
  const raw = vi.fn(async () => [paid]);
  expect(await customerOf(raw, visit)).toEqual({ state: "known", email: null, payment: null });
  expect(raw).not.toHaveBeenCalled();
});

test("a site that is told of no payments asks for none", async () => {
  const raw = vi.fn(async () => [paid]);
  expect(await customerOf(raw, { secret: "" })).toMatchObject({ payment: null });
  expect(raw).not.toHaveBeenCalled();
});
