import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articles } from "~/content/articles";
import { listedPages, unlistedPaths } from "~/content/pages";
import { attributes, element, elements, pageTitle } from "../support/html";
import { sharedSite } from "../support/shared-site";
import { origin } from "../support/site";

const site = await sharedSite();

/** Contents of each element of a name, read back. */
function values(source: string, tag: string): string[] {
  return elements(source, tag).map(decodeEntities);
}

/** Whether each element is closed in its turn and nothing stands there unescaped. */
function isWellFormed(source: string): boolean {
  const body = source.replace(/^<\?xml[^>]*\?>/, "");
  const open: string[] = [];
  for (const [, end, name = "", empty] of body.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name);
  }
  const text = body.replace(/<[^<>]+>/g, "");
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot|apos);)/.test(text);
}

test("the table of pages names every page that has a route", () => {
  const files = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => /^export const meta\b/m.test(readFileSync(`app/routes/${file}`, "utf8")));
  const routes = files.map((file) => {
    const path = file.replace(/\.tsx$/, "").replace(/\.?_index$/, "");
    return `/${path.replace("_.", "/").replaceAll(".", "/")}`;
  });
  const table = [...listedPages.map(({ path }) => path), ...unlistedPaths];
  const patterns = table.map((path) => path.replace(/^\/blog\/.+/, "/blog/$slug"));
  expect(routes.sort()).toEqual([...new Set(patterns)].sort());
});

describe.each(listedPages)("$path", ({ path }) => {
  test("may be listed, under its own address", async () => {
    const { status, html, headers } = await site.page(path);
    expect(status).toBe(200);
    expect(headers.get("X-Robots-Tag")).toBeNull();
    expect(attributes(html, "meta").filter(({ name }) => name === "robots")).toEqual([]);
    expect(attributes(html, "link").filter(({ rel }) => rel === "canonical")).toEqual([
      { rel: "canonical", href: origin + path },
    ]);
  });

  test("has a card with a picture that exists", async () => {
    const { html } = await site.page(path);
    const card = Object.fromEntries(
      attributes(html, "meta").map(({ property, name, content }) => [property ?? name, content]),
    );
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
    const picture = await site.fetch(new URL(card["og:image"] ?? "").pathname);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    await picture.arrayBuffer();
  });
});

test.each(unlistedPaths)("%s stays out of search engines", async (path) => {
  const { html } = await site.page(path);
  expect(attributes(html, "meta")).toContainEqual({ name: "robots", content: "noindex" });
  expect(attributes(html, "link").filter(({ rel }) => rel === "canonical")).toEqual([]);
});

test("no two listed pages share a title or a description", async () => {
  const seen = await Promise.all(
    listedPages.map(async ({ path }) => {
      const { html } = await site.page(path);
      const { content } = attributes(html, "meta").find(({ name }) => name === "description") ?? {};
      return [pageTitle(html), content];
    }),
  );
  expect(new Set(seen.flat()).size).toBe(2 * listedPages.length);
});

describe("/sitemap.xml", () => {
  test("lists what may be listed, and nothing of the funnel", async () => {
    const response = await site.fetch("/sitemap.xml");
    const source = await response.text();
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(isWellFormed(source)).toBe(true);
    expect(source).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const addresses = values(source, "loc");
    expect(addresses).toEqual(listedPages.map(({ path }) => origin + path));
    for (const path of unlistedPaths) expect(addresses).not.toContain(origin + path);
  });

  test("dates what is dated: articles, their list and the legal texts", async () => {
    const source = await (await site.fetch("/sitemap.xml")).text();
    const dated = elements(source, "url").filter((entry) => entry.includes("<lastmod>"));
    const days = dated.map((entry) => [
      element(entry, "loc").replace(origin, ""),
      element(entry, "lastmod"),
    ]);
    expect(Object.fromEntries(days)).toEqual({
      "/blog": articles[0]?.published,
      ...Object.fromEntries(articles.map(({ slug, published }) => [`/blog/${slug}`, published])),
      "/conditions-generales-de-vente": "2025-04-15",
      "/mentions-legales": "2025-04-15",
    });
  });
});

test("/robots.txt closes nothing and names the sitemap", async () => {
  const response = await site.fetch("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

describe("/blog/feed.xml", () => {
  test("is announced by every page of the blog", async () => {
    for (const path of ["/blog", ...articles.map(({ slug }) => `/blog/${slug}`)]) {
      expect(attributes((await site.page(path)).html, "link")).toContainEqual(
        expect.objectContaining({
          rel: "alternate",
          type: "application/atom+xml",
          href: "/blog/feed.xml",
        }),
      );
    }
  });

  test("is a feed of whole articles", async () => {
    const response = await site.fetch("/blog/feed.xml");
    const source = await response.text();
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(isWellFormed(source)).toBe(true);
    expect(attributes(source, "link")).toContainEqual({
      rel: "self",
      type: "application/atom+xml",
      href: `${origin}/blog/feed.xml`,
    });
    const entries = elements(source, "entry");
    expect(entries).toHaveLength(articles.length);
    for (const [index, article] of articles.entries()) {
      const entry = entries[index] ?? "";
      expect(values(entry, "id")).toEqual([`${origin}/blog/${article.slug}`]);
      expect(values(entry, "title")).toEqual([article.title]);
      expect(values(entry, "updated")).toEqual([`${article.published}T00:00:00Z`]);
      const [html = ""] = values(entry, "content");
      const paragraphs = article.blocks.filter(({ kind }) => kind === "paragraph");
      expect(elements(html, "p").length).toBeGreaterThanOrEqual(paragraphs.length);
    }
  });
});
