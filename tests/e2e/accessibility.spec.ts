import { desktop, findings, phone } from "./axe";
import { expect, readOnlyTest, test } from "./fixtures";
import { allPages, errorsOf, nameOf, session } from "./pages";
import { gotoWaitingPage } from "./waiting";

for (const path of allPages) {
  readOnlyTest(`axe finds nothing on ${nameOf(path)}`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await page.goto(path);
    expect(await findings(page, phone, desktop)).toEqual([]);
  });
}

test("axe finds nothing beside the spinner", async ({ page }) => {
  await gotoWaitingPage(page);
  await expect(page.getByRole("status")).toBeVisible();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing after the spinner", async ({ page }) => {
  await page.goto(`/merci?session_id=${session.slow}`);
  await expect(page.getByRole("status")).toBeHidden();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing with the pack ticked", async ({ page }) => {
  await page.goto("/offre-speciale");
  await page.getByRole("checkbox").check();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing in open questions", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  const questions = await page.getByRole("main").getByRole("group").all();
  for (const question of questions) await question.click();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing in the open menu", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  expect(await findings(page, phone)).toEqual([]);
});
