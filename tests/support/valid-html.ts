import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes, not what it means.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "void-style": "off",
    // The operator writes the number; its digits stay together through CSS.
    "tel-non-breaking": "off",
    // Voice control software pairs a box with its sentence by `for` alone.
    "no-redundant-for": "off",
    "valid-id": ["error", { relaxed: true }],
    // A list is sent as boxes of one name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
  },
});

/** @returns what is not valid in a page's HTML */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}
