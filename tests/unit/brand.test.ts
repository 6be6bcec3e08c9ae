import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "~/content/articles";
import { bookPage } from "~/content/book-page";
import { chapterPage } from "~/content/chapter";
import { illustrations, markNames } from "~/content/illustrations";
import { lookInside, lookInsideOf } from "~/content/look-inside";
import { atlas, audience, levers, transformation } from "~/content/resources/framework";
import { siteName } from "~/content/site";
import { counted, notEmpty } from "../support/counted";

const chapter = chapterPage.teasers.items[0];

/** Drawings hold their words as outlines: a text beside these says what they show. */
test.each([
  ["public/images/cover.svg", "desc", bookPage.subtitle],
  ["public/images/chapter.svg", "desc", `${chapter?.title}. ${chapter?.text}`],
])("draws the content's figures in %s (else edit the drawing)", (file, element, text) => {
  expect(readFileSync(file, "utf8")).toContain(`<${element}>${text}</${element}>`);
});

test("keeps drawings within 30 KB", () => {
  const files = readdirSync("public/images", { recursive: true, encoding: "utf8" });
  const drawings = files.filter((file) => file.endsWith(".svg"));
  const sizeOf = (file: string) => statSync(`public/images/${file}`).size;
  expect(notEmpty(drawings).filter((file) => sizeOf(file) > 30 * 1024)).toEqual([]);
});

test("keeps each page of the book within 30 KB, in pairs", () => {
  expect(lookInside.pages.length % 2).toBe(0);
  for (const { src, alt } of notEmpty(lookInside.pages)) {
    expect(statSync(`public${src}`).size, src).toBeLessThanOrEqual(30 * 1024);
    expect(alt).not.toBe("");
  }
});

test("gives each page of the specimen an alternative text", () => {
  const text = lookInside.pages.map(({ alt }) => alt).join(" ");
  const sheetsOf = [audience, transformation, levers];
  const sheets = sheetsOf.map(({ letter, name }) => `Fiche ${letter}, ${name},`);
  const names = atlas.map(({ name }) => name);
  expect([...sheets, ...names].filter((name) => !text.includes(name))).toEqual([]);
});

test("shows the specimen, or the operator's own pages", () => {
  const page = { src: "/images/livre/page-12.webp", alt: "Page 12" } as const;
  expect(lookInsideOf([]).note).toBe("spécimen");
  const real = lookInsideOf([page, page]);
  expect(real.pages).toEqual([page, page]);
  expect(JSON.stringify(real)).not.toMatch(/spécimen/i);
});

test("finds every drawing that the content names", () => {
  const plates = Object.keys(illustrations).map((name) => `/images/plates/${name}.svg`);
  const named = [...articles.flatMap(({ vignette }) => vignette ?? []), ...plates];
  expect(notEmpty(named).filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test("finds every icon that the content names in the sprite", () => {
  const views = readFileSync("public/images/marks.svg", "utf8").matchAll(/<view id="(\w+)"/g);
  expect([...views].map(([, id]) => id)).toEqual([...markNames]);
});

test("takes the manifest's name and icons from the brand", () => {
  const manifest = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));
  expect([manifest.name, manifest.short_name]).toEqual([siteName, siteName]);
  const icons: { src: string }[] = manifest.icons;
  for (const { src } of counted(3, icons)) expect(existsSync(`public${src}`), src).toBe(true);
});
