import type { Page } from "@playwright/test";
import { seller } from "~/content/publisher";
import { withdrawalLink } from "~/content/site";
import { productLabels, withdrawalPage } from "~/content/withdrawal-page";
import { withdrawalSubmitted } from "~/withdrawals/store";
import { declaration } from "../support/withdrawals";
import { desktop, findings, phone } from "./axe";
import { expect, sheetsOf, test } from "./fixtures";
import { announced, newAddress, problems, refused, still } from "./leads";

test.use({ ...still, viewport: phone });

const { form, labels, recap, receipt } = withdrawalPage;
/** As long as the payment provider's are. */
const reference = `cs_live_${"a1B2".repeat(14)}`;
const number = /R-\d{8}-[\dA-F]{8}/;

const line = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function write(page: Page, firstName: string, email: string) {
  await line(page, labels.firstName).fill(firstName);
  await line(page, labels.lastName).fill(declaration.lastName);
  await line(page, labels.email).fill(email);
  await line(page, labels.reference).fill(reference);
  await line(page, labels.message).fill(declaration.message);
}

test("leads from a footer past a refusal to the receipt", async ({ page, allowErrors }) => {
  allowErrors(refused);
  // An address that has no place to break.
  const email = newAddress().replaceAll("-", "");
  await page.goto("/livre");
  await page.getByRole("contentinfo").getByRole("link", { name: withdrawalLink.label }).click();
  await expect(heading(page)).toHaveText(form.title);
  await write(page, " ", email);
  await button(page, form.submit).click();
  await expect(problems(page)).toBeVisible();
  await expectFit(page);

  await write(page, declaration.firstName, email);
  await page.getByLabel(productLabels.book).check();
  await button(page, form.submit).click();
  await expect(heading(page)).toHaveText(recap.title);
  await expect(page.getByRole("main")).toContainText(email);
  await expectFit(page);

  await button(page, recap.confirm).dblclick();
  await expect(heading(page)).toHaveText(receipt.title);
  await expect(page.getByRole("main")).toContainText(receipt.mailed(email));
  await expectFit(page);

  const shown = number.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "?";
  await page.reload();
  await expect(page.getByRole("main")).toContainText(shown);
  expect(await announced(email)).toMatchObject({
    type: withdrawalSubmitted,
    data: { email, number: shown },
  });

  await page.emulateMedia({ media: "print" });
  for (const text of [seller, shown, receipt.zone, reference])
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

/** Without a sideways scroll on a phone, and nothing for axe to find. */
async function expectFit(page: Page) {
  expect(await findings(page, desktop, phone)).toEqual([]);
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBe(0);
}
