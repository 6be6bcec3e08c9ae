import { unsubscribePage } from "~/content/unsubscribe-page";
import { contact, diagnostic } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { link, submit } from "./diagnostic";
import { expect, sheetsOf, test } from "./fixtures";
import { flawsWhenRead } from "./geometry";
import { fillIn, newAddress } from "./leads";

test("leads from the diagnostic to report, mail and unsubscribing", async ({ page }) => {
  const expectNothingFound = async () => expect(await findings(page, phone, desktop)).toEqual([]);
  const email = newAddress();
  await page.goto(link(6));
  await fillIn(page, diagnostic, email);
  await submit(page).click();
  const onward = page.getByRole("link", { name: "Lire mon diagnostic maintenant" });
  await expect(onward).toBeVisible();
  await expectNothingFound();

  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.resourceType()));
  await onward.click();
  await expect(page).toHaveURL(/\/diagnostic\/resultat\/[\da-f-]{36}$/);
  const result = page.url();
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await expect(page.getByText(contact.name)).toHaveCount(0);
  expect(requested).not.toContain("script");
  await expectNothingFound();
  expect(await sheetsOf(page)).toBe(2);
  expect(await flawsWhenRead(page)).toEqual([]);

  const mail = page.getByRole("listitem").filter({ hasText: `à ${email},` });
  await expect(async () => {
    await page.goto(`${process.env.E2E_PARTNERS_URL}/mailbox`);
    await expect(mail).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await mail.getByRole("link").click();
  // The frame page and the mail have the same heading, so a click alone would not show that the mail is open.
  const alone = await page.getByRole("link", { name: "Seul" }).getAttribute("href");
  await page.goto(new URL(alone ?? "", page.url()).href);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading ?? "?");
  await expect(page.getByRole("link", { name: "Lire et imprimer mon diagnostic" })).toHaveAttribute(
    "href",
    result,
  );
  const unsubscribe = await page.getByRole("link", { name: "Se désinscrire" }).getAttribute("href");
  await page.goto(unsubscribe ?? "");
  await expectNothingFound();
  await page.getByRole("button", { name: unsubscribePage.ask.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(unsubscribePage.done.title);
  await expectNothingFound();
});
