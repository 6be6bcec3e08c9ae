import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
import { keepFormOnFailure } from "~/http/lead-client-action";
import { orderAction } from "~/http/order-action";
import { countOrder } from "~/statistics/counter";
import { makeEnv } from "../../support/env";
import { post } from "../../support/requests";

vi.mock("~/statistics/counter", () => ({ countView: vi.fn(), countOrder: vi.fn() }));

test("an order form leads to the next address by GET, and the order is counted", async () => {
  const env = makeEnv();
  const nextAddress = vi.fn(() => "https://pay.test/book");
  const pages = [{ path: "/livre", takesForm: true }];
  const context: AppLoadContext = { env, pages, waitUntil: () => {} };
  const headers = { "Sec-Fetch-Dest": "document" };
  const request = post("/LIVRE/?utm_source=fb", new URLSearchParams("a=b"), headers);
  const response = await orderAction(nextAddress)({ request, context, params: {} });

  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("https://pay.test/book");
  const [[{ form, ...posted }]] = nextAddress.mock.calls as unknown as [[{ form: FormData }]];
  expect([...form]).toEqual([["a", "b"]]);
  expect(posted).toEqual({
    env,
    query: new URLSearchParams("utm_source=fb"),
    reference: "livre",
  });
  expect(countOrder).toHaveBeenCalledExactlyOnceWith(expect.anything(), "livre", "fb");
});

test("in the browser a lead form stays, unless the server answers", async () => {
  const answer = (serverAction: () => unknown) =>
    keepFormOnFailure({ serverAction } as Parameters<typeof keepFormOnFailure>[0]);
  expect(await answer(async () => ({ lastResult: {} }))).toEqual({ lastResult: {} });
  expect(await answer(() => Promise.reject(new TypeError("offline")))).toEqual({ failed: true });
  const redirect = new Response(null, { status: 303 });
  await expect(answer(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
