import type { Page } from "@playwright/test";
import { chapterPage } from "~/content/chapter";
import { chapterForm } from "~/leads/forms/chapter";
import { chapterLabels } from "../support/labels";
import { answer, expectAnswered, expectStep, link, onwards } from "./diagnostic";
import { expect, test } from "./fixtures";
import { announced, hold, hydrated, newAddress, problems, scripts, touchable } from "./leads";
import { expectPanel, labelOf, tab } from "./toolbox";

const chapter = "/chapitre-gratuit";
const submit = (page: Page) => page.getByRole("button", { name: chapterPage.form.submitLabel });
const line = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const consent = (page: Page) => page.getByRole("checkbox", { name: /J’accepte/ });

async function fill(page: Page, email: string) {
  await line(page, chapterLabels.prenom).fill("Camille");
  await line(page, chapterLabels.nom).fill("Roux");
  await line(page, chapterLabels.email).fill(email);
  await consent(page).check();
}

test("hydrates a page under another spelling of its address", {
  tag: "@scripted",
}, async ({ page }) => {
  const email = newAddress();
  await page.goto("/Chapitre-%67ratuit/?utm_source=newsletter");
  await line(page, chapterLabels.nom).pressSequentially("Roux");
  await hydrated(page);
  await expect(line(page, chapterLabels.nom)).toHaveValue("Roux");
  await fill(page, email);
  await submit(page).click();
  await expect(page.getByRole("status")).toContainText(chapterPage.success.title);
  expect(await announced(email)).toMatchObject({ type: chapterForm.event });
});

const touches: Record<string, (page: Page) => Promise<unknown>> = {
  pointer: (page) => page.getByRole("main").getByText(chapterLabels.nom, { exact: true }).click(),
  focus: (page) => line(page, chapterLabels.nom).focus(),
  "what the browser fills in": (page) =>
    line(page, chapterLabels.nom).evaluate((field: HTMLInputElement) => {
      field.value = "Roux";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }),
};

test("loads scripts on pointer, focus or autofill", {
  tag: "@scripted",
}, async ({ page }) => {
  for (const touch of Object.values(touches)) {
    await page.goto(chapter);
    const module = page.waitForRequest(scripts);
    await touch(page);
    await module;
  }
});

test("keeps focus and caret when the scripts arrive", { tag: "@scripted" }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(chapter);
  await line(page, chapterLabels.nom).pressSequentially("Rox");
  await page.keyboard.press("ArrowLeft");
  release();
  await hydrated(page);
  await expect(line(page, chapterLabels.nom)).toBeFocused();
  await page.keyboard.type("u");
  await expect(line(page, chapterLabels.nom)).toHaveValue("Roux");
});

test("loses no click during hydration", { tag: "@scripted" }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(chapter);
  await page.locator(touchable).first().dispatchEvent("pointerdown");
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
  await hydrated(page);
});

test("accepts a form sent before its scripts arrive", { tag: "@scripted" }, async ({ page }) => {
  const email = newAddress();
  await hold(page, scripts);
  await page.goto(chapter);
  await fill(page, email);
  const post = page.waitForRequest((request) => request.method() === "POST");
  await submit(page).click();
  expect((await post).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("status")).toContainText(chapterPage.success.title);
  expect(await announced(email)).toMatchObject({ type: chapterForm.event });
});

test("falls back to the browser’s checks when scripts never arrive", { tag: "@scripted" }, async ({
  page,
}) => {
  await hold(page, scripts);
  await page.goto(chapter);
  await submit(page).click();
  await expect(line(page, chapterLabels.prenom)).toBeFocused();
  await expect(problems(page)).toHaveCount(0);
});

test("checks an empty form sent at once, and one being filled in", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto(chapter);
  await submit(page).click();
  await expect(problems(page)).toBeVisible();

  const release = await hold(page, scripts);
  await page.goto(chapter);
  await submit(page).click();
  await line(page, chapterLabels.prenom).pressSequentially("C");
  release();
  await hydrated(page);
  await expect(page.locator("main form")).toHaveAttribute("novalidate");
  await expect(problems(page)).toHaveCount(0);
});

test("continues from a complete step while the scripts load", { tag: "@scripted" }, async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await page.goto(link(4, "project_status", "main_obstacles", "ai_familiarity"));
  await answer(page, 4);
  await page.evaluate(() => {
    const button = document.querySelector("main form button");
    const watch = new MutationObserver(() => Object.assign(window, { shut: true }));
    if (button) watch.observe(button, { attributeFilter: ["disabled"] });
  });
  release();
  await hydrated(page);
  await expectAnswered(page, 4);
  await onwards(page).click();
  await expectStep(page, 5);
  expect(await page.evaluate(() => "shut" in window)).toBe(false);
});

test("keeps a panel open that was opened before the scripts arrived", { tag: "@scripted" }, async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await page.goto("/ressources-livre");
  const videos = labelOf("videos");
  await tab(page, videos).click();
  await expectPanel(page, videos);
  release();
  await expect(page.getByRole("tab", { name: videos })).toHaveAttribute("aria-selected", "true");
  await expectPanel(page, videos);
});
