/** The toolbox's form, from its first mistake to its one lead. */
import { messageOf, resources } from "../support/lead-forms";
import { expect, test } from "./fixtures";
import {
  announced,
  announcements,
  failedPost,
  hold,
  hydrated,
  newAddress,
  problems,
  scripts,
  still,
} from "./leads";
import { email, expectUnlocked, path, resourceLinks, submit } from "./toolbox";
import { busyLabel } from "./visited-form";

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

test("while it is under way the button says so", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const release = await hold(page, `**${path}.data*`);
  await email(page).fill(newAddress());
  await submit(page).click();
  const busy = page.getByRole("button", { name: busyLabel });
  await expect(busy).toBeDisabled();
  await expect(busy.locator("svg")).toBeVisible();
  release();
  await expectUnlocked(page);
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

test("an address typed before the scripts came unlocks as well", { tag: "@scripted" }, async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: "commit" });
  const address = newAddress();
  await email(page).fill(address);
  release();
  await hydrated(page);
  await expect(email(page)).toHaveValue(address);
  await submit(page).click();
  await expectUnlocked(page);
});
