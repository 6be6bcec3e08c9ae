import { unsubscribePage } from "~/content/unsubscribe-page";
import { answer, introduce, onwards, start, submit } from "./diagnostic";
import { expect, test } from "./fixtures";
import { newAddress } from "./leads";
import { mailbox, mailTo } from "./mailbox";

const readNow = "Lire mon diagnostic maintenant";

test("the diagnostic's mail leads to its report, and out of all mails", {
  tag: "@unscripted",
}, async ({ page }) => {
  const email = newAddress();
  await page.goto("/diagnostic");
  await start(page).click();
  for (const step of [2, 3, 4, 5]) {
    await answer(page, step);
    await onwards(page).click();
  }
  await introduce(page, email);
  await submit(page).click();
  await page.getByRole("link", { name: readNow }).click();
  await expect(page).toHaveURL(/\/diagnostic\/resultat\/[\da-f-]{36}$/);
  const result = page.url();
  const heading = await page.getByRole("heading", { level: 1 }).textContent();

  const mail = await mailTo(email);
  await page.goto(`${mailbox}/${mail}/html`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading ?? "?");
  await expect(page.getByRole("link", { name: "Lire et imprimer mon diagnostic" })).toHaveAttribute(
    "href",
    result,
  );
  const unsubscribe = await page.getByRole("link", { name: "Se désinscrire" }).getAttribute("href");
  await page.goto(unsubscribe ?? "");
  await page.getByRole("button", { name: unsubscribePage.ask.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(unsubscribePage.done.title);

  await page.goto(`${mailbox}/${mail}`);
  await expect(page.getByText("List-Unsubscribe=One-Click")).toBeVisible();
});
