import { expect } from "vitest";
import { attributes, count, elements, fields, links, pageTitle, texts } from "../../support/html";
import type { Page } from "../../support/site";

/** A form that came back: what it says is wrong and what it kept. */

/** The messages that stand at the form's fields, by field name. */
function fieldErrors({ html }: Page): Record<string, string> {
  const wrong = attributes(html, "[aria-invalid=true]:is(input, textarea)");
  return Object.fromEntries(
    wrong.map(({ name = "", "aria-describedby": id }) => [name, textOf(html, id ?? "")]),
  );
}

/** The text of an id, or none where nothing has it. */
function textOf(html: string, id: string): string {
  return texts(html, `[id="${id}"]`).join();
}

/** What the page says aloud: that something failed, or what is wrong. */
export function alerts({ html }: Page): string[] {
  return texts(html, "[role=alert]");
}

/** The summary's messages with the ids that they link to. */
export function summary({ html }: Page): { id: string; message: string }[] {
  const blocks = elements(html, ".problems[role=alert]");
  return blocks.flatMap((block) =>
    links(block).map(({ href, label }) => ({ id: href.replace(/^#/, ""), message: label })),
  );
}

/** What the text fields and boxes of the page hold; a box that is not ticked is left out. */
export function keptValues({ html }: Page): Record<string, string> {
  const inputs = attributes(html, "input:not([type=checkbox], [type=radio]), input[checked]").map(
    ({ name, value }) => [name, value ?? ""],
  );
  const areas = elements(html, "textarea").map(
    // A browser drops one line break right after the tag.
    (area) => [area.attrs.name, area.text.replace(/^\n/, "")],
  );
  return Object.fromEntries([...inputs, ...areas]);
}

/**
 * The same page again, status 400: each message at its field, and in a summary whose links lead to
 * these fields.
 */
export function expectRefusal(page: Page, errors: Record<string, string>) {
  expect(fieldErrors(page)).toEqual(errors);
  expect(page.status).toBe(400);
  expect(pageTitle(page.html)).toMatch(/^Erreur : (?!.*Erreur : )/);
  expect(count(page.html, "h1")).toBe(1);

  const known = fields(page.html);
  const listed = summary(page).map(({ id, message }) => {
    const name = known.find((field) => field.id === id)?.name ?? `nothing has the id ${id}`;
    return [name, message];
  });
  expect(Object.fromEntries(listed)).toEqual(errors);
  expect(listed).toHaveLength(Object.keys(errors).length);
}
