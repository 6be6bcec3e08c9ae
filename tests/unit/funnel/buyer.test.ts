import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Env } from "~/env";
import { type Buyer, findBuyer } from "~/funnel/buyer";

const env = { ORDER_WEBHOOK_URL: "https://hooks.test/order" } as Env;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The buyer of a visit from a checkout, while the automation answers so. */
function find(automation: () => Promise<Response>, query = "session_id=cs_1"): Promise<Buyer> {
  vi.spyOn(globalThis, "fetch").mockImplementation(automation);
  return findBuyer({ query: new URLSearchParams(query), seen: true }, env, "ORDER_WEBHOOK_URL");
}

/** Answers after so many milliseconds. */
function after(milliseconds: number, answer: Response): () => Promise<Response> {
  return () => new Promise((resolve) => setTimeout(resolve, milliseconds, answer));
}

const found = (email: string) => Response.json({ email });
const addressed = "session_id=cs_1&prefilled_email=adresse@example.com";

test("a page waits half a second for the look-up, and no longer", async () => {
  const buyer = find(after(60_000, found("a@b.fr")));
  const shown = vi.fn();
  buyer.then(shown);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ state: "pending" }));
});

test("a quick look-up wins over the address in the URL", async () => {
  const buyer = await find(async () => found("compte@example.com"), addressed);
  expect(buyer).toEqual({ state: "known", email: "compte@example.com" });
});

test("so does a slow one", async () => {
  const buyer = find(after(2_000, found("compte@example.com")), addressed);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await (await buyer).email).toBe("compte@example.com");
});

test("without an answer the address in the URL is left", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const buyer = await find(async () => new Response(null, { status: 500 }), addressed);
  expect(buyer).toEqual({ state: "known", email: "adresse@example.com" });
});
