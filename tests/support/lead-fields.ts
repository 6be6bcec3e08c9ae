import { expect } from "vitest";
import { elements, texts } from "./html";
import { trap } from "./lead-forms";

interface ExpectedField {
  name: string;
  label: string;
  autocomplete?: unknown;
}

/** Looks that the page's form has these fields in this order, each with its label, text with a limit. */
export function expectFields(html: string, expected: ExpectedField[]) {
  const controls = elements(html, "form input, form textarea").filter(
    ({ attrs }) => attrs.name !== trap,
  );
  const shown = controls.map(({ attrs: { id, name = "", autocomplete } }) => ({
    name,
    label: texts(html, `label[for="${id}"]`).join() || texts(html, `label:has(#${id})`).join(),
    autocomplete,
  }));
  expect(shown).toEqual(expected);
  for (const { attrs } of controls) {
    if (attrs.type !== "checkbox") expect(Number(attrs.maxlength)).toBeGreaterThan(0);
  }
}
