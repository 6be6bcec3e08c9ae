import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { articles } from "~/content/articles";
import { errorReference, errorText } from "~/content/errors";
import { faq } from "~/content/faq";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import { testimonials } from "~/content/testimonials";
import { copyOf } from "../support/content";
import {
  attributes,
  count,
  element,
  elements,
  hrefs,
  links,
  pageText,
  scripts,
  texts,
  unspaced,
} from "../support/html";
import { sharedSite } from "../support/shared-site";

const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };
const site = await sharedSite({
  vars: { CONTACT_EMAIL: contact.email, CONTACT_PHONE: contact.phone },
});

/** Bytes of one initial congestion window: ten segments of 1,460. */
const window = 14_600;

const paths = [
  "/faq",
  "/temoignages",
  "/conditions-generales-de-vente",
  "/mentions-legales",
  "/blog",
  ...articles.map(({ slug }) => `/blog/${slug}`),
];

describe.each(paths)("%s", (path) => {
  test("is a page of one round trip, the same for everybody, that runs no script", async () => {
    const { status, html, headers } = await site.page(path);
    expect(status).toBe(200);
    expect(count(html, "h1")).toBe(1);
    expect(scripts(html)).toEqual([]);
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(headers.get("Cache-Control")).toMatch(/^public/);
    expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(window);
  });

  test("each anchor it links to exists, once", async () => {
    const { html } = await site.page(path);
    const ids = attributes(html, "[id]").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { href = "" } of attributes(html, "a[href^='#']")) {
      expect(ids).toContain(href.slice(1));
    }
  });
});

describe("/faq", () => {
  const questions = faq.sections.flatMap((section) => section.questions);

  test("opens with its title and closes with two ways on", async () => {
    const page = await site.page("/faq");
    expect(page).toShow(faq.title, faq.subtitle, faq.closing.title);
    const ways = links(element(page.html, "main"));
    expect(ways).toContainEqual({ href: `mailto:${contact.email}`, label: faq.closing.contact });
    expect(ways).toContainEqual({ href: "/diagnostic", label: faq.closing.diagnostic });
  });

  test("folds sections of questions, each on its own and all closed", async () => {
    const page = await site.page("/faq");
    const { html } = page;
    expect(texts(html, "summary h2")).toEqual(faq.sections.map(({ title }) => title));
    expect(texts(html, "summary h3")).toEqual(questions.map(({ question }) => question));
    expect(page).toShow(...questions.map(({ answer }) => answer));
    // Neither open nor, by a shared name, closed by another.
    const folds = attributes(html, "main details");
    expect(folds).toEqual([...faq.sections, ...questions].map(() => ({})));
    expect(count(html, "main details > summary")).toBe(folds.length);
  });
});

describe("/temoignages", () => {
  test("gives its figures and two ways on", async () => {
    const page = await site.page("/temoignages");
    const { stats, statsNote, closing } = testimonials;
    expect(page).toShow(...copyOf({ stats, statsNote }));
    expect(links(element(page.html, "main"))).toEqual(closing.links);
  });

  test("lets each author speak, with a portrait, an impact and a timeline; a sample has no stars", async () => {
    const { html } = await site.page("/temoignages");
    const voices = elements(html, "figure");
    const authors = [testimonials.featured, ...testimonials.others];
    expect(voices.map((voice) => texts(voice, "strong"))).toEqual(
      authors.map(({ initials }) => [initials]),
    );
    for (const [index, { initials, role, quote, impact, timeline }] of authors.entries()) {
      const voice = voices[index] ?? "";
      const text = pageText(voice);
      for (const part of [role, quote, impact, timeline]) expect(text).toContain(part);
      const pictures = attributes(voice, "img, [role=img]").map(
        ({ alt, "aria-label": label }) => alt ?? label,
      );
      expect(pictures).toEqual([expect.stringContaining(initials)]);
    }
  });
});

describe.each([
  { path: "/conditions-generales-de-vente", document: terms },
  { path: "/mentions-legales", document: notice },
])("$path", ({ path, document }) => {
  const { title, updated, revised = updated, numberLabel } = document;
  const text = document.text(contact);

  test("numbers its articles and lists them", async () => {
    const { html } = await site.page(path);
    const titles = text.articles.map((article) => article.title);
    expect(texts(html, "h2[id]")).toEqual(
      titles.map((name, index) => (numberLabel ? `${numberLabel} ${index + 1} ${name}` : name)),
    );
    expect(texts(html, "a[href^='#article-']")).toEqual(titles);
  });

  test("says when it changed, and all that it says", async () => {
    const page = await site.page(path);
    const days = [updated, revised].map((day) => day.split("-").reverse().join("/"));
    expect(page).toShow(title, ...days, ...copyOf(text));
    expect(attributes(page.html, "time")).toEqual([{ datetime: updated }, { datetime: revised }]);
  });

  test("links to whoever may be written to or called", async () => {
    const { html } = await site.page(path);
    const ways = links(element(html, "main"));
    expect(ways).toContainEqual({ href: `mailto:${contact.email}`, label: contact.email });
    expect(ways).toContainEqual({ href: "tel:+33100000000", label: contact.phone });
  });

  test("marks every blank that the operator has to fill", async () => {
    const { html } = await site.page(path);
    const blanks = copyOf(text).flatMap((copy) => copy.match(/\[[^\]]+\]/g) ?? []);
    expect(texts(html, "mark")).toEqual(blanks);
  });
});

test("the terms set the notice on guarantees and the withdrawal form in frames", async () => {
  const { html } = await site.page("/conditions-generales-de-vente");
  const blocks = terms.text(contact).articles.flatMap((article) => article.blocks);
  const boxes = blocks.filter((block) => block.kind === "box");
  expect(boxes).toHaveLength(2);
  // The elements that hold such a frame's heading beside the rest of it.
  const frames = elements(html, "main section > div:has(> h3)").map((frame) =>
    unspaced(pageText(frame)),
  );
  expect(frames).toEqual(boxes.map((box) => unspaced(copyOf(box.blocks).join(""))));
});

describe("/blog", () => {
  test("lists every article with its day, the newest first", async () => {
    const { html } = await site.page("/blog");
    const entries = links(element(html, "main")).filter(({ href }) => href.startsWith("/blog/"));
    expect(entries.filter(({ href }) => href !== "/blog/feed.xml")).toEqual(
      articles.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title })),
    );
    expect(attributes(html, "time").map(({ datetime }) => datetime)).toEqual(
      articles.map(({ published }) => published),
    );
  });

  test.each(articles)("$slug shows the whole article and leads to the others", async (article) => {
    const { slug, title, lead, category, blocks, published, updated, invitation } = article;
    const page = await site.page(`/blog/${slug}`);
    expect(page).toShow(...copyOf({ title, lead, category, blocks }));
    const days = [published, ...(updated ? [updated] : [])];
    expect(attributes(page.html, "time")).toEqual(days.map((datetime) => ({ datetime })));
    const cited = blocks.flatMap((block) => (block.kind === "sources" ? block.items : []));
    const others = articles.filter((other) => other !== article);
    const addresses = hrefs(page.html, "main");
    expect(addresses).toEqual(expect.arrayContaining(others.map((other) => `/blog/${other.slug}`)));
    expect(addresses).not.toContain(`/blog/${slug}`);
    expect(addresses).toContain(invitation.href);
    expect(addresses).toEqual(expect.arrayContaining(cited.map(({ href }) => href)));
  });

  test.each(["inconnu", `${articles[0]?.slug}/plus`, "__proto__", "%00"])(
    "an unknown article, %s, is the designed 404 page",
    async (slug) => {
      const page = await site.page(`/blog/${slug}`);
      expect(page.status).toBe(404);
      expect(page).toShow(errorText(404).title, errorReference);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
    },
  );
});

test.each(["/faq", ...articles.map(({ slug }) => `/blog/${slug}`)])(
  "%s: each table has a caption, and each of its headings a direction",
  async (path) => {
    const { html } = await site.page(path);
    for (const table of elements(html, "table")) {
      expect(texts(table, "caption")).toHaveLength(1);
      const columns = texts(table, "thead th[scope=col]");
      for (const row of elements(table, "tbody tr")) {
        expect(count(row, "th[scope=row]")).toBe(1);
        expect(attributes(row, "td").map((cell) => cell["data-column"])).toEqual(columns.slice(1));
      }
    }
  },
);
