import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { authorFigures, authorWords, publishedAuthor, signedBy } from "~/content/authorship";
import { mailSignature } from "~/content/mails/letter";
import { siteName } from "~/content/site";
import { Author } from "~/ui/sections/author";
import { person } from "~/ui/structured-data";
import { anAuthor } from "../support/author";
import { texts } from "../support/html";

const author = publishedAuthor(anAuthor());
const bare = publishedAuthor({ name: "Ariane Delmas" });
const html = (of: typeof author) => renderToStaticMarkup(createElement(Author, { author: of }));

test("drops blank fields, and an author without a name", () => {
  expect(publishedAuthor(null)).toBeNull();
  expect(publishedAuthor(anAuthor({ name: "\u00A0 " }))).toBeNull();
  const blank = { name: " Ariane ", role: " ", biography: ["", " "], portrait: "" };
  const dropped = { name: "Ariane", role: null, biography: [], portrait: null, signature: null };
  expect(publishedAuthor(blank)).toEqual(dropped);
});

test("reads a biography given as one text", () => {
  const one = publishedAuthor({ name: "Ariane", biography: "Elle écrit." });
  expect(one?.biography).toEqual(["Elle écrit."]);
});

test("shows a drawn portrait and the claims' biography for an unknown author", () => {
  for (const of of [bare, null]) {
    const shown = html(of);
    expect(shown).toContain(`src="${authorWords.portrait(null).src}"`);
    const name = of ? [of.name] : [];
    expect(texts(shown, ".author p")).toEqual([...name, ...authorWords.biography(null)]);
    expect(shown).not.toMatch(/undefined|null|signature|<p><\/p>/);
  }
});

test("shows the three claims whether the author is named or not", () => {
  const claims = authorFigures.map(({ value }) => value);
  for (const of of [author, null]) expect(texts(html(of), ".figures strong")).toEqual(claims);
});

test("names the author, or else the house, to search engines and in mails", () => {
  const site = "https://site.test";
  expect(author && person(author, site)).toEqual({
    "@type": "Person",
    name: anAuthor().name,
    jobTitle: anAuthor().role,
    description: [anAuthor().biography ?? []].flat().join(" "),
    image: `${site}/images/portrait.avif`,
  });
  expect(bare && person(bare, site)).toEqual({ "@type": "Person", name: "Ariane Delmas" });
  expect([signedBy(author), signedBy(null)]).toEqual([anAuthor().name, siteName]);
  expect(mailSignature(author)).toBe(`${anAuthor().name}, et l’équipe de ${siteName}`);
  expect(mailSignature(null)).toBe(`L’équipe de ${siteName}`);
});
