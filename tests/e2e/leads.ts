import type { Locator, Page } from "@playwright/test";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { wizardLabels } from "~/content/diagnostic-page";
import { resourcesPage } from "~/content/resources";
import type { FieldView } from "~/forms/fields";
import { notEmpty } from "../support/counted";
import { challenge, chapter, diagnostic, type LeadForm, resources } from "../support/lead-forms";
import { expect } from "./fixtures";

interface Announcement {
  type: string;
  data: Record<string, unknown>;
}

const button = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name });

/** Each form with its button. */
export const visitedForms: [form: LeadForm, submit: (page: Page) => Locator][] = [
  [chapter, button(chapterPage.form.submitLabel)],
  [challenge, button(challengePage.form.submitLabel)],
  [diagnostic, button(wizardLabels.submit)],
  [resources, button(resourcesPage.form.submitLabel)],
];

/** An address at a domain that no other test uses, so that a test finds its own lead, and its mail has room. */
export const newAddress = () => `camille@${crypto.randomUUID()}.example`;

export const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });
export const emailLine = (page: Page) => page.getByRole("main").getByLabel(/e-mail$/);

function typedInto(page: Page, { fields, valid }: LeadForm, email: string): [Locator, string][] {
  return Object.entries<FieldView>({ ...fields }).flatMap(([name, { label }]) => {
    const value = name === "email" ? email : valid[name];
    return value === undefined ? [] : [[field(page, label), String(value)]];
  });
}

/** Fills each line of a form, and ticks what must be. */
export async function fillIn(page: Page, form: LeadForm, email: string) {
  for (const [field, value] of typedInto(page, form, email))
    await (value === "on" ? field.check() : field.fill(value));
}

export async function expectFilledIn(page: Page, form: LeadForm, email: string) {
  for (const [field, value] of notEmpty(typedInto(page, form, email))) {
    const [property, state] = value === "on" ? ["checked", true] : ["value", value];
    await expect(field).toHaveJSProperty(String(property), state);
  }
}

export async function announcements(email: string): Promise<Announcement[]> {
  const response = await fetch(`${process.env.E2E_PARTNERS_URL}/webhooks/leads`);
  const calls = (await response.json()) as { body: string }[];
  return calls
    .map(({ body }) => JSON.parse(body) as Announcement)
    .filter(({ data }) => data.email === email);
}

export async function announced(email: string): Promise<Announcement> {
  await expect.poll(() => announcements(email)).not.toEqual([]);
  const [first, ...more] = await announcements(email);
  expect(more).toEqual([]);
  return first as Announcement;
}

/** The summary of what is wrong, or the alert that something failed. */
export const problems = (page: Page) => page.getByRole("main").getByRole("alert");

export async function hold(page: Page, pattern: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The site's own scripts; held, they leave a page as a slow connection shows it. */
export const scripts = /\/build\/.*\.js$/;

/** What asks for the scripts of a page when it is touched. */
export const touchable = "main :is(form, .tab-list)";

/** Waits until a touch asks for the scripts: the load event does not wait for the module that listens. */
export const listening = (page: Page) => page.evaluate('import("/late.js").then(() => {})');

/** Touches the form as a finger would, and waits until scripts run the page: React has taken the form over. */
export async function hydrated(page: Page) {
  await listening(page);
  await page.locator(touchable).first().dispatchEvent("pointerdown");
  await page.waitForFunction((selector) => {
    const touched = document.querySelector(selector);
    return touched && Object.keys(touched).some((key) => key.startsWith("__reactFiber"));
  }, touchable);
}

/** The browser reports a refusal as a failed load, the router an answer that it cannot read. */
export const refused = /status of 400/;
export const failedPost = [/Failed to load resource/, /^SyntaxError/];

/** Pages turn at once: what moves between them would only be waited for. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;
