import { describe, expect, test } from "vitest";
import { checkoutVariables } from "~/content/products";
import { type OrderForm, orderForms } from "../../support/order-forms";
import { sharedSite } from "../../support/site";

/** Checkouts as operators configure them, with a query of their own. */
const links = checkoutVariables.map((name) => [
  name,
  `https://pay.test/b/${name}?locale=fr&note=a%20b`,
]);

const site = await sharedSite({ vars: Object.fromEntries(links) });

/** Orders, with no e-mail but that of the query; answers where the visitor is sent. */
async function order({ path, fields }: OrderForm, query = ""): Promise<string> {
  const ticked = fields.filter(([name]) => name !== "prefilled_email");
  const response = await site.post(path + query, ticked);
  expect(response.status).toBe(303);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("");
  return response.headers.get("Location") ?? "";
}

/** A checkout's address, taken apart. */
function parts(location: string) {
  const { origin, pathname, searchParams, hash } = new URL(location);
  return { address: origin + pathname, query: Object.fromEntries(searchParams), hash };
}

describe.each(orderForms)("$path", (page) => {
  const checkout = `https://pay.test/b/${page.checkout}`;
  const reference = page.path.slice(1);
  const own = { locale: "fr", note: "a b", client_reference_id: reference };

  test("leads to its checkout, under the page's name, and asks no partner", async () => {
    expect(parts(await order(page, ""))).toEqual({
      address: checkout,
      query: own,
      hash: "",
    });
    expect(site.calls).toEqual([]);
  });

  test("takes a valid e-mail and the campaign along, and nothing else", async () => {
    const query =
      "?utm_source=fb&utm_medium=paid_social&utm_campaign=Printemps-2026&utm_term=livre" +
      "&utm_content=video_1&prefilled_email=jean%2Blivre%40example.com" +
      "&fbclid=abc&gclid=def&x=1&amount=0&client_reference_id=other&redirect=https://evil.test";
    expect(parts(await order(page, query))).toEqual({
      address: checkout,
      hash: "",
      query: {
        ...own,
        client_reference_id: `${reference}__fb__Printemps-2026`,
        prefilled_email: "jean+livre@example.com",
        utm_source: "fb",
        utm_medium: "paid_social",
        utm_campaign: "Printemps-2026",
        utm_term: "livre",
        utm_content: "video_1",
      },
    });
  });
});
