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

test("drops blank fields and an author without a name, and takes a biography of one text", () => {
  expect(publishedAuthor(null)).toBeNull();
  expect(publishedAuthor(anAuthor({ name: "\u00A0 " }))).toBeNull();
  const blank = { name: " Ariane ", role: " ", biography: ["", " "], portrait: "" };
  const dropped = { name: "Ariane", role: null, biography: [], portrait: null, signature: null };
  expect(publishedAuthor(blank)).toEqual(dropped);
  const oneText = { name: "Ariane", biography: "Elle écrit." };
  expect(publishedAuthor(oneText)?.biography).toEqual(["Elle écrit."]);
});

test("shows a drawn portrait and the claims' biography for an unknown author", () => {
  for (const of of [bare, null]) {
    const shown = html(of);
    expect(shown).toContain(`src="${authorWords.portrait(null).src}"`);
    const name = of ? [of.name] : [];
    expect(texts(shown, ".author p")).toEqual([...name, ...authorWords.biography(null)]);
    expect(texts(shown, ".figures strong")).toEqual(authorFigures.map(({ value }) => value));
    expect(shown).not.toMatch(/undefined|null|signature|<p><\/p>/);
  }
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
