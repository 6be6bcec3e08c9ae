/** The toolbox's form, from its first mistake to its one lead. */
import { resourcesPage } from "~/content/resources";
import { messageOf, resources } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import { testTroubleWith } from "./lead-form-trouble";
import { hydrated, problems, scripts, still } from "./leads";
import { email, path, resourceLinks, submit, tab, tabs, unlock } from "./toolbox";

test.use(still);

const invalidEmail = messageOf(resources, "email", "camille");

testTroubleWith({
  ...resources,
  lines: {},
  boxes: [],
  button: resourcesPage.form.submitLabel,
  invalidEmail,
  lead: { gdpr_consent: true },
});

for (const value of ["", "camille"]) {
  test(`"${value}" unlocks nothing`, async ({ page }) => {
    await page.goto(path);
    await email(page).fill(value);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await submit(page).click();
    await expect(page.getByRole("status")).toHaveCount(0);
    expect(posts).toEqual([]);
    await expect(resourceLinks(page).first()).not.toHaveAttribute("href");
  });
}

test("what is wrong is said on submit, then with every change", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await email(page).fill("camille");
  await email(page).blur();
  await expect(email(page)).toHaveAccessibleDescription("");
  await submit(page).click();
  await expect(problems(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(invalidEmail);

  // On its way it is an address, then none, then one, and the focus stays in its field.
  await email(page).fill("");
  await email(page).pressSequentially("camille@exemple.example.com");
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue("camille@exemple.example.com");
  await expect(email(page)).toHaveAccessibleDescription("");
});

test("axe finds nothing in any tab, locked", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const name of tabs.slice(1)) {
    await tab(page, name).click();
    expect(await findings(page, phone, desktop), name).toEqual([]);
  }
});

test("axe finds nothing once all is unlocked", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await unlock(page);
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing where no script runs, unlocked", { tag: "@scripted" }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.route(scripts, (route) => route.abort());
  await page.goto(path);
  await unlock(page);
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing beside a message", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription(messageOf(resources, "email", ""));
  expect(await findings(page, phone, desktop)).toEqual([]);
});
