import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "~/content/articles";
import { drawnFile, wording } from "../../scripts/brand/cards";

test("cover and sharing pictures say what the content says: else run `npm run brand`", () => {
  expect(wording).toEqual(JSON.parse(readFileSync(drawnFile, "utf8")));
});

test("no picture shows a price, which may change from day to day", () => {
  expect(JSON.stringify(wording)).not.toMatch(/\d\s?€/);
});

test("every article has the drawing that it names", () => {
  const drawings = articles.flatMap(({ vignette }) => vignette ?? []);
  expect(drawings.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});
