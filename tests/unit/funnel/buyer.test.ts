import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { awaitsBuyer, findBuyer } from "~/funnel/buyer";
import { loadFinalConfirmation } from "~/funnel/final-confirmation";
import * as awaitEmail from "~/orders/await-email";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";
import { paymentSecret } from "../../support/payments";

const prefilled = "prefilled@example.com";
const looked = "looked-up@example.com";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The automation answers after so many milliseconds. */
function automation(milliseconds = 0, email = looked) {
  const fetch = vi.fn(async (_url: string, _init: { body: string }) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return new Response(email);
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

function visit(search: string, seen = true) {
  return { query: new URLSearchParams(search), seen };
}

async function buyerOf(search: string, { seen = true, env = makeEnv() } = {}) {
  const buyer = findBuyer(visit(search, seen), env, "ORDER_WEBHOOK_URL");
  await vi.advanceTimersByTimeAsync(500);
  return buyer;
}

test("the address that was looked up beats the one in the query", async () => {
  automation();
  expect(await buyerOf(`session_id=cs_1&prefilled_email=${prefilled}`)).toEqual({
    state: "known",
    email: looked,
  });
});

test("the address in the query stands where the look-up finds none", async () => {
  const logged = loggedErrors();
  automation(0, "none");
  expect(await buyerOf(`session_id=cs_1&prefilled_email=${prefilled}`)).toEqual({
    state: "known",
    email: prefilled,
  });
  expect(logged).toHaveLength(1);
});

test.each([
  ["a session", `prefilled_email=${prefilled}`, true, prefilled],
  ["somebody who looks", `session_id=cs_1&prefilled_email=${prefilled}`, false, prefilled],
])("without %s nobody is asked", async (_name, search, seen, email) => {
  const fetch = automation();
  expect(await buyerOf(search, { seen })).toEqual({ state: "known", email });
  expect(fetch).not.toHaveBeenCalled();
});

test("without an automation the orders are asked, where payments are told of", async () => {
  const ask = vi.spyOn(awaitEmail, "awaitOrderEmail").mockResolvedValue(looked);
  onTestFinished(() => ask.mockRestore());
  const env = makeEnv({ ORDER_WEBHOOK_URL: undefined, PAYMENT_WEBHOOK_SECRET: paymentSecret });
  expect(await buyerOf("session_id=cs_1", { env })).toEqual({ state: "known", email: looked });
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.anything(), "cs_1", 5_000);
});

test("without an automation and without payments nobody is asked", async () => {
  const logged = loggedErrors();
  const fetch = automation();
  const env = makeEnv({ ORDER_WEBHOOK_URL: undefined, PAYMENT_WEBHOOK_SECRET: undefined });
  expect(await buyerOf("session_id=cs_1", { env })).toEqual({ state: "known", email: null });
  expect(fetch).not.toHaveBeenCalled();
  expect(logged).toEqual([]);
});

test("a look-up of over half a second is handed on, and ends later", async () => {
  automation(600);
  const buyer = await buyerOf("session_id=cs_1");
  expect(buyer).toEqual({ state: "pending", email: expect.any(Promise) });
  await vi.advanceTimersByTimeAsync(100);
  expect(await buyer.email).toBe(looked);
});

test("a look-up of less than half a second is waited for", async () => {
  automation(499);
  expect(await buyerOf("session_id=cs_1")).toEqual({ state: "known", email: looked });
});

test.each([
  [undefined, false],
  [null, false],
  [{}, false],
  [{ buyer: undefined }, false],
  [{ buyer: { state: "known", email: null } }, false],
  [{ buyer: { state: "pending" } }, true],
])("a page with the data %j is streamed: %s", (data, streamed) => {
  expect(awaitsBuyer(data)).toBe(streamed);
});

test("the final confirmation asks its own automation for the latest product", async () => {
  const fetch = automation();
  const env = makeEnv();
  const loading = loadFinalConfirmation(visit("session_id=cs_1&presale_course=true"), env);
  await vi.advanceTimersByTimeAsync(500);
  expect(await loading).toMatchObject({
    order: { presaleCourse: true, promptPack: false },
    buyer: { state: "known", email: looked },
    communityUrl: env.COMMUNITY_URL,
  });
  expect(fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(body)])).toEqual([
    [env.CONFIRMATION_WEBHOOK_URL, { session_id: "cs_1", product: "presale_course" }],
  ]);
});
