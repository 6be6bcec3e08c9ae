import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import {
  announced,
  announcements,
  hydrated,
  newAddress,
  problems,
  refused,
  scripts,
} from "./leads";
import { actionsOn, emailLabel, type VisitedForm } from "./visited-form";

/** A form received, and the mistakes on the way there; with and without scripts. */
export function testLeadForm(visited: VisitedForm) {
  const { path, event, lines, boxes, optional = {}, lead, invalidEmail } = visited;

  const { submit, line, box, fill, expectSuccess } = actionsOn(visited);

  test("a request takes the form's place with thanks, and is announced", async ({ page }) => {
    const email = newAddress();
    await page.goto(path);
    await fill(page, email);
    await submit(page).click();
    await expectSuccess(page);
    await expect(page.getByRole("status")).toBeFocused();
    await expect(page.getByRole("status")).toBeInViewport();
    expect(page.url()).not.toMatch(/%40|@|Camille/);
    expect(await announced(email)).toMatchObject({ type: event, data: { ...lead, email } });

    await page.reload();
    await expectSuccess(page);
    expect(await announcements(email)).toHaveLength(1);
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
    await expect(problems(page).getByRole("link")).toHaveCount(messages.length);
    for (const [, message] of messages) await expect(problems(page)).toContainText(message);
    await expect(page).toHaveTitle(/^Erreur : (?!Erreur)/);
    await expect(line(page, emailLabel)).toHaveValue(email);
    for (const [label] of boxes) await expect(box(page, label)).toBeChecked();
    for (const [label, value] of Object.entries(optional)) {
      await expect(line(page, label)).toHaveValue(value);
    }
    await expect(problems(page)).toBeFocused();
    await problems(page).getByRole("link", { name: invalidEmail }).click();
    await expect(line(page, emailLabel)).toBeFocused();
    const valid = newAddress();
    await fill(page, valid);
    await submit(page).click();
    await expectSuccess(page);
    await announced(valid);
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
}
