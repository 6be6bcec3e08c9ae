import { expect, test } from "vitest";
import { withSpaces } from "../../scripts/french-spaces";

test.each([
  ["a plain space before a question mark", 'x("Pourquoi ?")', 'x("Pourquoi\\u202f?")'],
  ["a plain space before a colon", 'x("Le prix : 3")', 'x("Le prix\\u00a0: 3")'],
  ["guillemets", 'x("« Oui »")', 'x("«\\u00a0Oui\\u00a0»")'],
  ["an invisible space", 'x("19\u00a0€")', 'x("19\\u00a0€")'],
  ["a text of JSX", "<p>{n}\u00a0minutes</p>", "<p>{n}&nbsp;minutes</p>"],
])("sets %s", (_, source, expected) => {
  expect(withSpaces("app/content/x.tsx", source)).toBe(expected);
});

test("leaves code, labels of the specification and other folders alone", () => {
  const source = 'const a = b ? "c" : "d"; x("Erreur : ")';
  expect(withSpaces("app/content/x.ts", source)).toBe(source);
  expect(withSpaces("app/lib/x.ts", 'x("a ? b : c")')).toBe('x("a ? b : c")');
});
