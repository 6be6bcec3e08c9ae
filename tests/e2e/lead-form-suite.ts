import type { Page } from "@playwright/test";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import { announced, announcements, hold, hydrated, newAddress, problems, scripts } from "./leads";

/** A lead form as a visitor meets it. */
export interface VisitedForm {
  path: string;
  event: string;
  /** Lines of text by their label, the e-mail aside: what to type, and what is said of too little. */
  lines: Record<string, { value: string; message: string }>;
  /** Boxes by what their sentence says, with what is said of an empty one. */
  boxes: [label: RegExp, message: string][];
  optional?: Record<string, string>;
  button: string;
  success: RegExp;
  /** What the announced lead says beside its address. */
  lead: Record<string, unknown>;
}

const emailLabel = "Votre adresse e-mail";
const invalidEmail = "Email invalide";
const failure = "Une erreur est survenue. Veuillez réessayer.";

/** The browser reports a refusal as a failed load, the router an answer that it cannot read. */
const refused = /status of 400/;
const failedPost = [/Failed to load resource/, /^SyntaxError/];

/** The whole life of a form: mistakes, the wait, failure, success; with and without scripts. */
export function testLeadForm(visited: VisitedForm) {
  const { path, event, lines, boxes, optional = {}, button, success, lead } = visited;

  const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: button });
  const busy = (page: Page) => page.getByRole("button", { name: "Traitement..." });
  const line = (page: Page, label: string) => page.getByRole("textbox", { name: label });
  const box = (page: Page, label: RegExp) => page.getByRole("checkbox", { name: label });

  async function fill(page: Page, email: string) {
    for (const [label, { value }] of Object.entries(lines)) await line(page, label).fill(value);
    for (const [label, value] of Object.entries(optional)) await line(page, label).fill(value);
    await line(page, emailLabel).fill(email);
    for (const [label] of boxes) await box(page, label).check();
  }

  async function expectKept(page: Page, email: string) {
    for (const [label, { value }] of Object.entries(lines)) {
      await expect(line(page, label)).toHaveValue(value);
    }
    for (const [label, value] of Object.entries(optional)) {
      await expect(line(page, label)).toHaveValue(value);
    }
    await expect(line(page, emailLabel)).toHaveValue(email);
    for (const [label] of boxes) await expect(box(page, label)).toBeChecked();
  }

  async function expectSuccess(page: Page) {
    await expect(page.getByRole("status")).toContainText(success);
    await expect(page.getByRole("status")).toContainText(/e-mail/);
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Erreur/);
  }

  test("a request takes the form's place with thanks, and is announced", async ({ page }) => {
    const email = newAddress();
    await page.goto(path);
    await fill(page, email);
    await submit(page).click();
    await expectSuccess(page);
    expect(page.url()).not.toMatch(/%40|@|Camille/);
    expect(await announced(email)).toMatchObject({ type: event, data: { ...lead, email } });

    await page.reload();
    await expectSuccess(page);
    expect(await announcements(email)).toHaveLength(1);
  });

  test("the thanks are where the reader is", async ({ page }) => {
    await page.goto(path);
    await fill(page, newAddress());
    await submit(page).click();
    await expect(page.getByRole("status")).toBeFocused();
    await expect(page.getByRole("status")).toBeInViewport();
  });

  test("a double click stores one lead", async ({ page }) => {
    const email = newAddress();
    await page.goto(path);
    await fill(page, email);
    await submit(page).dblclick();
    await expectSuccess(page);
    await announced(email);
  });

  test("who comes back and sends the same again is thanked again, and stored once", async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto(path);
    await fill(page, email);
    await submit(page).click();
    await expectSuccess(page);
    await announced(email);

    await page.goBack();
    await fill(page, email);
    await submit(page).click();
    await expectSuccess(page);
    expect(await announcements(email)).toHaveLength(1);
  });

  test("the keyboard alone is enough", async ({ page }) => {
    const email = newAddress();
    await page.goto(path);
    const [first = ""] = Object.keys(lines);
    await line(page, first).focus();
    const typed = { ...Object.fromEntries(Object.entries(lines).map(([k, v]) => [k, v.value])) };
    for (;;) {
      const focused = page.locator(":focus");
      if (await focused.evaluate((element) => element.matches("button"))) break;
      if (await focused.evaluate((element) => element.matches("[type=checkbox]"))) {
        await page.keyboard.press("Space");
      } else {
        const label = await focused.evaluate(
          (field: HTMLInputElement) => field.labels?.[0]?.innerText,
        );
        const text = label === emailLabel ? email : typed[label ?? ""];
        if (text) await page.keyboard.type(text);
      }
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expectSuccess(page);
    await announced(email);
  });

  test("an advertiser's parameters stay in the address", async ({ page }) => {
    await page.goto(`${path}?utm_source=fb&utm_campaign=mai`);
    await fill(page, newAddress());
    await submit(page).click();
    await expectSuccess(page);
    expect(new URL(page.url()).searchParams.get("utm_campaign")).toBe("mai");
    await expect(page.getByRole("banner")).toBeHidden();
  });

  const messages = [
    ...Object.entries(lines).map(([label, { message }]) => [label, message] as const),
    [emailLabel, invalidEmail] as const,
  ];

  test("messages come on submit, then with every change", { tag: "@scripted" }, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const [[first = "", firstMessage = ""] = []] = messages;
    await line(page, first).fill("C");
    await line(page, emailLabel).fill("camille");
    await line(page, emailLabel).blur();
    await expect(problems(page)).toHaveCount(0);
    await expect(line(page, emailLabel)).not.toHaveAttribute("aria-invalid", "true");

    await submit(page).click();
    for (const [label, message] of messages) {
      await expect(line(page, label)).toHaveAccessibleDescription(message);
      await expect(line(page, label)).toHaveAttribute("aria-invalid", "true");
    }
    for (const [label, message] of boxes) {
      await expect(box(page, label)).toHaveAccessibleDescription(message);
    }
    await expect(problems(page).getByRole("link")).toHaveCount(messages.length + boxes.length);
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);

    await line(page, first).press("End");
    await line(page, first).pressSequentially("a");
    await expect(line(page, first)).toHaveAccessibleDescription("");
    await expect(problems(page)).not.toContainText(firstMessage);
    await line(page, first).press("Backspace");
    await expect(line(page, first)).toHaveAccessibleDescription(firstMessage);

    await fill(page, newAddress());
    await expect(problems(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Erreur/);
  });

  test("a mistake brings the reader to the summary", { tag: "@scripted" }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await submit(page).click();
    await expect(problems(page)).toBeFocused();
  });

  test("each message of the summary leads to its field", async ({ page, allowErrors }) => {
    allowErrors(refused);
    await page.goto(path);
    await fill(page, "camille@localhost");
    const [first = ""] = Object.keys(lines);
    await line(page, first).fill("  ");
    await submit(page).click();
    await problems(page).getByRole("link", { name: invalidEmail }).click();
    await expect(line(page, emailLabel)).toBeFocused();
  });

  test("what the browser lets through, the server refuses, and everything stays", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refused);
    await page.goto(path);
    const email = "camille@localhost";
    await fill(page, email);
    for (const label of Object.keys(lines)) await line(page, label).fill("   ");
    await submit(page).click();
    for (const [label, message] of messages) {
      await expect(line(page, label)).toHaveAccessibleDescription(message);
    }
    await expect(problems(page).getByRole("link")).toHaveText(
      messages.map(([, message]) => message),
    );
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    await expect(line(page, emailLabel)).toHaveValue(email);
    for (const [label] of boxes) await expect(box(page, label)).toBeChecked();
    for (const [label, value] of Object.entries(optional)) {
      await expect(line(page, label)).toHaveValue(value);
    }
    const valid = newAddress();
    await fill(page, valid);
    await submit(page).click();
    await expectSuccess(page);
    await announced(valid);
  });

  test("after a refusal the summary has the focus", { tag: "@unscripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refused);
    await page.goto(path);
    await fill(page, "camille@localhost");
    await submit(page).click();
    await expect(problems(page)).toBeFocused();
  });

  test("the browser's own checks come first", { tag: "@unscripted" }, async ({ page }) => {
    await page.goto(path);
    const invalid = page.locator("form :is(input, textarea):invalid");
    await expect(invalid).toHaveCount(messages.length + boxes.length);
    await submit(page).click();
    await expect(invalid.first()).toBeFocused();
    await expect(problems(page)).toHaveCount(0);
    await fill(page, "camille");
    await expect(invalid).toHaveCount(1);
  });

  test("while it is under way the button says so", { tag: "@scripted" }, async ({ page }) => {
    const email = newAddress();
    await page.goto(path);
    await hydrated(page);
    const letGo = await hold(page, `**${path}.data*`);
    await fill(page, email);
    await submit(page).click();
    await expect(busy(page)).toBeDisabled();
    await expect(busy(page).locator("svg")).toBeVisible();
    await expect(page.getByRole("button", { name: button })).toHaveCount(0);
    letGo();
    await expectSuccess(page);
    await announced(email);
  });

  for (const [name, answer] of [
    ["the connection breaks", { abort: true }],
    ["a gateway answers", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }],
    ["nothing readable comes back", { status: 200, contentType: "text/plain", body: "?" }],
  ] as const) {
    test(`when ${name}, the alert says so and everything stays`, { tag: "@scripted" }, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(...failedPost);
      const email = newAddress();
      await page.goto(path);
      await hydrated(page);
      await page.route(`**${path}.data*`, (route) =>
        "abort" in answer ? route.abort() : route.fulfill(answer),
      );
      await fill(page, email);
      await submit(page).click();
      await expect(problems(page)).toHaveText(failure);
      await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
      await expectKept(page, email);
      await expect(submit(page)).toBeEnabled();

      await page.unrouteAll();
      await submit(page).click();
      await expectSuccess(page);
      await announced(email);
    });
  }

  test("the alert is where the reader is", { tag: "@scripted" }, async ({ page, allowErrors }) => {
    allowErrors(...failedPost);
    await page.setViewportSize(phone);
    await page.goto(path);
    await hydrated(page);
    await page.route(`**${path}.data*`, (route) => route.abort());
    await fill(page, newAddress());
    await submit(page).click();
    await expect(problems(page)).toHaveText(failure);
    await expect(problems(page)).toBeInViewport();
  });

  test("when the server refuses the whole post, everything stays", { tag: "@scripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(...failedPost);
    const email = newAddress();
    await page.goto(path);
    await hydrated(page);
    // As an answer 415, 403 or 429 would come: thrown before the form is looked at.
    await page.route(`**${path}.data*`, (route) =>
      route.continue({ headers: { ...route.request().headers(), "content-type": "text/plain" } }),
    );
    await fill(page, email);
    await submit(page).click();
    await expect(problems(page)).toHaveText(failure);
    await expectKept(page, email);
  });

  test("what was typed before the scripts came is not lost", { tag: "@scripted" }, async ({
    page,
  }) => {
    const letGo = await hold(page, scripts);
    await page.goto(path, { waitUntil: "commit" });
    const email = newAddress();
    await fill(page, email);
    letGo();
    await hydrated(page);
    await expectKept(page, email);
    await submit(page).click();
    await expectSuccess(page);
    expect(await announced(email)).toMatchObject({ data: { ...lead, email } });
  });

  for (const [name, scripted] of [
    ["the page's", true],
    ["the server's", false],
  ] as const) {
    test(`axe finds nothing among ${name} messages`, { tag: "@scripted" }, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(refused, /Failed to load resource/);
      if (!scripted) await page.route(scripts, (route) => route.abort());
      await page.goto(path);
      if (scripted) await hydrated(page);
      await fill(page, "camille@localhost");
      for (const label of Object.keys(lines)) await line(page, label).fill("  ");
      await submit(page).click();
      await expect(problems(page)).toBeVisible();
      expect(await findings(page, phone, desktop)).toEqual([]);
    });
  }

  test("axe finds nothing beside the alert and the wait", { tag: "@scripted" }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(...failedPost);
    await page.goto(path);
    await hydrated(page);
    await page.route(`**${path}.data*`, (route) => route.abort());
    await fill(page, newAddress());
    await submit(page).click();
    await expect(problems(page)).toHaveText(failure);
    expect(await findings(page, phone, desktop)).toEqual([]);

    await page.unrouteAll();
    const letGo = await hold(page, `**${path}.data*`);
    await submit(page).click();
    await expect(busy(page)).toBeVisible();
    expect(await findings(page, phone, desktop)).toEqual([]);
    letGo();
    await expectSuccess(page);
    expect(await findings(page, phone, desktop)).toEqual([]);
  });
}
