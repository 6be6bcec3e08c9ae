import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { costOfADay } from "~/content/landings/loss";

test("the bill carries forward the sum of the example", () => {
  const sheet = readFileSync("app/styles/themes/urgent.css", "utf8");
  const [, carried] = /counter-increment: due (\d+)/.exec(sheet) ?? [];
  expect(Number(carried)).toBe(Number.parseInt(costOfADay.sum, 10));
});
