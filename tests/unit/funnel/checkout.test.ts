import fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckoutVariable } from "~/content/products";
import { checkoutVariables, funnelOffers, products } from "~/content/products";
import type { Env } from "~/env";
import { checkoutUrl } from "~/funnel/next-address";
import { acceptEmail } from "~/lib/email";
import { notEmpty } from "../../support/counted";

const links = Object.fromEntries(
  checkoutVariables.map((name) => [name, `https://pay.test/${name}?locale=fr`]),
);

function environment(changes: Record<string, string | undefined> = {}): Env {
  return { ...links, ...changes } as unknown as Env;
}

function address(variables: CheckoutVariable[], search = "", env = environment()) {
  const query = new URLSearchParams(search);
  return checkoutUrl({ env, slug: "page", query, after: null }, variables);
}

const [, { product, checkout, checkoutAfterFirst }] = funnelOffers;
const variables = [checkoutAfterFirst, checkout, products[product].checkout];
const book: CheckoutVariable[] = ["CHECKOUT_BOOK_URL"];

test.each([0, 1, 2])("uses the first payment page that is set: %i unset", (unset) => {
  const without = variables.slice(0, unset).map((name) => [name, undefined]);
  const env = environment(Object.fromEntries(without));
  expect(address(variables, "", env)).toBe(
    `https://pay.test/${variables[unset]}?locale=fr&client_reference_id=page`,
  );
});

test("keeps a payment page's fragment", () => {
  const anchored = environment({ CHECKOUT_BOOK_URL: "https://pay.test/b#fr" });
  expect(address(book, "", anchored)).toBe("https://pay.test/b?client_reference_id=page#fr");
});

test.each([
  ["utm_source=fb", { utm_source: "fb" }],
  [`utm_id=${"x".repeat(150)}`, { utm_id: "x".repeat(150) }],
  [`utm_id=${"x".repeat(151)}`, {}],
  ["utm_source=a%0a", {}],
  ["utm_=x&utm=x&UTM_source=x&my_utm_source=x&utm_source%00=x", {}],
  ["fbclid=x&locale=en&client_reference_id=y", {}],
])("passes on campaign values: %s", (search, passed) => {
  const { searchParams } = new URL(address(book, search));
  const { client_reference_id: _, ...sent } = Object.fromEntries(searchParams);
  expect(sent).toEqual({ locale: "fr", ...passed });
});

test("passes at most twenty campaign values, the first of each name", () => {
  const search = Array.from({ length: 30 }, (_, index) => `utm_${index}=a&utm_${index}=b`);
  const { searchParams } = new URL(address(book, search.join("&")));
  const sent = [...searchParams].filter(([name]) => name.startsWith("utm_"));
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => [`utm_${index}`, "a"]));
});

const text = fc.string({ unit: "binary" });

test("builds a payment page's URL with safe values from any query", () => {
  const name = fc.oneof(
    fc.constantFrom("utm_source", "utm_campaign", "prefilled_email", "locale", "redirect"),
    text.map((rest) => `utm_${rest}`),
    fc.stringMatching(/^utm_[a-zA-Z0-9_]{1,51}$/),
    text,
  );
  const value = fc.oneof(text, fc.stringMatching(/^[A-Za-z0-9_-]{1,160}$/));
  const query = fc.array(fc.tuple(name, value), { maxLength: 8 });
  const carried: string[] = [];
  fc.assert(
    fc.property(query, fc.oneof(fc.emailAddress(), text).map(acceptEmail), (pairs, email) => {
      const query = new URLSearchParams(pairs);
      const request = { env: environment(), slug: "livre", query, after: null };
      const url = new URL(checkoutUrl(request, book, email));
      expect(url.origin + url.pathname + url.hash).toBe("https://pay.test/CHECKOUT_BOOK_URL");
      const sent = Object.fromEntries(url.searchParams);
      const { locale, client_reference_id, prefilled_email = null, ...campaign } = sent;
      expect([locale, prefilled_email]).toEqual(["fr", email]);
      expect(client_reference_id).toMatch(/^(?=.{1,200}$)livre(__[\w-]+__[\w-]*)?$/);
      carried.push(...Object.entries(campaign).map((pair) => pair.join("=")));
      expect(url.searchParams.size).toBe(Object.keys(sent).length);
    }),
    { numRuns: 500 },
  );
  for (const pair of notEmpty(carried))
    expect(pair).toMatch(/^utm_[a-z0-9_]{1,50}=[A-Za-z0-9_-]{1,150}$/);
});
