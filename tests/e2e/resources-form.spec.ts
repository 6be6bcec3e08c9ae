/** The toolbox's form, from its first mistake to its one lead. */
import { resourcesPage } from "~/content/resources";
import { messageOf, resources } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import { testLeadForm } from "./lead-form-suite";
import { hydrated, problems, still } from "./leads";
import { email, path, resourceLinks, submit, tab, tabs, unlock } from "./toolbox";

test.use(still);

const invalidEmail = messageOf(resources, "email", "camille");

testLeadForm({
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
  expect(await findings(page, phone, desktop)).toEqual([]);

  // On its way it is an address, then none, then one, and the focus stays in its field.
  await email(page).fill("");
  await email(page).pressSequentially("camille@exemple.example.com");
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue("camille@exemple.example.com");
  await expect(email(page)).toHaveAccessibleDescription("");
});

test("axe in every tab, locked and unlocked", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const name of tabs.slice(1)) {
    await tab(page, name).click();
    expect(await findings(page, phone), name).toEqual([]);
  }
  await unlock(page);
  expect(await findings(page, phone, desktop)).toEqual([]);
});
