import { expect } from "vitest";
import { decodeEntities, element, elements, pageText, tags } from "./html";
import type { Page } from "./site";

/** A form that came back: what it says is wrong and what it kept. */

type Attributes = Record<string, string>;

function controls(html: string): Attributes[] {
  return [...tags(html, "input"), ...tags(html, "textarea")];
}

/** The messages that stand at the form's fields, by field name. */
export function fieldErrors({ html }: Page): Record<string, string> {
  const wrong = controls(html).filter((control) => control["aria-invalid"] === "true");
  return Object.fromEntries(
    wrong.map(({ name = "", "aria-describedby": id }) => [name, textOf(html, id ?? "")]),
  );
}

/** The paragraph of an id. */
function textOf(html: string, id: string): string {
  return pageText(html.match(new RegExp(`<p[^>]* id="${id}"[^>]*>(.*?)</p>`, "s"))?.[1] ?? "");
}

/** The summary's messages with the ids that they link to. */
export function summary({ html }: Page): { id: string; message: string }[] {
  const block = html.match(/<div class="problems" role="alert"[^>]*>(.*?)<\/div>/s)?.[1] ?? "";
  return [...block.matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g)].map(([, id = "", message = ""]) => ({
    id,
    message: pageText(message),
  }));
}

/** What the text fields and boxes of the page hold; a box that is not ticked is left out. */
export function keptValues({ html }: Page): Record<string, string> {
  const inputs = tags(html, "input")
    .filter(({ type, checked }) => (type !== "checkbox" && type !== "radio") || checked === "")
    .map(({ name, value }) => [name, value ?? ""]);
  const areas = [...html.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs)].map(
    // The parser drops one line break right after the tag.
    ([, name, value = ""]) => [name, decodeEntities(value.replace(/^\n/, ""))],
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
  const title = decodeEntities(element(page.html, "title"));
  expect(title).toMatch(/^Erreur : /);
  expect(title).not.toMatch(/Erreur : .*Erreur : /);
  expect(elements(page.html, "h1")).toHaveLength(1);

  const fields = controls(page.html);
  const listed = summary(page).map(({ id, message }) => {
    const name = fields.find((control) => control.id === id)?.name ?? `nothing has the id ${id}`;
    return [name, message];
  });
  expect(Object.fromEntries(listed)).toEqual(errors);
  expect(listed).toHaveLength(Object.keys(errors).length);
}
