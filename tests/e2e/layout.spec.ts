/** What a visitor sees first, and what the order bar leaves free. */
import { challengePage } from "~/content/challenge-page";
import { home } from "~/content/home";
import { notEmpty } from "../support/counted";
import { landings } from "../support/pages";
import { link } from "./diagnostic";
import { expect, readOnlyTest, test } from "./fixtures";
import { flawsWhenRead } from "./geometry";
import { settled } from "./keyboard";
import { problems, refused, still } from "./leads";

const cover = 'img[alt^="Couverture"]';
const orderLink = `a:text-is("${home.hero.order.label}")`;

const screens = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

for (const path of notEmpty(landings)) {
  test(`shows the first screen of ${path}, then its order bar`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const order = main.locator("form[method=post]").first();
    const bar = main.getByRole("button").last();
    const image = main.getByRole("img", { name: /^Couverture/ }).first();
    for (const screen of notEmpty(screens)) {
      await page.setViewportSize(screen);
      await expect(image).toBeInViewport({ ratio: 1 });
      const { width = 0 } = (await image.boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(screen.width < 1280 ? 110 : 160);
      await expect(order.locator(".price")).toBeInViewport({ ratio: 1 });
      await expect(order.getByRole("button")).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(bar).not.toBeInViewport();
    await page.locator("main > .section").first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 1000));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.locator(".offer form").scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => scrollTo(0, 1600));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).not.toBeInViewport();
  });
}

/** Where one decides or begins, by what must be seen for it. */
const decisions: Record<string, string[]> = {
  "/": [cover, ".price", orderLink],
  "/livre": [cover, ".price", orderLink],
  "/masterclass": [".hero .button"],
  "/inscription-masterclass": [".hero-card img", ".hero .price", ".hero button"],
  "/pack-prompt-ia": [".hero .price", ".hero button"],
  "/accompagnement-vip": [".hero .price", ".hero .button"],
  "/ressources-livre": [".highlights", ".field input"],
  "/offre-speciale": [".choice > img", ".choice .price", ".offer-box input"],
  "/challenge": [".week-sheet", ".field input"],
  "/chapitre-gratuit": [".sample img", ".field input"],
  "/commande": [".total small", ".actions .button", ".actions .back"],
};

for (const [path, seen] of notEmpty(Object.entries(decisions))) {
  readOnlyTest(`shows ${seen.join(", ")} on the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const screen of notEmpty(screens)) {
      await page.setViewportSize(screen);
      for (const one of notEmpty(seen))
        await expect(page.getByRole("main").locator(one).first()).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe("enlarged and spaced-out text", () => {
  test.use(still);

  test("fits among a form's errors", async ({ page }) => {
    await page.goto("/challenge");
    await settled(page);
    await page.getByRole("button", { name: challengePage.form.submitLabel }).click();
    await expect(problems(page).getByRole("link")).toHaveCount(6);
    expect(await flawsWhenRead(page)).toEqual([]);
  });

  test("fits where answers are missing", async ({ page, allowErrors }) => {
    allowErrors(refused);
    await page.goto(link(5, "project_status", "main_obstacles", "ai_familiarity"));
    await expect(problems(page).getByRole("link")).toHaveCount(3);
    expect(await flawsWhenRead(page)).toEqual([]);
  });
});
