import type { Author } from "~/content/author";
import { anAuthor } from "../support/author";
import { expect, test } from "./fixtures";
import { lostContent } from "./geometry";
import { putPart } from "./part";
import { flawsWhenRead } from "./reflow";

const sixtyLetters = "Maximilienne-Alexandrine de La Rochefoucauld-Montmorency-Lux";

/** An author as the operator may describe one, with pictures of any proportion. */
const authors: Record<string, Author> = {
  "a long name and no picture": { name: sixtyLetters, role: sixtyLetters.replaceAll(" ", "") },
  "a wide portrait": anAuthor({ name: sixtyLetters, portrait: "/images/og/site.png" }),
  "a high portrait": anAuthor({ portrait: "/images/cover.svg", signature: "/images/og/blog.png" }),
  "pictures that are not there": anAuthor(),
};

for (const [what, author] of Object.entries(authors)) {
  test(`the author's section holds ${what}`, async ({ page, allowErrors }) => {
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

test("the colophon holds prices of five digits", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await putPart(page, "offer", { cents: 99_999_90, listCents: 199_999_90 }, ".offer");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(lostContent)).toEqual([]);
  expect(await flawsWhenRead(page)).toEqual([]);
});
