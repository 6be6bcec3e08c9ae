import fc from "fast-check";
import { expect, test } from "vitest";
import { amount, euros, price, unbrokenPrice } from "~/lib/money";

/** Up to ten million euros, whole ones more often than by chance. */
const cents = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 10_000_000 }).map((whole) => whole * 100),
);

function toCents(text: string): number {
  const [, euros = "", fraction = "0"] = /^(\d{1,3}(?: \d{3})*)(?:,(\d\d))?€$/.exec(text) ?? [];
  return Number(euros.replaceAll(" ", "")) * 100 + Number(fraction);
}

test("writes amounts and prices that read back to the same cents", () => {
  expect([0, 5, 123456789].map(amount)).toEqual(["0,00€", "0,05€", "1 234 567,89€"]);
  expect([0, 1990, 105000].map(price)).toEqual(["0€", "19,90€", "1 050€"]);
  fc.assert(
    fc.property(cents, (value) => {
      expect([amount(value), price(value)].map(toCents)).toEqual([value, value]);
      expect(amount(value)).toContain(",");
      expect(price(value).includes(",")).toBe(value % 100 > 0);
    }),
  );
});

test("writes euros in a sentence", () => {
  expect([19700, 1990].map(euros)).toEqual(["197 euros", "19,90 euros"]);
});

test("puts no-break spaces into a price", () => {
  expect([42000, 123456700].map(unbrokenPrice)).toEqual(["420€", "1\u00A0234\u00A0567€"]);
});
