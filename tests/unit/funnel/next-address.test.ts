import { expect, test } from "vitest";
import type { TrainingSale } from "~/content/dated-offers";
import { funnelOffers, products } from "~/content/products";
import {
  afterThankYou,
  afterUpsell,
  checkoutAddress,
  type NextAddress,
} from "~/funnel/next-address";
import { makeEnv } from "../../support/env";

const env = makeEnv({ CHECKOUT_TRAINING_LIST_URL: "https://pay.test/CHECKOUT_TRAINING_LIST_URL" });

interface Post {
  search?: string;
  fields?: Record<string, string>;
  sale?: TrainingSale;
  after?: string | null;
}

function leadsTo(next: NextAddress, post: Post = {}) {
  const { search = "", fields = {}, sale = "open", after = null } = post;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return next({ env, sale, form, query: new URLSearchParams(search), slug: "merci", after });
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
])("redirects from /merci with %j and %j", (search, fields: Record<string, string>, address) => {
  expect(leadsTo(afterThankYou, { search, fields })).toBe(address);
});

test("redirects from /merci to the first offer's checkout with e-mail and ad", () => {
  const fields = { [firstBox]: "true", prefilled_email: "c@d.fr" };
  const search = "prefilled_email=c%40d.fr&client_reference_id=merci__fb____cs_1&utm_source=fb";
  const post = { search: "session_id=cs_1&utm_source=fb", fields, after: "cs_1" };
  const address = leadsTo(afterThankYou, post);
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
  [`${firstBox}=true`, { [secondBox]: "true" }, checkout(second.checkoutAfterFirst)],
])("leads on from /offre-speciale with %j and %j", (search, fields, address) => {
  expect(leadsTo(afterUpsell, { search, fields })).toBe(address);
});

test("names the purchase before only while it may be named", () => {
  const post = { search: "session_id=cs__1", fields: { [secondBox]: "true" } };
  expect(leadsTo(afterUpsell, { ...post, after: "cs__1" })).toBe(afterFirst);
  expect(leadsTo(afterUpsell, post)).toBe(checkout(second.checkout));
  expect(leadsTo(checkoutAddress("book"), { ...post, after: "cs__1" })).toBe(
    checkout(products.book.checkout),
  );
});

const { checkout: onItsPage, listCheckout } = products.training;

test.each<[TrainingSale, string, string]>([
  ["ahead", "/merci", "/offre-speciale"],
  ["open", checkout(onItsPage), checkout(first.checkout)],
  ["list", checkout(listCheckout), checkout(listCheckout)],
  ["closed", "/merci", "/offre-speciale"],
])("sells the training as offered on the day: %s", (sale, page, offer) => {
  expect(leadsTo(checkoutAddress("training"), { sale })).toBe(page);
  expect(leadsTo(afterThankYou, { fields: { [firstBox]: "true" }, sale })).toBe(offer);
  expect(leadsTo(checkoutAddress("book"), { sale })).toBe(checkout(products.book.checkout));
});
