import type { Page } from "@playwright/test";
import { landings, leadPages } from "../support/pages";
import { desktop, phone } from "./axe";
import { expect, readOnlyTest, test } from "./fixtures";
import { coveredOnTheWayBack, flawsOnTheWay, openAnswers, settled, startAtTop } from "./keyboard";
import { allPages, errorsOf, nameOf, scriptedPages } from "./pages";

// Pages prerendered ahead take part in the browser's work, and now and then a key waits for them.
test.beforeEach(({ page }) =>
  page.route("/speculation-rules.json", (route) =>
    route.fulfill({ contentType: "application/speculationrules+json", body: "{}" }),
  ),
);

for (const path of allPages.filter((path) => !scriptedPages.includes(path))) {
  readOnlyTest(
    `Tab leads through ${nameOf(path)}`,
    { tag: "@scripted" },
    async ({ page, allowErrors }) => {
      allowErrors(...errorsOf(path));
      await page.goto(path);
      await expectWayThrough(page);
    },
  );
}

for (const path of scriptedPages) {
  // A form as it is opened has other stops without scripts; its later states are walked once.
  const tag = leadPages.includes(path) ? [] : "@scripted";
  test(`Tab leads through ${nameOf(path)}`, { tag }, async ({
    page,
    javaScriptEnabled,
    allowErrors,
  }) => {
    allowErrors(...errorsOf(path));
    await page.goto(path);
    if (javaScriptEnabled) await settled(page);
    await expectWayThrough(page);
  });
}

for (const path of landings) {
  test(`nothing is covered on the way back through ${path}`, { tag: "@scripted" }, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    expect(await coveredOnTheWayBack(page)).toEqual([]);
  });
}

async function expectWayThrough(page: Page) {
  await openAnswers(page);
  for (const screen of [phone, desktop]) {
    await page.setViewportSize(screen);
    expect(await flawsOnTheWay(page), `${screen.width} px`).toEqual([]);
  }
  await startAtTop(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}
