import { readFileSync } from "node:fs";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { authorWords, bookAuthor, initials, known, monogram, signedBy } from "~/content/authorship";
import { brand, mailSignature } from "~/content/mails/letter";
import { siteName } from "~/content/site";
import { Author } from "~/ui/sections/author";
import { person } from "~/ui/structured-data";
import { coverFor, fittingSize, nameLines } from "../../scripts/brand/cover";
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

describe("on the cover", () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zÉé’-]{1,20}$/), { minLength: 1, maxLength: 6 });

  test("a name keeps its letters on one line or two", () => {
    fc.assert(
      fc.property(words, (parts) => {
        const lines = nameLines(parts.join(" "));
        expect(lines.join(" ")).toBe(parts.join(" "));
        expect(lines.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test("the widest name of sixty letters is set small enough", async () => {
    const line = "W".repeat(30);
    const size = await fittingSize([line], 22);
    expect(size).toBeGreaterThan(8);
    expect(size).toBeLessThan(22);
    expect(await fittingSize([line], size)).toBe(size);
    expect(await fittingSize([line, line], 22)).toBe(size);
  });

  test("it is set, set again and taken off in the drawing itself", async () => {
    const drawing = await coverFor(undefined, readFileSync("public/images/cover.svg", "utf8"));
    const long = "Zoé-Maximilienne Æthelwyn Bœuf-Garçon d’Xaintrailles Qvistgård";
    const named = await coverFor("Ariane Delmas", drawing);
    expect(named).not.toBe(drawing);
    expect(await coverFor("Ariane Delmas", await coverFor(long, drawing))).toBe(named);
    expect(await coverFor(undefined, named)).toBe(drawing);
    await expect(coverFor("Ariane Wałęsa", drawing)).rejects.toThrow("no outline");
  });

  test("the committed cover bears the name of the file: else run `npm run brand`", async () => {
    const cover = readFileSync("public/images/cover.svg", "utf8");
    expect(await coverFor(bookAuthor?.name, cover)).toBe(cover);
  });
});
