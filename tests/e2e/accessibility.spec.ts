import { unsubscribePage } from "~/content/unsubscribe-page";
import { unsubscribePath } from "~/leads/unsubscribe";
import { contact } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { introduce, link, submit } from "./diagnostic";
import { expect, readOnlyTest, test } from "./fixtures";
import { newAddress } from "./leads";
import { allPages, errorsOf, gotoWaitingPage, nameOf, session } from "./pages";

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

test("axe finds nothing on the thanks and on the result, which has no script", async ({ page }) => {
  const requested: string[] = [];
  await page.goto(link(6));
  await introduce(page, newAddress());
  await submit(page).click();
  const onward = page.getByRole("link", { name: "Lire mon diagnostic maintenant" });
  await expect(onward).toBeVisible();
  expect(await findings(page, phone, desktop)).toEqual([]);

  page.on("request", (request) => requested.push(request.resourceType()));
  await onward.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(contact.name)).toHaveCount(0);
  expect(requested).not.toContain("script");
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing on the page that unsubscribes", async ({ page }) => {
  await page.goto(unsubscribePath(crypto.randomUUID()));
  expect(await findings(page, phone, desktop)).toEqual([]);
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByText(unsubscribePage.done.title)).toBeVisible();
  expect(await findings(page, phone, desktop)).toEqual([]);
});
