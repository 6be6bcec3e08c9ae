import { expect, onTestFinished, test, vi } from "vitest";
import { specifiedOffers } from "~/content/dated-offers";
import { loadContext } from "~/http/fetch";
import { orderAction } from "~/http/funnel";
import * as counter from "~/statistics/counter";
import { makeEnv } from "../../support/env";
import { post } from "../../support/requests";

test("an order form leads to the next address by GET, and the order is counted", async () => {
  const countOrder = vi.spyOn(counter, "countOrder").mockImplementation(() => {});
  onTestFinished(() => countOrder.mockRestore());
  const env = makeEnv();
  const nextAddress = vi.fn(() => "https://pay.test/book");
  const pages = [{ path: "/livre", takesForm: true }];
  const context = loadContext({
    configuration: env,
    pages,
    offers: specifiedOffers,
    waitUntil: () => {},
  });
  const headers = { "Sec-Fetch-Dest": "document" };
  const request = post("/livre?utm_source=fb", new URLSearchParams("a=b"), headers);
  const response = await orderAction(nextAddress)({ request, context, params: {} });

  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("https://pay.test/book");
  const [[{ form, ...posted }]] = nextAddress.mock.calls as unknown as [[{ form: FormData }]];
  expect([...form]).toEqual([["a", "b"]]);
  expect(posted).toEqual({
    env,
    sale: "open",
    query: new URLSearchParams("utm_source=fb"),
    reference: "livre",
  });
  expect(countOrder).toHaveBeenCalledExactlyOnceWith(expect.anything(), "livre", "fb");
});
