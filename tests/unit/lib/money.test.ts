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

describe("amount", () => {
  test.each([
    [0, "0,00€"],
    [5, "0,05€"],
    [50, "0,50€"],
    [1990, "19,90€"],
    [5700, "57,00€"],
    [7690, "76,90€"],
    [21690, "216,90€"],
    [27390, "273,90€"],
    [99999, "999,99€"],
    [300000, "3 000,00€"],
    [123456789, "1 234 567,89€"],
  ])("%i cents: %s", (value, text) => {
    expect(amount(value)).toBe(text);
  });

  test("always two decimals, plain spaces between thousands, none before the euro", () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(amount(value)).toMatch(/^\d{1,3}( \d{3})*,\d{2}€$/);
      }),
    );
  });

  test("reads back to the same cents", () => {
    fc.assert(fc.property(cents, (value) => toCents(amount(value)) === value));
  });
});

describe("price", () => {
  test.each([
    [1990, "19,90€"],
    [2990, "29,90€"],
    [5700, "57€"],
    [9700, "97€"],
    [19700, "197€"],
    [99000, "990€"],
    [105000, "1 050€"],
    [300000, "3 000€"],
    [500000, "5 000€"],
    [100001, "1 000,01€"],
    [0, "0€"],
  ])("%i cents: %s", (value, text) => {
    expect(price(value)).toBe(text);
  });

  test("has decimals where there are some, and reads back to the same cents", () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(price(value)).toMatch(
          value % 100 === 0 ? /^\d{1,3}( \d{3})*€$/ : /^\d{1,3}( \d{3})*,\d{2}€$/,
        );
        expect(toCents(price(value))).toBe(value);
      }),
    );
  });
});

test("a sentence spells the euros out", () => {
  expect([19700, 1990].map(euros)).toEqual(["197 euros", "19,90 euros"]);
});

test("an unbroken price has no-break spaces alone", () => {
  expect([42000, 123456700].map(unbrokenPrice)).toEqual(["420€", "1\u00A0234\u00A0567€"]);
});
