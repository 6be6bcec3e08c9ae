import { execFileSync } from "node:child_process";
import type { Author } from "~/content/author";
import { anAuthor } from "../support/author";
import { expect, test } from "./fixtures";
import { lostContent } from "./geometry";
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
    const section = execFileSync(
      process.execPath,
      ["--import", "tsx", "tests/support/render-author.tsx", JSON.stringify(author)],
      { encoding: "utf8" },
    );
    await page.goto("/livre-augmente-fl");
    await page.evaluate((html) => {
      document.querySelector(".section:has(.author)")?.remove();
      document.querySelector(".hero")?.insertAdjacentHTML("afterend", html);
    }, section);
    await expect(page.locator(".author-name")).toHaveText(author.name);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(lostContent)).toEqual([]);
    const portrait = await page.locator(".frontispiece").boundingBox();
    expect((portrait?.height ?? 0) / (portrait?.width ?? 1)).toBeCloseTo(1.25, 1);
    expect(await flawsWhenRead(page)).toEqual([]);
  });
}
