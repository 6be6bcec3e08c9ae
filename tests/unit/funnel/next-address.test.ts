import { expect, test } from "vitest";
import type { TrainingSale } from "~/content/dated-offers";
import { funnelOffers, products } from "~/content/products";
import { afterThankYou, afterUpsell, checkoutOf, type NextAddress } from "~/funnel/next-address";
import { makeEnv } from "../../support/env";

const env = makeEnv({ CHECKOUT_TRAINING_LIST_URL: "https://pay.test/CHECKOUT_TRAINING_LIST_URL" });

function leadsTo(next: NextAddress, search: string, fields = {}, sale: TrainingSale = "open") {
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(fields)) form.set(name, value);
  return next({ env, sale, form, query: new URLSearchParams(search), slug: "merci" });
}

const [first, second] = funnelOffers;
const { parameter: firstBox } = products[first.product];
const { parameter: secondBox } = products[second.product];

function checkout(variable: keyof typeof env, search = "client_reference_id=merci"): string {
  return `${env[variable]}?${search}`;
}

const prefilled = "/offre-speciale?prefilled_email=a%40b.fr";
const typed = { prefilled_email: "c@d.fr", [firstBox]: "false" };
const afterFirst = checkout(second.checkout, "client_reference_id=merci______cs__1");

test.each([
  ["", {}, "/offre-speciale"],
  ["session_id=cs_1", {}, "/offre-speciale?session_id=cs_1"],
  ["session_id=&prefilled_email=x", {}, "/offre-speciale"],
  ["x=1&prefilled_email=a%40b.fr", {}, prefilled],
  ["prefilled_email=0612345678%40b.fr", {}, "/offre-speciale?prefilled_email=0612345678%40b.fr"],
  ["prefilled_email=a%40b.fr", typed, "/offre-speciale?prefilled_email=c%40d.fr"],
  ["prefilled_email=a%40b.fr", { prefilled_email: "?" }, prefilled],
  ["", { [firstBox]: "on" }, "/offre-speciale"],
  ["", { [firstBox]: "true " }, "/offre-speciale"],
  ["session_id=a%26x%3Dtrue%23%2F", {}, "/offre-speciale?session_id=a%26x%3Dtrue%23%2F"],
])("redirects from /merci with %o and %j", (search, fields, address) => {
  expect(leadsTo(afterThankYou, search, fields)).toBe(address);
});

test("redirects from /merci to the first offer's checkout with e-mail and ad", () => {
  const fields = { [firstBox]: "true", prefilled_email: "c@d.fr" };
  const search = "prefilled_email=c%40d.fr&client_reference_id=merci__fb____cs_1&utm_source=fb";
  const address = leadsTo(afterThankYou, "session_id=cs_1&utm_source=fb", fields);
  expect(address).toBe(checkout(first.checkout, search));
});

test.each([
  ["", {}, `/merci?${secondBox}=false`],
  ["session_id=cs_1", {}, `/merci?session_id=cs_1&${secondBox}=false`],
  ["session_id=%09", {}, `/merci?${secondBox}=false`],
  [`${firstBox}=true`, {}, `/merci?${secondBox}=false&${firstBox}=true`],
  ["", { [secondBox]: "on" }, `/merci?${secondBox}=false`],
  ["", { [secondBox]: "true" }, checkout(second.checkout)],
  [`${firstBox}=false`, { [secondBox]: "true" }, checkout(second.checkout)],
  ["session_id=cs__1", { [secondBox]: "true" }, afterFirst],
  [`${firstBox}=true`, { [secondBox]: "true" }, checkout(second.checkoutAfterFirst)],
])("leads on from /offre-speciale with %o and %j", (search, fields, address) => {
  expect(leadsTo(afterUpsell, search, fields)).toBe(address);
});

const { checkout: onItsPage, listCheckout } = products.training;

test.each<[TrainingSale, string, string]>([
  ["ahead", "/merci", "/offre-speciale"],
  ["open", checkout(onItsPage), checkout(first.checkout)],
  ["list", checkout(listCheckout), checkout(listCheckout)],
  ["closed", "/merci", "/offre-speciale"],
])("sells the training as offered on the day: %s", (sale, page, offer) => {
  expect(leadsTo(checkoutOf("training"), "", {}, sale)).toBe(page);
  expect(leadsTo(afterThankYou, "", { [firstBox]: "true" }, sale)).toBe(offer);
  expect(leadsTo(checkoutOf("book"), "", {}, sale)).toBe(checkout(products.book.checkout));
});
