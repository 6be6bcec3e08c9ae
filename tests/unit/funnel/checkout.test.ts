import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CheckoutVariable,
  checkoutVariables,
  funnelOffers,
  products,
} from "~/content/products";
import type { Env } from "~/env";
import { checkoutUrl } from "~/funnel/next-address";
import { acceptEmail } from "~/lib/email";

const links = Object.fromEntries(
  checkoutVariables.map((name) => [name, `https://pay.test/${name}?locale=fr`]),
);

/** An environment of which a checkout needs its links alone. */
function environment(changes: Record<string, string | undefined> = {}): Env {
  return { ...links, ...changes } as unknown as Env;
}

function address(variables: CheckoutVariable[], search = "", env = environment()) {
  return checkoutUrl({ env, slug: "page", query: new URLSearchParams(search) }, variables);
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

test("throws without a payment page", () => {
  const env = environment({ CHECKOUT_BOOK_URL: undefined });
  expect(() => address(book, "", env)).toThrow("CHECKOUT_BOOK_URL not set");
});

test("keeps the fragment of a payment page", () => {
  const env = environment({ CHECKOUT_BOOK_URL: "https://pay.test/b#fr" });
  expect(address(book, "", env)).toBe("https://pay.test/b?client_reference_id=page#fr");
});

test.each([
  ["utm_source=fb", { utm_source: "fb" }],
  ["utm_source=a_b-C9", { utm_source: "a_b-C9" }],
  [
    "utm_source_platform=x&utm_creative_format=y",
    { utm_source_platform: "x", utm_creative_format: "y" },
  ],
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

test("leads any query to the configured page with harmless values", () => {
  const name = fc.oneof(
    fc.constantFrom("utm_source", "utm_campaign", "prefilled_email", "locale", "redirect"),
    fc.string({ unit: "binary" }).map((rest) => `utm_${rest}`),
    fc.stringMatching(/^utm_[a-zA-Z0-9_]{1,9}$/),
    fc.constantFrom(50, 51).map((length) => `utm_${"x".repeat(length)}`),
    fc.string({ unit: "binary" }),
  );
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[A-Za-z0-9_-]{1,160}$/),
    fc.constantFrom("", "a.b", "a b", "a\n", "é"),
  );
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 8 });

  fc.assert(
    fc.property(
      pairs,
      fc.oneof(fc.emailAddress(), fc.string({ unit: "grapheme" })),
      (query, email) => {
        const url = new URL(
          checkoutUrl(
            {
              env: environment(),
              slug: "livre-augmente-fl",
              query: new URLSearchParams(query),
            },
            book,
            acceptEmail(email),
          ),
        );
        expect(url.origin + url.pathname + url.hash).toBe("https://pay.test/CHECKOUT_BOOK_URL");
        const { locale, client_reference_id, prefilled_email, ...campaign } = Object.fromEntries(
          url.searchParams,
        );
        expect(locale).toBe("fr");
        expect(client_reference_id).toMatch(/^(?=.{1,200}$)livre-augmente-fl(__[\w-]+__[\w-]*)?$/);
        expect(prefilled_email ?? null).toBe(acceptEmail(email));
        for (const [key, sent] of Object.entries(campaign)) {
          expect(key).toMatch(/^utm_[a-z0-9_]{1,50}$/);
          expect(sent).toMatch(/^[A-Za-z0-9_-]{1,150}$/);
        }
        expect(new Set(url.searchParams.keys()).size).toBe([...url.searchParams.keys()].length);
      },
    ),
    { numRuns: 500 },
  );
});
