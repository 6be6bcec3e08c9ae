import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { authorWords, initials, known, monogram, signedBy } from "~/content/authorship";
import { brand, mailSignature } from "~/content/mails/letter";
import { siteName } from "~/content/site";
import { Author } from "~/ui/sections/author";
import { person } from "~/ui/structured-data";
import { anAuthor } from "../support/author";

const author = known(anAuthor());
const bare = known({ name: "Ariane Delmas" });
const html = (of: typeof author) => renderToStaticMarkup(createElement(Author, { author: of }));

test("blank fields are missing fields, and without a name nobody is named", () => {
  expect(known(null)).toBeNull();
  expect(known(anAuthor({ name: "\u00A0 " }))).toBeNull();
  expect(known({ name: " Ariane ", role: " ", biography: ["", " "], portrait: "" })).toEqual({
    name: "Ariane",
    role: null,
    biography: [],
    portrait: null,
    signature: null,
  });
});

test.each([
  ["Ariane Delmas", "AD"],
  ["Élise d’Aubigné-Marchand", "ÉM"],
  ["colette", "C"],
  ["…", ""],
])("the initials of %s are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

describe("the section", () => {
  test("shows the monogram for a portrait, and nothing for what else is missing", () => {
    const shown = html(bare);
    expect(shown).toContain(`aria-label="${authorWords.monogramOf("Ariane Delmas")}"`);
    expect(shown).toContain(`<span>${monogram(bare)}</span>`);
    expect(shown).not.toMatch(/undefined|null|signature|<p><\/p>/);
  });

  test("says that no author is named, and shows the site's monogram", () => {
    const shown = html(null);
    expect(shown).toContain(authorWords.unnamed);
    expect(shown).toContain("<span>AA</span>");
    expect(shown).toContain(siteName);
  });
});

test("search engines and mails take the author from the file, else the house", () => {
  expect(author && person(author, "https://site.test")).toEqual({
    "@type": "Person",
    name: anAuthor().name,
    jobTitle: anAuthor().role,
    description: anAuthor().biography?.join(" "),
    image: "https://site.test/images/portrait.avif",
  });
  expect(bare && person(bare, "https://site.test")).toEqual({
    "@type": "Person",
    name: "Ariane Delmas",
  });
  expect([signedBy(author), signedBy(null)]).toEqual([anAuthor().name, siteName]);
  expect(mailSignature(author)).toBe(`${anAuthor().name}, et l’équipe de ${brand}`);
  expect(mailSignature(null)).toBe(`L’équipe de ${brand}`);
});
