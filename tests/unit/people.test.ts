/** Who stands behind the book: its author, and readers who say what they think of it. */
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { authorFigures, authorWords, publishedAuthor, signedBy } from "~/content/authorship";
import { reviews } from "~/content/readers";
import { ratingLine, type Testimonial } from "~/content/reviews";
import { siteName } from "~/content/site";
import { mailSignature } from "~/mail/signature";
import { Author, Byline } from "~/ui/sections/author";
import { monogram, Rating, Reviews, Stars } from "~/ui/sections/reviews";
import { person } from "~/ui/structured-data";
import HomePage from "../../app/routes/_index";
import PromptPackPage from "../../app/routes/pack-prompt-ia";
import TestimonialsPage from "../../app/routes/temoignages";
import { anAuthor } from "../support/author";
import { changeContent } from "../support/change-content";
import { notEmpty } from "../support/counted";
import { attributes, count, elements, texts } from "../support/html";

const html = (page: ComponentType) => renderToStaticMarkup(createElement(page));

function emptyLists() {
  for (const list of Object.values(reviews)) {
    const all = list.splice(0);
    onTestFinished(() => void list.push(...(all as Testimonial[])));
  }
}

function publishedOn(...days: string[]): Testimonial[] {
  const [{ initials, role, impact, timeline }] = reviews.testimonials as [Testimonial];
  return days.map((published) => {
    const dates = { published, experienced: "2025-12-01", checked: true } as const;
    return { initials, role, quote: published, impact, timeline, ...dates };
  });
}

test("shows testimonials newest first, and the featured ones", () => {
  changeContent(reviews, { testimonials: publishedOn("2026-05-15", "2026-05-10", "2026-05-20") });
  const page = html(TestimonialsPage);
  expect(page).toContain("du plus récent au plus ancien");
  expect(texts(page, "figure blockquote")).toEqual(["2026-05-20", "2026-05-15", "2026-05-10"]);
  expect(texts(page, "figure.featured blockquote")).toEqual(["2026-05-20"]);
});

test("shows portrait and stars of each testimonial and review", () => {
  for (const page of [HomePage, TestimonialsPage, PromptPackPage]) {
    const figures = elements(html(page), "figure:has(blockquote):not(.specimen)");
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of notEmpty(figures)) {
      const stars = attributes(figure, ".stars").map((star) => star["aria-label"]);
      expect(stars).toEqual(["5 étoiles sur 5"]);
      expect(count(figure, "[alt^=Portrait], [aria-label^=Portrait]")).toBe(1);
    }
  }
});

test("draws four stars as four filled ones and an empty one", () => {
  const stars = attributes(renderToStaticMarkup(createElement(Stars, { rating: 4 })), "path");
  const drawn = stars.map(({ d = "", fill = "ink" }) => `${d.split("z").length - 1} ${fill}`);
  expect(drawn).toEqual(["4 ink", "1 none"]);
});

test("shows no rating or stars without a review", () => {
  emptyLists();
  for (const page of [HomePage, TestimonialsPage, PromptPackPage, Rating]) {
    const shown = html(page);
    expect(shown).not.toContain(ratingLine);
    expect(count(shown, ".stars, .review, .testimonial, .rating")).toBe(0);
  }
  expect(renderToStaticMarkup(createElement(Reviews, { title: "Lecteurs", reviews: [] }))).toBe("");
});

test("makes a monogram of the first three words at most", () => {
  expect(["C. L.", "Camille Leroy", "Élodie", ""].map(monogram)).toEqual(["CL", "CL", "É", ""]);
  expect(monogram("Anne-Sophie de la Rochefoucauld-Montmorency et Villeneuve")).toBe("ASd");
});

const author = publishedAuthor(anAuthor());
const bare = publishedAuthor({ name: "Ariane Delmas" });
const portrait = (of: typeof author) => renderToStaticMarkup(createElement(Author, { author: of }));

test("drops blank fields, and an author without a name", () => {
  expect(publishedAuthor(null)).toBeNull();
  expect(publishedAuthor(anAuthor({ name: "\u00A0 " }))).toBeNull();
  const blank = { name: " Ariane ", role: " ", biography: ["", " "], portrait: "" };
  const dropped = {
    name: "Ariane",
    role: null,
    biography: [],
    portrait: null,
    signature: null,
    video: null,
  };
  expect(publishedAuthor(blank)).toEqual(dropped);
  const oneText = { name: "Ariane", biography: "Elle écrit." };
  expect(publishedAuthor(oneText)?.biography).toEqual(["Elle écrit."]);
});

test("shows the claims' biography of an author without one", () => {
  for (const known of [bare, null]) {
    const shown = portrait(known);
    const name = known ? [known.name] : [];
    expect(texts(shown, ".author p")).toEqual([...name, ...authorWords.biography(null)]);
    expect(texts(shown, ".figures strong")).toEqual(authorFigures.map(({ value }) => value));
    expect(shown).not.toMatch(/undefined|null|signature|<p><\/p>/);
  }
});

test("links to the author's film, if there is one", () => {
  const filmed = publishedAuthor(anAuthor({ video: "https://video.example/1" }));
  expect(attributes(portrait(filmed), "a").map(({ href }) => href)).toEqual([
    "https://video.example/1",
  ]);
  expect(count(portrait(author), "a")).toBe(0);
});

test("draws a portrait of an unknown author, and none beside a name", () => {
  expect(attributes(portrait(null), ".scene").map(({ src }) => src)).toEqual([
    "/images/portraits/auteur-a-sa-table.svg",
  ]);
  expect(texts(portrait(bare), ".frontispiece[aria-hidden]")).toEqual(["AD"]);
  expect(count(portrait(bare), "img")).toBe(0);
  const byline = renderToStaticMarkup(createElement(Byline, { author: bare }));
  expect(count(byline, "img")).toBe(0);
  expect(byline).toContain(bare?.name);
});

test("names the author or else the house in data and mails", () => {
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
