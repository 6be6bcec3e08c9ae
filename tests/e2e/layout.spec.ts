import type { Page } from "@playwright/test";
import { challengePage } from "~/content/challenge-page";
import { checkoutPage } from "~/content/funnel";
import { home } from "~/content/home";
import { landings } from "../support/pages";
import { link } from "./diagnostic";
import { expect, readOnlyTest, test } from "./fixtures";
import { flawsWhenRead, lostContent, movingParts, smallTargets } from "./geometry";
import { openAnswers, settled } from "./keyboard";
import { problems, refused } from "./leads";
import { allPages, errorsOf, gotoWaitingPage, nameOf } from "./pages";
import { expectPanel, tab, tabs, unlock } from "./toolbox";

/** The narrowest phone, and a 1280-pixel screen at 200 % zoom. */
const small = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

for (const path of allPages) {
  readOnlyTest(
    `nothing is lost, too small or overlaid on ${nameOf(path)}`,
    async ({ page, allowErrors }) => {
      allowErrors(...errorsOf(path));
      await page.goto(path);
      expect(await flaws(page)).toEqual([]);
      await openAnswers(page);
      expect(await flawsWhenRead(page)).toEqual([]);
    },
  );
}

test("nothing is lost or too small beside the spinner", async ({ page }) => {
  await gotoWaitingPage(page);
  await expect(page.getByRole("status")).toBeVisible();
  expect(await flaws(page)).toEqual([]);
});

test("nothing is lost, too small or overlaid in the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  expect(await flaws(page)).toEqual([]);
  expect(await flawsWhenRead(page)).toEqual([]);
});

for (const path of landings) {
  test(`the order bar of ${path} comes after the first screen and leaves the price block alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const bar = page.getByRole("main").getByRole("button").last();
    await expect(bar).not.toBeInViewport();
    await page.locator("main > .section").first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 1000));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.locator(".offer form").scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
}

const firstScreens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

for (const path of landings) {
  test(`price and button of ${path} stand on the first screen`, async ({ page }) => {
    await page.goto(path);
    const order = page.getByRole("main").locator("form[method=post]").first();
    for (const screen of firstScreens) {
      await page.setViewportSize(screen);
      await expect(order.locator(".price")).toBeInViewport({ ratio: 1 });
      await expect(order.getByRole("button")).toBeInViewport({ ratio: 1 });
    }
  });
}
for (const path of ["/", "/livre"]) {
  test(`price and way to order of ${path} stand on the first screen`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const screen of firstScreens) {
      await page.setViewportSize(screen);
      await expect(main.locator(".price").first()).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole("link", { name: home.hero.order.label }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  });
}

test("/commande shows its total and both ways on without a scroll", async ({ page }) => {
  await page.goto("/commande");
  const main = page.getByRole("main");
  for (const screen of firstScreens) {
    await page.setViewportSize(screen);
    for (const text of [
      checkoutPage.totalNote,
      checkoutPage.continueLabel,
      checkoutPage.back.label,
    ])
      await expect(main.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test.describe("for those who asked for stillness", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of landings) {
    test(`the order bar of ${path} does not stand over the first screen`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const buttons = page.getByRole("main").getByRole("button");
      await expect(buttons.first()).toBeInViewport({ ratio: 1 });
      await expect(buttons.last()).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 1600));
      await expect(buttons.last()).toBeInViewport({ ratio: 1 });
    });
  }
});

async function flaws(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const screen of small) {
    await page.setViewportSize(screen);
    for (const check of [lostContent, smallTargets]) {
      found.push(...(await page.evaluate(check)).map((flaw) => `${screen.width} px: ${flaw}`));
    }
  }
  return found;
}

test("the order bar leaves a low screen to the page", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/livre-augmente-fl");
  await expect(page.getByRole("main").getByRole("button").last()).not.toBeInViewport();
});

test("nothing moves for those who asked for stillness", async ({ page }) => {
  const animations = () => page.evaluate(() => document.getAnimations().length);
  await gotoWaitingPage(page);
  await expect(page.getByRole("status")).toBeVisible();
  expect(await animations()).toBe(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animations()).toBe(0);
});

test("nothing is ready to move, either", async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(movingParts)).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await page.evaluate(movingParts)).toBe(0);
});

test("text may grow and breathe among a form's mistakes", async ({ page }) => {
  await page.goto("/challenge");
  await settled(page);
  await page.getByRole("button", { name: challengePage.form.submitLabel }).click();
  await expect(problems(page).getByRole("link")).toHaveCount(6);
  expect(await flawsWhenRead(page)).toEqual([]);
});

test("text may grow and breathe where answers are missing", async ({ page, allowErrors }) => {
  allowErrors(refused);
  await page.goto(link(5, "project_status", "main_obstacles", "ai_familiarity"));
  await expect(problems(page).getByRole("link")).toHaveCount(3);
  expect(await flawsWhenRead(page)).toEqual([]);
});

test("text may grow and breathe in every tab of the toolbox", async ({ page }) => {
  await page.goto("/ressources-livre");
  await settled(page);
  await unlock(page);
  for (const name of tabs) {
    await tab(page, name).click();
    await expectPanel(page, name);
    await openAnswers(page);
    expect(await flawsWhenRead(page), name).toEqual([]);
  }
});
