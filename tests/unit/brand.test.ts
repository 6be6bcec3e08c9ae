import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnFile, wording } from "../../scripts/brand/cards";

test("cover and sharing pictures say what the content says: else run `npm run brand`", () => {
  expect(wording).toEqual(JSON.parse(readFileSync(drawnFile, "utf8")));
});

test("no picture shows a price, which may change from day to day", () => {
  expect(JSON.stringify(wording)).not.toMatch(/\d\s?€/);
});
