import type { Page, Route } from "@playwright/test";
import { wizardLabels } from "~/content/diagnostic-page";
import { type FieldView, readConstraints } from "~/forms/fields";
import { notEmpty } from "../support/counted";
import { diagnostic, formsOf, type LeadForm, messageOf } from "../support/lead-forms";
import { rows } from "../support/leads";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import * as leads from "./leads";

test.use(leads.still);

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

for (const [form, submit] of notEmpty(leads.visitedForms)) {
  const { path, address = path } = form;

  test(`stores one lead of ${path} after a double click`, async ({ page }) => {
    const email = leads.newAddress();
    await page.goto(address);
    await leads.fillIn(page, form, email);
    await submit(page).dblclick();
    await expectSuccess(page, form);
    expect(page.url()).not.toMatch(/%40|@|Camille/);
    expect(await leads.announced(email)).toMatchObject(leadOf(form, email));
  });

  test(`survives failures of ${path}`, { tag: "@scripted" }, async ({ page, allowErrors }) => {
    allowErrors(...leads.failedPost);
    const email = leads.newAddress();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    await leads.hydrated(page);
    await leads.fillIn(page, form, email);
    for (const fail of notEmpty(failures)) {
      await page.route(`**${path}.data*`, fail);
      const post = page.waitForRequest(`**${path}.data*`);
      await submit(page).click();
      await post;
      await expect(submit(page)).toBeEnabled();
      await expect(leads.problems(page)).toHaveText(form.failure);
      await expect(leads.problems(page)).toBeFocused();
      await expect(leads.problems(page)).toBeInViewport();
      await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
      await leads.expectFilledIn(page, form, email);
      await page.unrouteAll();
    }
    expect(await findings(page, desktop, phone)).toEqual([]);

    const postGoes = await leads.hold(page, `**${path}.data*`);
    await submit(page).click();
    const name = form === diagnostic ? wizardLabels.submitting : "Traitement...";
    const busy = page.getByRole("button", { name });
    await expect(busy).toBeDisabled();
    await expect(busy.locator("svg")).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    expect(await findings(page, phone, desktop)).toEqual([]);
    postGoes();
    await expectSuccess(page, form);
    expect(await leads.announced(email)).toMatchObject(leadOf(form, email));
    expect(await findings(page, phone, desktop)).toEqual([]);
  });
}

// The others have tests of their own.
const shortForms = [formsOf.chapter, formsOf.challenge];
for (const [form, submit] of notEmpty(
  leads.visitedForms.filter(([form]) => shortForms.includes(form)),
)) {
  const { path, fields, schema } = form;
  const rules = readConstraints(schema());
  const messages = Object.entries<FieldView>({ ...fields }).flatMap(([name, { label, kind }]) =>
    rules[name]?.required ? [{ label, message: messageOf(form, name), kind }] : [],
  );
  const lines = messages.filter(({ kind }) => kind === undefined);
  const [first = { label: "", message: "" }] = lines;

  async function expectLastingThanks(page: Page) {
    const email = leads.newAddress();
    await leads.fillIn(page, form, email);
    await submit(page).click();
    await expectSuccess(page, form);
    await expect(page.getByRole("status")).toBeFocused();
    await expect(page.getByRole("status")).toBeInViewport();
    await leads.announced(email);
    await page.reload();
    await expectSuccess(page, form);
    expect(await leads.announcements(email)).toHaveLength(1);
  }

  test(`shows and updates messages on ${path}`, { tag: "@scripted" }, async ({ page }) => {
    await page.goto(path);
    await leads.hydrated(page);
    await leads.field(page, first.label).fill("C");
    await leads.emailLine(page).fill("camille");
    await leads.emailLine(page).blur();
    await expect(leads.problems(page)).toHaveCount(0);
    await expect(leads.emailLine(page)).not.toHaveAttribute("aria-invalid", "true");

    await submit(page).click();
    await expect(leads.problems(page)).toBeFocused();
    for (const { label, message } of notEmpty(messages)) {
      await expect(leads.field(page, label)).toHaveAccessibleDescription(message);
      await expect(leads.field(page, label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(leads.problems(page).getByRole("link")).toHaveCount(messages.length);
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    expect(await findings(page, phone, desktop)).toEqual([]);

    await leads.field(page, first.label).press("End");
    await leads.field(page, first.label).pressSequentially("a");
    await expect(leads.field(page, first.label)).toHaveAccessibleDescription("");
    await leads.field(page, first.label).press("Backspace");
    await expect(leads.field(page, first.label)).toHaveAccessibleDescription(first.message);

    await leads.fillIn(page, form, leads.newAddress());
    await expect(leads.problems(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Erreur/);
    await expectLastingThanks(page);
  });

  test(`shows the browser's checks of ${path}, then the server's messages`, {
    tag: "@unscripted",
  }, async ({ page, allowErrors }) => {
    allowErrors(leads.refused);
    await page.goto(path);
    const invalid = page.locator("form :is(input, textarea):invalid");
    await expect(invalid).toHaveCount(messages.length);
    await submit(page).click();
    await expect(invalid.first()).toBeFocused();
    await expect(leads.problems(page)).toHaveCount(0);

    // What browsers take.
    await leads.fillIn(page, form, "camille@localhost");
    for (const { label } of lines) await leads.field(page, label).fill("   ");
    await submit(page).click();
    await expect(leads.problems(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    const wrong = messages.filter(({ kind }) => kind !== "checkbox");
    for (const { label, message } of notEmpty(wrong))
      await expect(leads.field(page, label)).toHaveAccessibleDescription(message);
    const links = leads.problems(page).getByRole("link");
    await expect(links).toHaveText(wrong.map(({ message }) => message));
    await links.filter({ hasText: messageOf(form, "email") }).click();
    await expect(leads.emailLine(page)).toBeFocused();
    await expect(leads.emailLine(page)).toHaveValue("camille@localhost");
    await expectLastingThanks(page);
  });
}
