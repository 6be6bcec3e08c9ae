import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestion } from "../../../scripts/kit/errors";

const known = ["CHECKOUT_TRAINING_UPSELL_URL", "CONTACT_EMAIL", "guarantee-notice"];

test.each([
  ["CHECKOUT_TRAINIGN_UPSELL_URL", "CHECKOUT_TRAINING_UPSELL_URL"],
  ["CONTACT_MAIL", "CONTACT_EMAIL"],
  ["guaranteenotice", "guarantee-notice"],
])("%s is near %s", (typed, name) => {
  expect(suggestion(typed, known)).toBe(`; did you mean ${name}?`);
});

test("what is near nothing gets no suggestion", () => {
  expect(suggestion("ANALYTICS_KEY", known)).toBe("");
});

test("one slip leads back", () => {
  const slip = fc.tuple(fc.constantFrom(...known), fc.nat(), fc.constantFrom("", "x", "xx"));
  fc.assert(
    fc.property(slip, ([name, place, put]) => {
      const at = place % name.length;
      expect(suggestion(name.slice(0, at) + put + name.slice(at + 1), known)).toContain(name);
    }),
  );
});
