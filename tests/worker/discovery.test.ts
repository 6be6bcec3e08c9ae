import { DOMParser, type Element, onWarningStopParsing } from "@xmldom/xmldom";
import { beforeAll, expect, test } from "vitest";
import type { Article } from "~/content/articles";
import { accessibility } from "~/content/legal/accessibility";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import { copyOf } from "../support/content";
import { counted, notEmpty } from "../support/counted";
import * as dom from "../support/html";
import * as routes from "../support/pages";
import { origin, sharedSite } from "../support/site";
import { htmlErrors } from "../support/valid-html";
import { setting } from "../support/variables";

const changed = ({ date, updated = date }: Article) => updated;

const site = await sharedSite();
const { publishedArticles: articles } = routes;

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
  const table = routes.allPages.map(({ path }) => path.replace(/^\/blog\/.+/, "/blog/:slug"));
  const order = "/ma-commande/:key";
  const keyed = ["/desinscription/:key", "/diagnostic/resultat/:leadId", order];
  expect(routes.describedPaths.toSorted()).toEqual(
    [...new Set(table), ...keyed, `${order}/:file`, `${order}/recu`].sort(),
  );
});

test.each(routes.listedPages)("gives $path its address and social card", async ({ path }) => {
  const { status, html, headers } = await site.page(`${path}?utm_source=x`);
  expect(status).toBe(200);
  expect(headers.get("X-Robots-Tag")).toBeNull();
  const card = dom.metas(html);
  expect(card).not.toHaveProperty("robots");
  expect(dom.attributes(html, "link[rel=canonical]")).toEqual([
    { rel: "canonical", href: origin + path },
  ]);
  expect(card).toMatchObject({
    "og:url": origin + path,
    "og:title": dom.pageTitle(html),
    "og:description": card.description,
    "og:locale": "fr_FR",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringMatching(/^\S.{20,}\S$/),
    "twitter:card": "summary_large_image",
    "twitter:title": card["og:title"],
    "twitter:description": card.description,
    "twitter:image": card["og:image"],
  });
});

const unlisted = [...routes.unlistedPaths, "/merci?prompt_pack=false"];

test.each(unlisted)("hides %s from search engines", async (path) => {
  const { html } = await site.page(path);
  expect(dom.metas(html).robots).toBe("noindex");
  expect(dom.count(html, "link[rel=canonical], [type='application/ld+json']")).toBe(0);
});

test("lists pages in /sitemap.xml with the days of dated ones", async () => {
  const sitemap = await readXml("/sitemap.xml", "application/xml");
  expect([sitemap.localName, sitemap.namespaceURI]).toEqual([
    "urlset",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
  ]);
  expect(values(sitemap, "loc")).toEqual(routes.listedPages.map(({ path }) => origin + path));
  const days = [...sitemap.getElementsByTagName("url")]
    .map((entry) => [values(entry, "loc")[0]?.replace(origin, ""), values(entry, "lastmod")[0]])
    .filter(([, day]) => day !== undefined);
  expect(Object.fromEntries(days)).toEqual({
    "/blog": articles.map(changed).sort().at(-1),
    ...Object.fromEntries(articles.map((article) => [`/blog/${article.slug}`, changed(article)])),
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
  const ids = articles.map(({ slug }) => `${origin}/blog/${slug}`);
  expect(entries.flatMap((entry) => values(entry, "id"))).toEqual(ids);
  for (const [index, article] of notEmpty(articles.entries())) {
    const entry = entries[index] ?? feed;
    expect(values(entry, "title")).toEqual([article.title]);
    expect(values(entry, "updated")).toEqual([`${changed(article)}T00:00:00Z`]);
    const content = values(entry, "content").join();
    // What a picture shows is said by its tag.
    const text = dom.unspaced(dom.pageText(content) + content);
    for (const copy of notEmpty(copyOf(article.blocks))) expect(text).toContain(dom.unspaced(copy));
    expect(content).not.toMatch(/ (?:href|src)="\//);
  }
  const link = `link[rel=alternate][type="${type}"][href="/blog/feed.xml"]`;
  for (const path of ["/blog", ...articles.map(({ slug }) => `/blog/${slug}`)])
    expect(dom.count((await site.page(path)).html, link)).toBe(1);
});

const contact = { email: setting("CONTACT_EMAIL"), phone: setting("CONTACT_PHONE") };
const legal = {
  "/accessibilite": accessibility,
  "/conditions-generales-de-vente": terms,
  "/mentions-legales": notice,
};

test.each(counted(3, Object.entries(legal)))(
  "shows contact and no blanks on %s",
  async (path, document) => {
    const { html } = await site.page(path);
    const ways = dom.links(dom.element(html, "main"));
    expect(ways).toContainEqual({ href: `mailto:${contact.email}`, label: contact.email });
    expect(ways).toContainEqual({
      href: `tel:${contact.phone.replace(/[^+\d]/g, "")}`,
      label: contact.phone,
    });
    expect(copyOf(document.text(contact)).join("\n")).not.toMatch(
      /\[|\b(?:null|false|undefined)\b/,
    );
  },
);

test("lists every article on /blog with its day", async () => {
  const { html } = await site.page("/blog");
  const isArticle = ({ href }: { href: string }) => /^\/blog\/(?!feed)/.test(href);
  const shown = articles.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title }));
  expect(dom.links(dom.element(html, "main")).filter(isArticle)).toEqual(shown);
  const days = articles.map(({ date }) => date);
  expect(dom.attributes(html, "time").map(({ datetime }) => datetime)).toEqual(days);
});

test.each(articles)("links $slug to others and its invitation", async ({ slug, invitation }) => {
  const addresses = dom.hrefs((await site.page(`/blog/${slug}`)).html, "main");
  for (const other of notEmpty(articles))
    expect(addresses.includes(`/blog/${other.slug}`)).toBe(other.slug !== slug);
  expect(addresses).toContain(invitation.href);
});

/* Follows every internal address from the home page on, as a search engine would. */

interface Visit {
  status: number;
  type: string;
  body: string;
}

const visits = new Map<string, Visit>();

beforeAll(async () => {
  const waiting = ["/", ...routes.unlistedPaths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visits.has(path)) continue;
    const response = await site.fetch(path);
    const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
    const body = await response.text();
    visits.set(path, { status: response.status, type, body });
    if (type === "text/html") waiting.push(...readAddresses(body));
  }
});

/** Internal addresses of links, pictures, styles, icons, scripts and fonts, without their fragments. */
function readAddresses(html: string): string[] {
  const named = dom.attributes(html, "a, link, img, script, meta[property='og:image']");
  const styled = [...dom.element(html, "style").text.matchAll(/url\("?([^")]+)"?\)/g)];
  return [
    ...named.map(({ href, src, content }) => href ?? src ?? content),
    ...styled.map(([, url]) => url),
  ]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin && !url.href.startsWith("mailto:"))
    .map(({ pathname, search }) => pathname + search);
}

function crawled(): [path: string, html: string][] {
  return [...visits]
    .filter(([, { type }]) => type === "text/html")
    .map(([path, { body }]) => [path, body]);
}

test("answers every address with the right status", () => {
  const dead = [...visits].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(dead).toEqual([]);
  expect(visits.size).toBeGreaterThan(50);
});

test("links every page of the sitemap from somewhere", () => {
  const listed = routes.listedPages.map(({ path }) => path);
  expect(notEmpty(listed).filter((path) => !visits.has(path))).toEqual([]);
});

test("resolves every anchor", () => {
  const ids = new Map(crawled().map(([path, html]) => [path, dom.attributes(html, "[id]")]));
  const idsOf = (path: string) => (ids.get(path) ?? []).map(({ id }) => id);
  for (const [path, html] of notEmpty(crawled())) {
    expect(new Set(idsOf(path)).size, path).toBe(idsOf(path).length);
    for (const { href = "" } of notEmpty(
      dom.attributes(html, "a[href^='#'], a[href^='/'][href*='#']"),
    )) {
      const { pathname, search, hash } = new URL(href, origin + path);
      expect(idsOf(pathname + search), path + href).toContain(hash.slice(1));
    }
  }
});

test("writes valid HTML on every page", async () => {
  const faults: string[] = [];
  for (const [path, html] of crawled())
    faults.push(...(await htmlErrors(html)).map((error) => `${path}: ${error}`));
  expect([...new Set(faults)]).toEqual([]);
});
