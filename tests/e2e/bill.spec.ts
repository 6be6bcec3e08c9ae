import { perDay } from "~/content/claims";
import { billForm, usualMonth } from "~/content/landings/bill";
import { unbrokenPrice } from "~/lib/money";
import { expect, test } from "./fixtures";

const path = "/livre-augmente-fl-d";
const sumOf = (monthly: number) => unbrokenPrice(perDay(monthly));

test("computes the bill of a visitor's month and rejects a wrong one", async ({ page }) => {
  await page.goto(`${path}?utm_source=fb&utm_content=v1&prefilled_email=a@b.fr`);
  const sum = page.locator(".sum strong");
  await expect(sum).toHaveText(sumOf(usualMonth));
  const month = page.getByLabel(billForm.label);
  await month.fill("2 000 €");
  await month.press("Enter");
  await expect(sum).toHaveText(sumOf(200_000));
  await expect(page.getByLabel(billForm.label)).toHaveValue("2 000 €");
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    utm_source: "fb",
    utm_content: "v1",
    prefilled_email: "a@b.fr",
  });

  await month.fill("beaucoup");
  await page.getByRole("button", { name: billForm.button }).click();
  await expect(month).toHaveValue("beaucoup");
  await expect(month).toHaveAccessibleDescription(billForm.error);
  await expect(sum).toHaveText(sumOf(usualMonth));
});
