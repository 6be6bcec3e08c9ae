import { DOMParser, type Element, onWarningStopParsing } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import type { Article } from "~/content/articles";
import { accessibility } from "~/content/legal/accessibility";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import { copyOf } from "../support/content";
import {
  attributes,
  count,
  element,
  hrefs,
  links,
  metas,
  pageText,
  pageTitle,
  unspaced,
} from "../support/html";
import {
  allPages,
  publishedArticles as articles,
  describedPaths,
  listedPages,
  unlistedPaths,
} from "../support/pages";
import { origin, sharedSite } from "../support/site";
import { setting } from "../support/variables";

const changed = ({ published, updated = published }: Article) => updated;

const site = await sharedSite();

/** Reads an answer as an XML parser does: whatever is not well-formed fails the test. */
async function readXml(path: string, type: string): Promise<Element> {
  const response = await site.fetch(path);
  expect(response.headers.get("Content-Type")).toBe(`${type}; charset=utf-8`);
  const parser = new DOMParser({ onError: onWarningStopParsing });
  const { documentElement } = parser.parseFromString(await response.text(), "application/xml");
  if (!documentElement) throw new Error(`${path} is empty`);
  return documentElement;
}

function values(parent: Element, tag: string): string[] {
  return [...parent.getElementsByTagName(tag)].map(({ textContent }) => textContent ?? "");
}

test("lists every route in the table of pages", () => {
  const table = allPages.map(({ path }) => path.replace(/^\/blog\/.+/, "/blog/:slug"));
  const order = "/ma-commande/:key";
  const keyed = ["/desinscription/:key", "/diagnostic/resultat/:leadId", order];
  expect(describedPaths.toSorted()).toEqual(
    [...new Set(table), ...keyed, `${order}/:file`, `${order}/recu`].sort(),
  );
});

/* That the picture exists: `crawl.test.ts`. */
test.each(listedPages)("gives $path its canonical address and social card", async ({ path }) => {
  const { status, html, headers } = await site.page(`${path}?utm_source=x`);
  expect(status).toBe(200);
  expect(headers.get("X-Robots-Tag")).toBeNull();
  const card = metas(html);
  expect(card).not.toHaveProperty("robots");
  expect(attributes(html, "link[rel=canonical]")).toEqual([
    { rel: "canonical", href: origin + path },
  ]);
  expect(card).toMatchObject({
    "og:url": origin + path,
    "og:title": pageTitle(html),
    "og:description": card.description,
    "og:locale": "fr_FR",
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
    "twitter:title": card["og:title"],
    "twitter:description": card.description,
    "twitter:image": card["og:image"],
  });
});

test.each([...unlistedPaths, "/merci?prompt_pack=false"])(
  "hides %s from search engines",
  async (path) => {
    const { html } = await site.page(path);
    expect(metas(html).robots).toBe("noindex");
    expect(count(html, "link[rel=canonical]")).toBe(0);
  },
);

test("lists pages in /sitemap.xml with the days of dated ones", async () => {
  const sitemap = await readXml("/sitemap.xml", "application/xml");
  expect([sitemap.localName, sitemap.namespaceURI]).toEqual([
    "urlset",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
  ]);
  expect(values(sitemap, "loc")).toEqual(listedPages.map(({ path }) => origin + path));
  const days = [...sitemap.getElementsByTagName("url")]
    .map((entry) => [values(entry, "loc")[0]?.replace(origin, ""), values(entry, "lastmod")[0]])
    .filter(([, day]) => day !== undefined);
  expect(Object.fromEntries(days)).toEqual({
    "/blog": articles.map(changed).sort().at(-1),
    ...Object.fromEntries(articles.map((article) => [`/blog/${article.slug}`, changed(article)])),
    "/conditions-generales-de-vente": terms.revised,
    "/mentions-legales": notice.revised,
    "/accessibilite": accessibility.updated,
  });
});

test("serves /robots.txt", async () => {
  const response = await site.fetch("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test("serves whole articles in /blog/feed.xml", async () => {
  const type = "application/atom+xml";
  const feed = await readXml("/blog/feed.xml", type);
  const self = [...feed.getElementsByTagName("link")].find(
    (link) => link.getAttribute("rel") === "self",
  );
  expect(self?.getAttribute("href")).toBe(`${origin}/blog/feed.xml`);

  const entries = [...feed.getElementsByTagName("entry")];
  expect(entries.flatMap((entry) => values(entry, "id"))).toEqual(
    articles.map(({ slug }) => `${origin}/blog/${slug}`),
  );
  for (const [index, article] of articles.entries()) {
    const entry = entries[index] ?? feed;
    expect(values(entry, "title")).toEqual([article.title]);
    expect(values(entry, "updated")).toEqual([`${changed(article)}T00:00:00Z`]);
    const content = values(entry, "content").join();
    // What a picture shows is said by its tag.
    const text = unspaced(pageText(content) + content);
    for (const copy of copyOf(article.blocks)) expect(text).toContain(unspaced(copy));
  }
  for (const path of ["/blog", ...articles.map(({ slug }) => `/blog/${slug}`)])
    expect(attributes((await site.page(path)).html, "link[rel=alternate]")).toContainEqual(
      expect.objectContaining({ type, href: "/blog/feed.xml" }),
    );
});

const contact = { email: setting("CONTACT_EMAIL"), phone: setting("CONTACT_PHONE") };
const legal = {
  "/accessibilite": accessibility,
  "/conditions-generales-de-vente": terms,
  "/mentions-legales": notice,
};

test.each(Object.entries(legal))("shows contact and blanks on %s", async (path, document) => {
  const { html } = await site.page(path);
  const ways = links(element(html, "main"));
  expect(ways).toContainEqual({ href: `mailto:${contact.email}`, label: contact.email });
  expect(ways).toContainEqual({
    href: `tel:${contact.phone.replace(/[^+\d]/g, "")}`,
    label: contact.phone,
  });
  expect(copyOf(document.text(contact)).join("\n")).not.toMatch(/\[|\b(?:null|false|undefined)\b/);
});

test("lists every article on /blog with its day, newest first", async () => {
  const { html } = await site.page("/blog");
  const entries = links(element(html, "main")).filter(({ href }) => href.startsWith("/blog/"));
  expect(entries.filter(({ href }) => href !== "/blog/feed.xml")).toEqual(
    articles.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title })),
  );
  expect(attributes(html, "time").map(({ datetime }) => datetime)).toEqual(
    articles.map(({ published }) => published),
  );
});

test.each(articles)(
  "links $slug to the other articles and its invitation",
  async ({ slug, invitation }) => {
    const addresses = hrefs((await site.page(`/blog/${slug}`)).html, "main");
    for (const other of articles)
      expect(addresses.includes(`/blog/${other.slug}`)).toBe(other.slug !== slug);
    expect(addresses).toContain(invitation.href);
  },
);
