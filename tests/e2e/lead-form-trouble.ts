import type { Route } from "@playwright/test";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import { announced, failedPost, hold, hydrated, newAddress, problems, scripts } from "./leads";
import { actionsOn, type VisitedForm } from "./visited-form";

/** The connection breaks; a gateway answers; nothing readable comes back; the site refuses the whole post. */
const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  (route) => route.fulfill({ contentType: "text/plain", body: "?" }),
  (route) =>
    route.continue({ headers: { ...route.request().headers(), "content-type": "text/plain" } }),
];

/** A form's wait, its failures and its scripts that come late or never. */
export function testTroubleWith(visited: VisitedForm) {
  const { path, address = path, button, lead, failure } = visited;
  const { submit, busy, fill, expectKept, expectSuccess } = actionsOn(visited);

  test("a double click stores one lead", async ({ page }) => {
    const email = newAddress();
    await page.goto(address);
    await fill(page, email);
    await submit(page).dblclick();
    await expectSuccess(page);
    await announced(email);
  });

  test("while it is under way the button says so", { tag: "@scripted" }, async ({ page }) => {
    const email = newAddress();
    await page.goto(address);
    await hydrated(page);
    const release = await hold(page, `**${path}.data*`);
    await fill(page, email);
    await submit(page).click();
    await expect(busy(page)).toBeDisabled();
    await expect(busy(page).locator("svg")).toBeVisible();
    await expect(page.getByRole("button", { name: button })).toHaveCount(0);
    release();
    await expectSuccess(page);
    await announced(email);
  });

  test("however it fails, the alert says so and everything stays", { tag: "@scripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(...failedPost);
    const email = newAddress();
    await page.goto(address);
    await hydrated(page);
    await fill(page, email);
    for (const fail of failures) {
      await page.route(`**${path}.data*`, fail);
      const post = page.waitForRequest(`**${path}.data*`);
      await submit(page).click();
      await post;
      await expect(submit(page)).toBeEnabled();
      await expect(problems(page)).toHaveText(failure);
      await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
      await expectKept(page, email);
      await page.unrouteAll();
    }
    await submit(page).click();
    await expectSuccess(page);
    await announced(email);
  });

  test("the alert is where the reader is", { tag: "@scripted" }, async ({ page, allowErrors }) => {
    allowErrors(...failedPost);
    await page.route(`**${path}.data*`, (route) => route.abort());
    for (const screen of [desktop, { width: 360, height: 640 }]) {
      await page.setViewportSize(screen);
      await page.goto(address);
      await hydrated(page);
      await fill(page, newAddress());
      await submit(page).click();
      await expect(problems(page)).toHaveText(failure);
      await expect(problems(page)).toBeInViewport();
    }
  });

  test("what was typed before the scripts came is not lost", { tag: "@scripted" }, async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto(address, { waitUntil: "commit" });
    const email = newAddress();
    await fill(page, email);
    release();
    await hydrated(page);
    await expectKept(page, email);
    await submit(page).click();
    await expectSuccess(page);
    expect(await announced(email)).toMatchObject({ data: { ...lead, email } });
  });

  test("axe finds nothing beside the alert and the wait", { tag: "@scripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(...failedPost);
    await page.goto(address);
    await hydrated(page);
    await page.route(`**${path}.data*`, (route) => route.abort());
    await fill(page, newAddress());
    await submit(page).click();
    await expect(problems(page)).toHaveText(failure);
    expect(await findings(page, phone, desktop)).toEqual([]);

    await page.unrouteAll();
    const release = await hold(page, `**${path}.data*`);
    await submit(page).click();
    await expect(busy(page)).toBeVisible();
    expect(await findings(page, phone, desktop)).toEqual([]);
    release();
    await expectSuccess(page);
    expect(await findings(page, phone, desktop)).toEqual([]);
  });
}
