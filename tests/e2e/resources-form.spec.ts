/** The toolbox's form, from its first mistake to its one lead. */
import { messageOf, resources } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import {
  announced,
  announcements,
  failedPost,
  hydrated,
  newAddress,
  problems,
  scripts,
  still,
} from "./leads";
import { email, expectUnlocked, path, resourceLinks, submit, tab, tabs, unlock } from "./toolbox";

test.use(still);

const { failure } = resources;
const invalidEmail = messageOf(resources, "email", "camille");

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

test("a correction typed letter by letter keeps the focus in its field", {
  tag: "@scripted",
}, async ({ page }) => {
  const address = newAddress();
  await page.goto(path);
  await hydrated(page);
  await email(page).fill("camille");
  await submit(page).click();
  await expect(problems(page)).toBeFocused();

  // On its way it is an address, then none, then one.
  await email(page).fill("");
  await email(page).pressSequentially(address);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue(address);
});

test("what is wrong is said on submit, then with every change", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await email(page).fill("camille");
  await email(page).blur();
  await expect(email(page)).toHaveAccessibleDescription("");
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription(invalidEmail);
  await email(page).fill("camille@example.com");
  await expect(email(page)).toHaveAccessibleDescription("");
});

test("when it fails, the alert says so and the address stays", { tag: "@scripted" }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(...failedPost);
  const address = newAddress();
  await page.goto(path);
  await hydrated(page);
  await page.route(`**${path}.data*`, (route) => route.abort());
  await email(page).fill(address);
  await submit(page).click();
  await expect(problems(page)).toHaveText(failure);
  await expect(problems(page)).toBeInViewport();
  await expect(email(page)).toHaveValue(address);
  await expect(resourceLinks(page).first()).not.toHaveAttribute("href");

  await page.unrouteAll();
  await submit(page).click();
  await expectUnlocked(page);
  await announced(address);
});

test("a double click stores one lead", async ({ page }) => {
  const address = newAddress();
  await page.goto(path);
  await email(page).fill(address);
  await submit(page).dblclick();
  await expectUnlocked(page);
  await announced(address);
  expect(await announcements(address)).toHaveLength(1);
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

test("axe finds nothing beside a message and an alert", { tag: "@scripted" }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(...failedPost);
  await page.goto(path);
  await hydrated(page);
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription(messageOf(resources, "email", ""));
  expect(await findings(page, phone, desktop)).toEqual([]);

  await page.route(`**${path}.data*`, (route) => route.abort());
  await email(page).fill(newAddress());
  await submit(page).click();
  await expect(problems(page)).toHaveText(failure);
  expect(await findings(page, phone, desktop)).toEqual([]);
});
