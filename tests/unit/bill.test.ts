import { expect, test } from "vitest";
import { perDay, readMonth, usualMonth } from "~/content/landings/bill";

test.each([
  ["4000", 400_000],
  ["4 000 €", 400_000],
  ["4\u202f000\u00a0€", 400_000],
  ["4.000", 400_000],
  ["3500,5 euros", 350_050],
  ["100", 10_000],
  ["1 000 000", 100_000_000],
])("reads a month’s revenues of %s", (typed, cents) => {
  expect(readMonth(typed)).toBe(cents);
});

const noRevenues = ["", "99", "1 000 001", "-4000", "4e3", "quatre mille", "<b>4000</b>"];

test.each([...noRevenues, "9".repeat(400)])("rejects as revenues: %s", (typed) => {
  expect(readMonth(typed)).toBeNull();
});

test("computes the daily visits that a month still needs", () => {
  expect(perDay(usualMonth)).toBe(6_000);
  expect(perDay(123_400)).toBe(1_851);
});
