import type { Page } from "@playwright/test";
import { chapterPage } from "~/content/chapter";
import { chapterForm } from "~/leads/forms/chapter";
import { chapter } from "../support/lead-forms";
import { answer, expectAnswered, expectStep, link, onwards } from "./diagnostic";
import { expect, test } from "./fixtures";
import * as leads from "./leads";
import { expectPanel, tab, tabs } from "./toolbox";

const { prenom, nom } = chapterForm.fields;
const submit = (page: Page) => page.getByRole("button", { name: chapterPage.form.submitLabel });

async function expectSent(page: Page, email: string) {
  await expect(page.getByRole("status")).toContainText(chapter.thanks);
  expect(await leads.announced(email)).toMatchObject({ type: chapter.event });
}

test("hydrates another spelling of an address and keeps focus and caret", async ({ page }) => {
  const release = await leads.hold(page, leads.scripts);
  await page.goto("/Chapitre-%67ratuit/?utm_source=newsletter");
  await leads.field(page, nom.label).pressSequentially("Rox");
  await page.keyboard.press("ArrowLeft");
  release();
  await leads.hydrated(page);
  await expect(leads.field(page, nom.label)).toBeFocused();
  await page.keyboard.type("u");
  await expect(leads.field(page, nom.label)).toHaveValue("Roux");
  const email = leads.newAddress();
  await leads.fillIn(page, chapter, email);
  await submit(page).click();
  await expectSent(page, email);
});

const touches: ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole("main").getByText(nom.label, { exact: true }).click(),
  (page) => leads.field(page, nom.label).focus(),
  (page) =>
    leads.field(page, nom.label).evaluate((field: HTMLInputElement) => {
      field.value = "Roux";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }),
];

test("loads scripts on pointer, focus or autofill", async ({ page }) => {
  for (const touch of touches) {
    await page.goto(chapter.path);
    await leads.listening(page);
    const module = page.waitForRequest(leads.scripts);
    await touch(page);
    await module;
  }
});

test("reports no error for clicks during hydration", async ({ page }) => {
  const release = await leads.hold(page, leads.scripts);
  await page.goto(chapter.path);
  await leads.listening(page);
  await page.locator(leads.touchable).first().dispatchEvent("pointerdown");
  // One after the other, as fast as the page takes them, until it is taken over.
  await page.getByRole("heading", { level: 1 }).evaluate((heading: HTMLElement) => {
    const { port1: next, port2: after } = new MessageChannel();
    next.onmessage = () => {
      heading.click();
      if (!("__remixRouter" in window)) after.postMessage("");
    };
    after.postMessage("");
  });
  release();
  await leads.hydrated(page);
});

test("falls back to the browser’s checks and post while scripts load", async ({ page }) => {
  await leads.hold(page, leads.scripts);
  await page.goto(chapter.path);
  await submit(page).click();
  await expect(leads.field(page, prenom.label)).toBeFocused();
  await expect(leads.problems(page)).toHaveCount(0);

  const email = leads.newAddress();
  await leads.fillIn(page, chapter, email);
  const post = page.waitForRequest((request) => request.method() === "POST");
  await submit(page).click();
  expect((await post).isNavigationRequest()).toBe(true);
  await expectSent(page, email);
});

test("checks an empty form sent at once, and one being filled in", async ({ page }) => {
  await page.goto(chapter.path);
  await submit(page).click();
  await expect(leads.problems(page)).toBeVisible();

  const release = await leads.hold(page, leads.scripts);
  await page.goto(chapter.path);
  await submit(page).click();
  await leads.field(page, prenom.label).pressSequentially("C");
  release();
  await leads.hydrated(page);
  await expect(page.locator("main form")).toHaveAttribute("novalidate");
  await expect(leads.problems(page)).toHaveCount(0);
});

test("continues from a complete step while the scripts load", async ({ page }) => {
  const release = await leads.hold(page, leads.scripts);
  await page.goto(link(4, "project_status", "main_obstacles", "ai_familiarity"));
  await answer(page, 4);
  await page.evaluate(() => {
    const button = document.querySelector("main form button");
    const watch = new MutationObserver(() => Object.assign(window, { shut: true }));
    if (button) watch.observe(button, { attributeFilter: ["disabled"] });
  });
  release();
  await leads.hydrated(page);
  await expectAnswered(page, 4);
  await onwards(page).click();
  await expectStep(page, 5);
  expect(await page.evaluate(() => "shut" in window)).toBe(false);
});

test("keeps a panel open that was opened before the scripts arrived", async ({ page }) => {
  const release = await leads.hold(page, leads.scripts);
  await page.goto("/ressources-livre");
  const [, videos] = tabs;
  await tab(page, videos).click();
  await expectPanel(page, videos);
  release();
  await expect(page.getByRole("tab", { name: videos })).toHaveAttribute("aria-selected", "true");
  await expectPanel(page, videos);
});
