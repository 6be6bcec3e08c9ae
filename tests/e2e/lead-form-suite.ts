import type { Page, Route } from "@playwright/test";
import { chapterLabels } from "../support/labels";
import type { LeadForm } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import {
  announced,
  announcements,
  failedPost,
  hold,
  hydrated,
  newAddress,
  problems,
  refused,
  scripts,
} from "./leads";

export interface VisitedForm
  extends Pick<LeadForm, "path" | "address" | "event" | "thanks" | "failure"> {
  /** Lines of text by their label, the e-mail aside: what to type, and what is said of too little. */
  lines: Record<string, { value: string; message: string }>;
  /** Boxes by their sentence, with what is said of an empty one. */
  boxes: [label: string, message: string][];
  optional?: Record<string, string>;
  button: string;
  /** What it says while the post is under way. */
  busy?: string;
  invalidEmail: string;
  /** What the announced lead says beside its address. */
  lead: Record<string, unknown>;
  /** Where thanks are elsewhere than in the form's place. */
  expectThanks?: (page: Page) => Promise<void>;
}

const emailLabel = chapterLabels.email;
const line = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const emailLine = (page: Page) => page.getByRole("textbox", { name: /e-mail/ });
const box = (page: Page, label: string) => page.getByRole("checkbox", { name: label });

function actionsOn({ lines, boxes, optional, button, thanks, expectThanks }: VisitedForm) {
  const typed = Object.entries(lines).map(([label, { value }]) => [label, value] as const);
  const texts = [...typed, ...Object.entries(optional ?? {})];

  async function fill(page: Page, email: string) {
    for (const [label, value] of texts) await line(page, label).fill(value);
    await emailLine(page).fill(email);
    for (const [label] of boxes) await box(page, label).check();
  }

  async function expectKept(page: Page, email: string) {
    for (const [label, value] of texts) await expect(line(page, label)).toHaveValue(value);
    await expect(emailLine(page)).toHaveValue(email);
    for (const [label] of boxes) await expect(box(page, label)).toBeChecked();
  }

  async function expectSuccess(page: Page) {
    await expect(page.getByRole("status")).toContainText(thanks);
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Erreur/);
  }

  const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: button });
  return { submit, fill, expectKept, expectSuccess: expectThanks ?? expectSuccess };
}

/** The connection breaks; a gateway answers; nothing readable comes back; the site refuses the whole post. */
const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  (route) => route.fulfill({ contentType: "text/plain", body: "?" }),
  (route) =>
    route.continue({ headers: { ...route.request().headers(), "content-type": "text/plain" } }),
];

export function testLeadForm(visited: VisitedForm) {
  const { path, address = path, event, lead, failure, button } = visited;
  const { submit, fill, expectKept, expectSuccess } = actionsOn(visited);
  const busy = (page: Page) => page.getByRole("button", { name: visited.busy ?? "Traitement..." });

  test("stores one lead after a double click and a repeated form", async ({ page }) => {
    const email = newAddress();
    await page.goto(address);
    await fill(page, email);
    await submit(page).dblclick();
    await expectSuccess(page);
    expect(page.url()).not.toMatch(/%40|@|Camille/);
    expect(await announced(email)).toMatchObject({ type: event, data: { ...lead, email } });

    await page.goto(address);
    await fill(page, email);
    await submit(page).click();
    await expectSuccess(page);
    expect(await announcements(email)).toHaveLength(1);
  });

  test("survives late scripts, failures and a wait", { tag: "@scripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(...failedPost);
    const email = newAddress();
    await page.setViewportSize({ width: 360, height: 640 });
    const scriptsCame = await hold(page, scripts);
    await page.goto(address, { waitUntil: "commit" });
    await fill(page, email);
    scriptsCame();
    await hydrated(page);
    await expectKept(page, email);

    for (const fail of failures) {
      await page.route(`**${path}.data*`, fail);
      const post = page.waitForRequest(`**${path}.data*`);
      await submit(page).click();
      await post;
      await expect(submit(page)).toBeEnabled();
      await expect(problems(page)).toHaveText(failure);
      await expect(problems(page)).toBeFocused();
      await expect(problems(page)).toBeInViewport();
      await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
      await expectKept(page, email);
      await page.unrouteAll();
    }
    expect(await findings(page, desktop, phone)).toEqual([]);

    const postGoes = await hold(page, `**${path}.data*`);
    await submit(page).click();
    await expect(busy(page)).toBeDisabled();
    await expect(busy(page).locator("svg")).toBeVisible();
    await expect(page.getByRole("button", { name: button })).toHaveCount(0);
    expect(await findings(page, phone, desktop)).toEqual([]);
    postGoes();
    await expectSuccess(page);
    expect(await announced(email)).toMatchObject({ type: event, data: { ...lead, email } });
    expect(await findings(page, phone, desktop)).toEqual([]);
  });
}

export function testMessages(visited: VisitedForm) {
  const { path, lines, boxes, optional = {}, invalidEmail } = visited;
  const { submit, fill, expectSuccess } = actionsOn(visited);
  const messages = [
    ...Object.entries(lines).map(([label, { message }]) => [label, message] as const),
    [emailLabel, invalidEmail] as const,
  ];

  test("shows messages on submit, then updates them with every change", {
    tag: "@scripted",
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const [[first = "", firstMessage = ""] = []] = messages;
    await line(page, first).fill("C");
    await line(page, emailLabel).fill("camille");
    await line(page, emailLabel).blur();
    await expect(problems(page)).toHaveCount(0);
    await expect(line(page, emailLabel)).not.toHaveAttribute("aria-invalid", "true");

    await submit(page).click();
    await expect(problems(page)).toBeFocused();
    for (const [label, message] of messages) {
      await expect(line(page, label)).toHaveAccessibleDescription(message);
      await expect(line(page, label)).toHaveAttribute("aria-invalid", "true");
    }
    for (const [label, message] of boxes) {
      await expect(box(page, label)).toHaveAccessibleDescription(message);
    }
    await expect(problems(page).getByRole("link")).toHaveCount(messages.length + boxes.length);
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    expect(await findings(page, phone, desktop)).toEqual([]);

    await line(page, first).press("End");
    await line(page, first).pressSequentially("a");
    await expect(line(page, first)).toHaveAccessibleDescription("");
    await expect(problems(page)).not.toContainText(firstMessage);
    await line(page, first).press("Backspace");
    await expect(line(page, first)).toHaveAccessibleDescription(firstMessage);

    await fill(page, newAddress());
    await expect(problems(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Erreur/);
    await expectLastingThanks(page);
  });

  test("shows the browser's checks, then the server's messages", { tag: "@unscripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refused);
    await page.goto(path);
    const invalid = page.locator("form :is(input, textarea):invalid");
    await expect(invalid).toHaveCount(messages.length + boxes.length);
    await submit(page).click();
    await expect(invalid.first()).toBeFocused();
    await expect(problems(page)).toHaveCount(0);

    const email = "camille@localhost";
    await fill(page, email);
    for (const label of Object.keys(lines)) await line(page, label).fill("   ");
    await submit(page).click();
    for (const [label, message] of messages) {
      await expect(line(page, label)).toHaveAccessibleDescription(message);
      await expect(problems(page)).toContainText(message);
    }
    await expect(problems(page).getByRole("link")).toHaveCount(messages.length);
    await expect(problems(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    await expect(line(page, emailLabel)).toHaveValue(email);
    for (const [label] of boxes) await expect(box(page, label)).toBeChecked();
    for (const [label, value] of Object.entries(optional)) {
      await expect(line(page, label)).toHaveValue(value);
    }
    await problems(page).getByRole("link", { name: invalidEmail }).click();
    await expect(line(page, emailLabel)).toBeFocused();
    await expectLastingThanks(page);
  });

  async function expectLastingThanks(page: Page) {
    const email = newAddress();
    await fill(page, email);
    await submit(page).click();
    await expectSuccess(page);
    await expect(page.getByRole("status")).toBeFocused();
    await expect(page.getByRole("status")).toBeInViewport();
    await announced(email);
    await page.reload();
    await expectSuccess(page);
    expect(await announcements(email)).toHaveLength(1);
  }
}
