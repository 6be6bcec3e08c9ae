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

/** The customer of a visit, where the database answers so to the question when the order was paid. */
async function customerOf(raw: () => Promise<unknown[]>, search = `session_id=${session}`) {
  const DB = { prepare: () => ({ bind: () => ({ raw }) }) };
  vi.stubGlobal("fetch", async () => new Response("a@b.fr"));
  const env = makeEnv({ DB, PAYMENT_WEBHOOK_SECRET: "whsec_of_the_tests" });
  const visit = { query: new URLSearchParams(search), seen: true };
  const customer = findCustomer(visit, env, "ORDER_WEBHOOK_URL");
  await vi.advanceTimersByTimeAsync(1_000);
  vi.unstubAllGlobals();
  return customer;
}

test("a payment that the site was told of has its day in Paris and its reference", async () => {
  expect(await customerOf(async () => [["2026-11-21T23:30:00.000Z"]])).toEqual({
    state: "known",
    email: "a@b.fr",
    payment: { day: "2026-11-22", reference: session },
  });
});

test.each<[string, () => Promise<unknown[]>]>([
  ["that is not told of", async () => []],
  ["of a database that is away", () => Promise.reject(new Error("away"))],
  ["of a database that never answers", () => new Promise(() => {})],
])("a payment %s keeps no page waiting", async (_name, raw) => {
  expect(await customerOf(raw)).toEqual({ state: "known", email: "a@b.fr", payment: null });
});

test("without a session nobody asks for a payment", async () => {
  const raw = vi.fn(async () => []);
  expect(await customerOf(raw, "")).toEqual({ state: "known", email: null, payment: null });
  expect(raw).not.toHaveBeenCalled();
});
