import { expect, test } from "vitest";
import { monogram } from "~/ui/sections/reviews";

test.each([
  ["C. L.", "CL"],
  ["Camille Leroy", "CL"],
  ["Élodie", "É"],
  ["Anne-Sophie de la Rochefoucauld-Montmorency et Villeneuve", "ASd"],
  ["", ""],
])("makes the monogram of %s: %s", (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
