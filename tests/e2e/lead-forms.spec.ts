import type { Page, Route } from "@playwright/test";
import { wizardLabels } from "~/content/diagnostic-page";
import { constraintsOf, type FieldView } from "~/forms/fields";
import { diagnostic, formsOf, type LeadForm, messageOf } from "../support/lead-forms";
import { rows } from "../support/leads";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import {
  announced,
  announcements,
  emailLine,
  expectFilledIn,
  failedPost,
  field,
  fillIn,
  hold,
  hydrated,
  newAddress,
  problems,
  refused,
  still,
  visitedForms,
} from "./leads";

test.use(still);

async function expectSuccess(page: Page, { thanks }: LeadForm) {
  await expect(page.getByRole("main")).toContainText(thanks);
  await expect(page.getByRole("main").locator("form")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Erreur/);
}

/** What the announced lead of a form says. */
function leadOf(form: LeadForm, email: string) {
  const lead = Object.entries(rows).find(([name]) => formsOf[name as keyof typeof rows] === form);
  return { type: form.event, data: { ...lead?.[1], email } };
}

/** The connection breaks; a gateway answers; nothing readable comes back; the site refuses the whole post. */
const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  (route) => route.fulfill({ contentType: "text/plain", body: "?" }),
  (route) =>
    route.continue({ headers: { ...route.request().headers(), "content-type": "text/plain" } }),
];

for (const [form, button] of visitedForms) {
  const { path, address = path } = form;
  const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: button });

  test(`stores one lead of ${path} after a double click and a repeated form`, async ({ page }) => {
    const email = newAddress();
    await page.goto(address);
    await fillIn(page, form, email);
    await submit(page).dblclick();
    await expectSuccess(page, form);
    expect(page.url()).not.toMatch(/%40|@|Camille/);
    expect(await announced(email)).toMatchObject(leadOf(form, email));

    await page.goto(address);
    await fillIn(page, form, email);
    await submit(page).click();
    await expectSuccess(page, form);
    expect(await announcements(email)).toHaveLength(1);
  });

  test(`survives failures and a wait on ${path}`, { tag: "@scripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(...failedPost);
    const email = newAddress();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    await hydrated(page);
    await fillIn(page, form, email);
    for (const fail of failures) {
      await page.route(`**${path}.data*`, fail);
      const post = page.waitForRequest(`**${path}.data*`);
      await submit(page).click();
      await post;
      await expect(submit(page)).toBeEnabled();
      await expect(problems(page)).toHaveText(form.failure);
      await expect(problems(page)).toBeFocused();
      await expect(problems(page)).toBeInViewport();
      await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
      await expectFilledIn(page, form, email);
      await page.unrouteAll();
    }
    expect(await findings(page, desktop, phone)).toEqual([]);

    const postGoes = await hold(page, `**${path}.data*`);
    await submit(page).click();
    const name = form === diagnostic ? wizardLabels.submitting : "Traitement...";
    const busy = page.getByRole("button", { name });
    await expect(busy).toBeDisabled();
    await expect(busy.locator("svg")).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    expect(await findings(page, phone, desktop)).toEqual([]);
    postGoes();
    await expectSuccess(page, form);
    expect(await announced(email)).toMatchObject(leadOf(form, email));
    expect(await findings(page, phone, desktop)).toEqual([]);
  });
}

// The others have tests of their own.
for (const [form, button] of visitedForms.slice(0, 2)) {
  const { path, fields, schema } = form;
  const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: button });
  const rules = constraintsOf(schema());
  const messages = Object.entries<FieldView>({ ...fields }).flatMap(([name, { label, kind }]) =>
    rules[name]?.required ? [{ label, message: messageOf(form, name), kind }] : [],
  );
  const lines = messages.filter(({ kind }) => kind === undefined);
  const [first = { label: "", message: "" }] = lines;

  async function expectLastingThanks(page: Page) {
    const email = newAddress();
    await fillIn(page, form, email);
    await submit(page).click();
    await expectSuccess(page, form);
    await expect(page.getByRole("status")).toBeFocused();
    await expect(page.getByRole("status")).toBeInViewport();
    await announced(email);
    await page.reload();
    await expectSuccess(page, form);
    expect(await announcements(email)).toHaveLength(1);
  }

  test(`shows messages on submit of ${path}, then updates them with every change`, {
    tag: "@scripted",
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await field(page, first.label).fill("C");
    await emailLine(page).fill("camille");
    await emailLine(page).blur();
    await expect(problems(page)).toHaveCount(0);
    await expect(emailLine(page)).not.toHaveAttribute("aria-invalid", "true");

    await submit(page).click();
    await expect(problems(page)).toBeFocused();
    for (const { label, message } of messages) {
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(problems(page).getByRole("link")).toHaveCount(messages.length);
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    expect(await findings(page, phone, desktop)).toEqual([]);

    await field(page, first.label).press("End");
    await field(page, first.label).pressSequentially("a");
    await expect(field(page, first.label)).toHaveAccessibleDescription("");
    await field(page, first.label).press("Backspace");
    await expect(field(page, first.label)).toHaveAccessibleDescription(first.message);

    await fillIn(page, form, newAddress());
    await expect(problems(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Erreur/);
    await expectLastingThanks(page);
  });

  test(`shows the browser's checks of ${path}, then the server's messages`, {
    tag: "@unscripted",
  }, async ({ page, allowErrors }) => {
    allowErrors(refused);
    await page.goto(path);
    const invalid = page.locator("form :is(input, textarea):invalid");
    await expect(invalid).toHaveCount(messages.length);
    await submit(page).click();
    await expect(invalid.first()).toBeFocused();
    await expect(problems(page)).toHaveCount(0);

    // What browsers take.
    await fillIn(page, form, "camille@localhost");
    for (const { label } of lines) await field(page, label).fill("   ");
    await submit(page).click();
    await expect(problems(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    const wrong = messages.filter(({ kind }) => kind !== "checkbox");
    for (const { label, message } of wrong)
      await expect(field(page, label)).toHaveAccessibleDescription(message);
    await expect(problems(page).getByRole("link")).toHaveText(wrong.map(({ message }) => message));
    await problems(page)
      .getByRole("link", { name: messageOf(form, "email") })
      .click();
    await expect(emailLine(page)).toBeFocused();
    await expect(emailLine(page)).toHaveValue("camille@localhost");
    await expectLastingThanks(page);
  });
}
