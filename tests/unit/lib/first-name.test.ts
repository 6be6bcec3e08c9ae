import { expect, test } from "vitest";
import { firstNameOf } from "~/lib/first-name";

test.each([
  ["Camille", "Camille"],
  ["  Camille Roux ", "Camille"],
  ["Dr Paul Ferrand", "Paul"],
  ["Mme. Jeanne Petit", "Jeanne"],
  ["FERRAND Paul", "Paul"],
  ["PAUL FERRAND", "PAUL"],
  ["Maître", "Maître"],
  ["", ""],
])("finds the first name in %j: %j", (fullName, firstName) => {
  expect(firstNameOf(fullName)).toBe(firstName);
});
