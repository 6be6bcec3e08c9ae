import { unsubscribePage } from "~/content/unsubscribe-page";
import { unsubscribePath } from "~/leads/paths";
import { contact } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { introduce, link, submit } from "./diagnostic";
import { expect, test } from "./fixtures";
import { newAddress, still } from "./leads";

test.use(still);

test("axe finds nothing on the thanks and on the result, which has no script", {
  tag: "@scripted",
}, async ({ page }) => {
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

test("axe finds nothing on the page that unsubscribes", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(unsubscribePath(crypto.randomUUID()));
  expect(await findings(page, phone, desktop)).toEqual([]);
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByText(unsubscribePage.done.title)).toBeVisible();
  expect(await findings(page, phone, desktop)).toEqual([]);
});
