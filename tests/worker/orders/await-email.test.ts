import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "~/db/client";
import { awaitOrderEmail } from "~/orders/await-email";
import * as store from "~/orders/store";
import { loggedErrors } from "../../support/logged-errors";

const email = "camille@example.com";
const db = {} as Database;
let asked: number[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The order's event comes after so many milliseconds. */
function orderAfter(milliseconds: number, found: string | null = email) {
  vi.spyOn(store, "findOrderEmail").mockImplementation(async () => {
    asked.push(Date.now());
    return Date.now() >= milliseconds ? found : undefined;
  });
}

async function lookUp(time = 5_000) {
  const answer = awaitOrderEmail(db, "cs_1", time);
  await vi.runAllTimersAsync();
  return answer;
}

describe("the address of an order", () => {
  test("that is there is known at once, and no timer is left", async () => {
    orderAfter(0);
    expect(await awaitOrderEmail(db, "cs_1", 5_000)).toBe(email);
    expect(store.findOrderEmail).toHaveBeenCalledExactlyOnceWith(db, "cs_1");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is asked for less and less often", async () => {
    orderAfter(4_000);
    expect(await lookUp()).toBe(email);
    expect(asked).toEqual([0, 200, 500, 1_000, 2_000, 3_000, 4_000]);
  });

  test("is null where the order has none, and nothing is logged", async () => {
    const logged = loggedErrors();
    orderAfter(0, null);
    expect(await lookUp()).toBeNull();
    expect(logged).toEqual([]);
  });
});

test("an order that never comes is one line after the time, and nobody asks on", async () => {
  const logged = loggedErrors();
  orderAfter(Number.POSITIVE_INFINITY);
  expect(await lookUp(1_500)).toBeNull();
  expect(logged).toEqual(["Order look-up failed: no payment within 1.5 s"]);
  expect(asked).toEqual([0, 200, 500, 1_000]);
});

test("a database that hangs holds nobody for longer", async () => {
  const logged = loggedErrors();
  vi.spyOn(store, "findOrderEmail").mockImplementation(() => new Promise(() => {}));
  expect(await lookUp(2_000)).toBeNull();
  expect(Date.now()).toBe(2_000);
  expect(logged).toEqual(["Order look-up failed: no payment within 2 s"]);
});

test("a fault is one line", async () => {
  const logged = loggedErrors();
  vi.spyOn(store, "findOrderEmail").mockRejectedValue(new Error("away"));
  expect(await lookUp()).toBeNull();
  expect(logged).toEqual(["Order look-up failed: Error: away"]);
  expect(vi.getTimerCount()).toBe(0);
});
