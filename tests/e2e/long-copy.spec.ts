import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { articles } from "~/content/articles";
import type { Author } from "~/content/author";
import { landings } from "~/content/landings";
import { anAuthor } from "../support/author";
import { expect, readOnlyTest, test } from "./fixtures";
import { flawsWhenRead, lostContent } from "./geometry";
import { openAnswers } from "./keyboard";
import { still } from "./leads";

readOnlyTest.use(still);

/** What an operator may write one day: 60 letters, and everything twice as long. */
const longName = "Marie-Antoinette-Joséphine de Montesquiou-Fezensac d’Artagnan";

const pages = [
  "/temoignages",
  "/blog",
  ...articles.map(({ slug }) => `/blog/${slug}`),
  "/faq",
  "/challenge",
  "/challenge?envoi=reussi",
  "/chapitre-gratuit",
  "/ressources-livre",
];

for (const path of pages) {
  readOnlyTest(
    `copy twice as long finds its place on ${path}`,
    { tag: "@unscripted" },
    async ({ page }) => {
      await page.goto(path);
      await openAnswers(page);
      await lengthen(page);
      expect(await flawsWhenRead(page)).toEqual([]);
    },
  );
}

/** Without scripts, which would set the page's own copy again. */
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

/** An author as the operator may describe one, with pictures of any proportion. */
const authors: Record<string, Author> = {
  "a long name and no picture": { name: sixtyLetters, role: sixtyLetters.replaceAll(" ", "") },
  "a wide portrait": anAuthor({ name: sixtyLetters, portrait: "/images/og/site.png" }),
  "a high portrait": anAuthor({ portrait: "/images/cover.svg", signature: "/images/og/blog.png" }),
  "pictures that are not there": anAuthor(),
};

for (const [what, author] of Object.entries(authors)) {
  test(`the author's section holds ${what}`, { tag: "@scripted" }, async ({
    page,
    allowErrors,
  }) => {
    // The factory's pictures are not there.
    allowErrors(/status of 404/);
    await page.goto("/livre-augmente-fl");
    await putPart(page, "author", author, ".section:has(.author)");
    await expect(page.locator(".author-name")).toHaveText(author.name);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(lostContent)).toEqual([]);
    const portrait = await page.locator(".frontispiece").boundingBox();
    expect((portrait?.height ?? 0) / (portrait?.width ?? 1)).toBeCloseTo(1.25, 1);
    expect(await flawsWhenRead(page)).toEqual([]);
  });
}

// One after the other in one process, which prints their parts once.
test.describe.configure({ mode: "default" });
for (const { path } of landings) {
  test(`an author of sixty letters and prices of five digits find their place on ${path}`, {
    tag: "@scripted",
  }, async ({ page }) => {
    await page.goto(path);
    const author = anAuthor({
      name: sixtyLetters,
      portrait: "/images/cover.svg",
      signature: undefined,
    });
    await putPart(page, "author", author, ".section:has(.author)");
    const offer = { cents: 99_999_90, listCents: 199_999_90, label: "Avoir" };
    await putPart(page, "offer", offer, ".offer");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(lostContent)).toEqual([]);
    expect(await flawsWhenRead(page)).toEqual([]);
  });
}

/** Puts a part with other data in the place of the page's own, under the page's own sheet. */
async function putPart(page: Page, name: "author" | "offer", data: unknown, place: string) {
  await page.locator(place).evaluate(
    (element, markup) => {
      element.outerHTML = markup;
    },
    printPart(name, JSON.stringify(data)),
  );
}

const printed = new Map<string, string>();

/** A part's markup. To print one takes seconds, and several pages show the same. */
function printPart(name: string, data: string): string {
  const known = printed.get(name + data);
  if (known) return known;
  const html = execFileSync(
    process.execPath,
    ["--import", "tsx", "tests/e2e/print-part.tsx", name, data],
    { encoding: "utf8" },
  );
  printed.set(name + data, html);
  return html;
}
