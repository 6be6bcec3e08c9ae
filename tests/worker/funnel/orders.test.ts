import { expect, test } from "vitest";
import { checkoutVariables } from "~/content/products";
import { type OrderForm, orderForms } from "../../support/order-forms";
import { sharedSite } from "../../support/site";

/** Checkouts as operators configure them, with a query of their own. */
const links = checkoutVariables.map((name) => [
  name,
  `https://pay.test/b/${name}?locale=fr&note=a%20b`,
]);

const site = await sharedSite({ vars: Object.fromEntries(links) });

/** The address that a form leads to, and its query. */
async function order({ path, fields }: OrderForm, query = "") {
  const ticked = fields.filter(([name]) => name !== "prefilled_email");
  const response = await site.post(path + query, ticked);
  expect(response.status).toBe(303);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("");
  const url = new URL(response.headers.get("Location") ?? "");
  return [url.origin + url.pathname + url.hash, Object.fromEntries(url.searchParams)];
}

test.each(orderForms)("leads from $path to its checkout", async (page) => {
  const checkout = `https://pay.test/b/${page.checkout}`;
  const reference = page.path.slice(1);
  const own = { locale: "fr", note: "a b", client_reference_id: reference };
  expect(await order(page)).toEqual([checkout, own]);

  const query = "?utm_source=fb&utm_campaign=mai&prefilled_email=a%2Bb%40c.fr&fbclid=abc&amount=0";
  const ad = { utm_source: "fb", utm_campaign: "mai" };
  const personal = { client_reference_id: `${reference}__fb__mai`, prefilled_email: "a+b@c.fr" };
  expect(await order(page, query)).toEqual([checkout, { ...own, ...personal, ...ad }]);
  expect(site.calls).toEqual([]);
});
