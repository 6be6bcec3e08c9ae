import { expect, test } from "vitest";
import { monogram } from "~/ui/sections/reviews";

test("makes a monogram of the first three words at most", () => {
  expect(["C. L.", "Camille Leroy", "Élodie", ""].map(monogram)).toEqual(["CL", "CL", "É", ""]);
  expect(monogram("Anne-Sophie de la Rochefoucauld-Montmorency et Villeneuve")).toBe("ASd");
});
