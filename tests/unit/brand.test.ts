import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "~/content/articles";
import { lookInside } from "~/content/look-inside";
import { drawnFile, wording } from "../../scripts/brand/cards";
import { spreadWords } from "../../scripts/brand/spread-words";

test("cover and sharing pictures say what the content says: else run `npm run brand`", () => {
  expect(wording).toEqual(JSON.parse(readFileSync(drawnFile, "utf8")));
});

test("no picture shows a price, which may change from day to day", () => {
  expect(JSON.stringify(wording)).not.toMatch(/\d\s?€/);
});

test("the double pages are light, and their alternative texts name what is on them", () => {
  for (const { file } of lookInside.spreads) {
    expect(statSync(`public/images/livre/${file}.avif`).size, file).toBeLessThanOrEqual(25 * 1024);
  }
  const { chapters, atlas, prompt } = spreadWords;
  const alt = Object.fromEntries(lookInside.spreads.map(({ file, alt }) => [file, alt]));
  for (const title of chapters) expect(alt.sommaire).toContain(title);
  for (const { name } of atlas) expect(alt.atlas).toContain(name);
  expect(alt.prompt).toContain(prompt.title);
  expect(prompt.parts.every(({ text }) => text.length > 0)).toBe(true);
});

test("every article has the drawing that it names", () => {
  const drawings = articles.flatMap(({ vignette }) => vignette ?? []);
  expect(drawings.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});
