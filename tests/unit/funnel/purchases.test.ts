import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { funnelOffers, products } from "~/content/products";
import { isFinal, latestProduct, readPurchases } from "~/funnel/query";

const value = fc.oneof(
  fc.constantFrom("true", "false", "TRUE", "", " true", "true ", "1", "yes"),
  fc.string(),
);
const answer = fc.option(value, { nil: undefined });

const [{ product: first }, { product: second }] = funnelOffers;
const { parameter: firstBox } = products[first];
const { parameter: secondBox } = products[second];

function query(toFirst?: string, toSecond?: string): URLSearchParams {
  const search = new URLSearchParams("session_id=cs_1");
  if (toFirst !== undefined) search.set(firstBox, toFirst);
  if (toSecond !== undefined) search.set(secondBox, toSecond);
  return search;
}

describe("what was bought", () => {
  test("nothing but the exact text 'true' buys", () => {
    fc.assert(
      fc.property(answer, answer, (toFirst, toSecond) => {
        const added = [toFirst === "true" && first, toSecond === "true" && second];
        expect(readPurchases(query(toFirst, toSecond))).toEqual({
          added: added.filter(Boolean),
          lastDeclined: toSecond === "false",
        });
      }),
    );
  });
});

test("an answer to either offer, whatever it says, makes /merci the final confirmation", () => {
  fc.assert(
    fc.property(answer, answer, (toFirst, toSecond) => {
      const isAnswered = toFirst !== undefined || toSecond !== undefined;
      expect(isFinal(query(toFirst, toSecond))).toBe(isAnswered);
    }),
  );
});

test.each([
  ["", undefined],
  [`${firstBox}=true`, firstBox],
  [`${secondBox}=true`, secondBox],
  [`${firstBox}=true&${secondBox}=true`, secondBox],
  [`${firstBox}=true&${secondBox}=false`, firstBox],
  [`${firstBox}=1&${secondBox}=TRUE`, undefined],
])("the latest product of %o is %s", (search, product) => {
  expect(latestProduct(readPurchases(new URLSearchParams(search)))).toBe(product);
});
