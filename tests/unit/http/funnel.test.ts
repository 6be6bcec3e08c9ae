import { expect, onTestFinished, test, vi } from "vitest";
import { orderAction } from "~/http/funnel";
import * as counter from "~/statistics/page-counts";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { post } from "../../support/requests";

/** Posts an order form of `/livre` whose next address is this one; `orders` are those that are counted. */
async function ordered(address: string) {
  const countOrder = vi.spyOn(counter, "countOrder").mockImplementation(() => {});
  onTestFinished(() => countOrder.mockRestore());
  const env = makeEnv();
  const nextAddress = vi.fn(() => address);
  const context = makeContext(env, { pages: [{ path: "/livre", takesForm: true }] });
  const headers = { "Sec-Fetch-Dest": "document" };
  const request = post("/livre?utm_source=fb", new URLSearchParams("a=b"), headers);
  const response = await orderAction(nextAddress)({ request, context, params: {} });
  const [[{ form, ...posted }]] = nextAddress.mock.calls as unknown as [[{ form: FormData }]];
  const orders = countOrder.mock.calls.map(([, page, source]) => [page, source]);
  return { env, response, form, posted, orders };
}

test("an order form leads to the next address by GET, and the order is counted", async () => {
  const { env, response, form, posted, orders } = await ordered("https://pay.test/book");
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("https://pay.test/book");
  expect([...form]).toEqual([["a", "b"]]);
  expect(posted).toEqual({
    env,
    sale: "open",
    query: new URLSearchParams("utm_source=fb"),
    reference: "livre",
  });
  expect(orders).toEqual([["livre", "fb"]]);
});

test("a way on to another page of the site is no order", async () => {
  expect((await ordered("/offre-speciale")).orders).toEqual([]);
});

test("without a configuration no route has an environment", () => {
  expect(() => makeContext(null).env).toThrow("configuration is broken");
});
