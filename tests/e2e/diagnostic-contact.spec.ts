import { wizardLabels } from "~/content/diagnostic-page";
import { contactLabels } from "../support/labels";
import { contact, diagnostic, messageOf } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { consent, expectThanks, field, link, submit } from "./diagnostic";
import { expect, test } from "./fixtures";
import { testLeadForm } from "./lead-form-suite";
import { hydrated, problems, still } from "./leads";

test.use(still);

const nameMissing = messageOf(diagnostic, "name", "");
const invalidEmail = messageOf(diagnostic, "email", "camille");

testLeadForm({
  ...diagnostic,
  lines: { [contactLabels.name]: { value: contact.name, message: nameMissing } },
  optional: { [contactLabels.phone]: contact.phone },
  boxes: [[contactLabels.gdpr_consent, messageOf(diagnostic, "gdpr_consent")]],
  button: wizardLabels.submit,
  busy: wizardLabels.submitting,
  invalidEmail,
  lead: { name: contact.name, phone: contact.phone, gdpr_consent: true },
  expectThanks,
});

test("the last button without name, e-mail or consent", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(link(6));
  await hydrated(page);
  await expect(submit(page)).toBeDisabled();
  // Some password managers set the value and tell of it by `change` alone.
  const fillIn = (name: string, text: string) =>
    field(page, name).evaluate((input, value) => {
      (input as HTMLInputElement).value = value;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  await fillIn(contactLabels.name, "Camille");
  await expect(submit(page)).toBeDisabled();
  await fillIn(contactLabels.email, "camille");
  await expect(submit(page)).toBeDisabled();
  await consent(page).check();
  await expect(submit(page)).toBeEnabled();
  await consent(page).uncheck();
  await expect(submit(page)).toBeDisabled();
  await consent(page).check();
  await field(page, contactLabels.name).fill("");
  await expect(submit(page)).toBeDisabled();
  await field(page, contactLabels.name).fill("Camille");

  await expect(problems(page)).toHaveCount(0);
  await submit(page).click();
  await expect(field(page, contactLabels.email)).toHaveAccessibleDescription(invalidEmail);
  await expect(problems(page).getByRole("link")).toHaveText([invalidEmail]);
  expect(await findings(page, phone, desktop)).toEqual([]);
});
