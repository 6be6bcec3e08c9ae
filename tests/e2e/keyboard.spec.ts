import type { Page } from "@playwright/test";
import { counted, notEmpty } from "../support/counted";
import { publishedArticles as articles, landings, leadPages } from "../support/pages";
import { desktop, phone } from "./axe";
import { expect, readOnlyTest, test } from "./fixtures";
import { coveredOnTheWayBack, flawsOnTheWay, openAnswers, settled, startAtTop } from "./keyboard";
import { allPages, errorsOf, nameOf, session, unknownPage } from "./pages";

// Pages prerendered ahead take part in the browser's work, and now and then a key waits for them.
test.beforeEach(({ page }) =>
  page.route("/speculation-rules.json", (route) =>
    route.fulfill({ contentType: "application/speculationrules+json", body: "{}" }),
  ),
);

/** One of each kind of page without a script of its own. */
const kinds = [
  "/",
  ...landings,
  "/offre-speciale",
  `/merci?session_id=${session.quick}`,
  "/faq",
  "/temoignages",
  `/blog/${articles[0]?.slug}`,
  "/retractation",
  unknownPage,
];

for (const path of notEmpty(kinds)) {
  readOnlyTest(`tabs through ${nameOf(path)}`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await page.goto(path);
    await expectWayThrough(page);
  });
}

for (const path of notEmpty(landings)) {
  readOnlyTest(`tabs back through ${nameOf(path)}, never under the order bar`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await openAnswers(page);
    expect(await coveredOnTheWayBack(page)).toEqual([]);
  });
}

readOnlyTest("tabs through the home page on a large screen", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/");
  expect(await flawsOnTheWay(page)).toEqual([]);
});

const steps = allPages.filter((path) => /step=4&/.test(path));

for (const path of [...leadPages, ...counted(1, steps)]) {
  test(`tabs through ${nameOf(path)}`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await expectWayThrough(page);
  });
}

async function expectWayThrough(page: Page) {
  await openAnswers(page);
  await page.setViewportSize(phone);
  expect(await flawsOnTheWay(page)).toEqual([]);
  await startAtTop(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}
