import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import type { Author } from "~/content/author";
import { landings } from "~/content/landings";
import { anAuthor } from "../support/author";
import { notEmpty } from "../support/counted";
import { publishedArticles as articles } from "../support/pages";
import { expect, readOnlyTest, test } from "./fixtures";
import { flawsWhenRead } from "./geometry";
import { openAnswers } from "./keyboard";
import { still } from "./leads";

readOnlyTest.use(still);

const longName = "Marie-Antoinette-Joséphine de Montesquiou-Fezensac d’Artagnan";

const pages = [
  "/temoignages",
  "/blog",
  `/blog/${articles[0]?.slug}`,
  "/faq",
  "/challenge",
  "/chapitre-gratuit",
  "/ressources-livre",
];

for (const path of notEmpty(pages)) {
  readOnlyTest(`fits copy twice as long on ${path}`, { tag: "@unscripted" }, async ({ page }) => {
    await page.goto(path);
    await openAnswers(page);
    await lengthen(page);
    expect(await flawsWhenRead(page)).toEqual([]);
  });
}

async function lengthen(page: Page) {
  await page.evaluate((name) => {
    const copy =
      "main :is(h1, h2, h3, p, li, dt, dd, th, td, caption, blockquote, summary, a, label)";
    for (const element of document.querySelectorAll(copy)) {
      const last = element.lastChild;
      if (last instanceof Text && last.data.trim()) last.data = `${last.data} ${last.data.trim()}`;
    }
    for (const person of document.querySelectorAll("main figure strong")) person.textContent = name;
  }, longName);
}

const sixtyLetters = "Maximilienne-Alexandrine de La Rochefoucauld-Montmorency-Lux";

/** Authors as the operator may describe one, with pictures of any proportion, or not there. */
const authors: Author[] = [
  { name: sixtyLetters, role: sixtyLetters.replaceAll(" ", "") },
  anAuthor({ name: sixtyLetters, portrait: "/images/og/site.png" }),
  anAuthor({ portrait: "/images/cover.svg", signature: "/images/og/blog.png" }),
  anAuthor(),
];

/** Prices that fill the space there is. */
const offer = { cents: 99_999_90, listCents: 199_999_90, label: "Avoir" };

function print(parts: [name: string, data: unknown][]): string[] {
  const arguments_ = ["--import", "tsx", "tests/e2e/print-part.tsx", JSON.stringify(parts)];
  return JSON.parse(execFileSync(process.execPath, arguments_, { encoding: "utf8" }));
}

async function putPart(page: Page, place: string, markup = "") {
  await page.locator(place).evaluate((element, markup) => {
    element.outerHTML = markup;
  }, markup);
}

test("fits any author, name and price", { tag: "@scripted" }, async ({ page, allowErrors }) => {
  test.slow();
  // The factory's pictures are not there.
  allowErrors(/status of 404/);
  const parts = authors.map((author): [string, Author] => ["author", author]);
  const [longest, ...printed] = print([["offer", offer], ...parts]);
  for (const [index, author] of notEmpty(authors.entries())) {
    for (const { path } of notEmpty(index === 0 ? landings : landings.slice(0, 1))) {
      await page.goto(path);
      await putPart(page, ".offer", longest);
      await putPart(page, ".section:has(.author)", printed[index]);
      await expect(page.locator(".author-name")).toHaveText(author.name);
      expect(await flawsWhenRead(page), path).toEqual([]);
      const portrait = await page.locator(".frontispiece").boundingBox();
      expect((portrait?.height ?? 0) / (portrait?.width ?? 1), path).toBeCloseTo(1.25, 1);
    }
  }
});
