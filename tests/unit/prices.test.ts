import fc from "fast-check";
import { expect, test } from "vitest";
import { discount, isOnSale, listCents, saving } from "~/content/offers";
import { gift, priceWords, savingWords } from "~/content/price-words";
import { charged } from "~/orders/money";
import { counted } from "../support/counted";

const cents = fc.integer({ min: 100, max: 1_000_000 });
const list = fc.record({ cents, lowestCents30Days: fc.constant(null) });
const anyPrice = fc.record({ cents, list: fc.option(list, { nil: undefined }) });

test("speaks of a reduction only below a list price", () => {
  fc.assert(
    fc.property(anyPrice, (price) => {
      const isReduced = price.list !== undefined && price.list.cents > price.cents;
      expect(listCents(price)).toBe(isReduced ? price.list?.cents : null);
      expect(saving(price) !== null).toBe(isReduced);
      expect(savingWords(price) !== null).toBe(isReduced);
      expect(/au lieu de/.test(priceWords(price))).toBe(isReduced);
      expect(isReduced || discount(price) === null).toBe(true);
    }),
  );
});

test("writes no number that cannot be", () => {
  const written = /^(?:Vous économisez )?[1-9]?[\d ]*(?:,\d\d)?€(?: au lieu de [\d ,]+€)?$/;
  fc.assert(
    fc.property(anyPrice, (price) => {
      expect(discount(price) ?? "-1%").toMatch(/^-[1-9]\d?%$/);
      for (const words of counted(2, [priceWords(price), savingWords(price) ?? "1€"])) {
        expect(words).toMatch(written);
        expect(words).not.toMatch(/(?<![\d,])0€/);
      }
    }),
  );
});

test.each([
  [1990, 2990, "-33%"],
  [90, 100, "-10%"],
  [1, 1_000_000, "-99%"],
  [99_999, 100_000, null],
])("reduces %i from %i by %s", (cents, list, percent) => {
  expect(discount({ cents, list: { cents: list, lowestCents30Days: null } })).toBe(percent);
});

test("sells what is not taken off sale", () => {
  expect(
    [{}, { sale: true }, { sale: false }].map((one) => isOnSale({ cents: 100, ...one })),
  ).toEqual([true, true, false]);
});

test("says that a gift is one", () => {
  expect([charged(0, "eur"), charged(0, "jpy"), charged(5, "eur")]).toEqual([gift, gift, "0,05€"]);
});
