import { expect, test } from "vitest";
import { plainText } from "~/content/legal/plain-text";
import { boxed, type LegalDocument, numbered, subheading } from "~/content/legal/types";

const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };

const guarantees = boxed(subheading("Garanties"), { kind: "list", items: ["a"] });

const document: LegalDocument = {
  title: "Conditions",
  meta: { title: "", description: "" },
  updated: "2025-04-15",
  numberLabel: "Article",
  text: ({ email }) => ({
    preamble: [{ kind: "paragraph", text: `Écrire à ${email}.` }],
    articles: [
      { title: "Objet", blocks: [{ kind: "paragraph", runIn: "Champ", text: "Ceci." }] },
      { title: "Prix", blocks: [numbered("un", "deux"), guarantees] },
    ],
  }),
};

test("keeps parts, numbers and order of a legal document in plain text", () => {
  expect(plainText(document, contact)).toBe(
    `CONDITIONS

Version du 15/04/2025

Écrire à bonjour@site.test.


ARTICLE 1. OBJET

Champ. Ceci.


ARTICLE 2. PRIX

1° un
2° deux

GARANTIES

– a
`,
  );
});

test("shows a revision's day, and a document without a preamble", () => {
  const revised = { ...document, revised: "2026-11-01", text: () => ({ articles: [] }) };
  expect(plainText(revised, contact)).toBe("CONDITIONS\n\nVersion du 01/11/2026\n");
});
