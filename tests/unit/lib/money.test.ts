import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amount, euros, price, unbrokenPrice } from "~/lib/money";

/** Up to ten million euros. */
const cents = fc.integer({ min: 0, max: 1_000_000_000 });

/** Reads an amount back, by hand. */
function toCents(text: string): number {
  const [, euros = "", fraction = ""] = /^([\d ]+)(?:,(\d\d))?€$/.exec(text) ?? [];
  return Number(euros.replaceAll(" ", "")) * 100 + Number(fraction);
}

describe("an amount", () => {
  test("two decimals, plain spaces between thousands, none before the euro, read back", () => {
    expect([0, 5, 123456789].map(amount)).toEqual(["0,00€", "0,05€", "1 234 567,89€"]);
    fc.assert(
      fc.property(cents, (value) => {
        expect(amount(value)).toMatch(/^\d{1,3}( \d{3})*,\d{2}€$/);
        expect(toCents(amount(value))).toBe(value);
      }),
    );
  });
});

describe("a price", () => {
  const wholeEuros = cents.map((value) => value - (value % 100));

  test("decimals where there are some, read back to the same cents", () => {
    expect([0, 1990, 105000].map(price)).toEqual(["0€", "19,90€", "1 050€"]);
    fc.assert(
      fc.property(fc.oneof(cents, wholeEuros), (value) => {
        expect(price(value)).toMatch(
          value % 100 === 0 ? /^\d{1,3}( \d{3})*€$/ : /^\d{1,3}( \d{3})*,\d{2}€$/,
        );
        expect(toCents(price(value))).toBe(value);
      }),
    );
  });
});

test("euros in a sentence", () => {
  expect([19700, 1990].map(euros)).toEqual(["197 euros", "19,90 euros"]);
});

test("no-break spaces of an unbroken price", () => {
  expect([42000, 123456700].map(unbrokenPrice)).toEqual(["420€", "1\u00A0234\u00A0567€"]);
});
