import type { Page } from "@playwright/test";
import { articles } from "~/content/articles";
import { expect, readOnlyTest as test } from "./fixtures";
import { openAnswers } from "./keyboard";
import { still } from "./leads";
import { flawsWhenRead } from "./reflow";

test.use(still);

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
  test(`copy twice as long finds its place on ${path}`, { tag: "@unscripted" }, async ({
    page,
  }) => {
    await page.goto(path);
    await openAnswers(page);
    await lengthen(page);
    expect(await flawsWhenRead(page)).toEqual([]);
  });
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
