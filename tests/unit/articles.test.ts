import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articlePath, articles, articlesOn, type Block, lastChanged } from "~/content/articles";
import { listPages } from "~/http/routing";
import { addDays } from "~/lib/time";
import * as index from "~/routes/blog._index";
import * as page from "~/routes/blog.$slug";
import { loader as feed } from "~/routes/blog.feed[.]xml";
import { loader as sitemap } from "~/routes/sitemap[.]xml";
import { ArticleBody, articleHeadings } from "~/ui/article-body";

const [newest, _before] = articles;
const path = newest ? articlePath(newest) : "";
const itsDay = newest?.date ?? "";
const eve = addDays(itsDay, -1);

const blog = { path: "blog", module: index };
const pages = listPages([blog, { path: "blog/:slug", module: page }]);

/** What a loader gets on a day in Paris. */
const args = (today: string, slug = newest?.slug) =>
  ({
    params: { slug },
    context: { today, pages, env: { SITE_URL: "https://site.test" } },
  }) as unknown as LoaderFunctionArgs;

const read = async (loader: typeof feed, today: string) => (await loader(args(today))).text();

test("shows an article in blog, feed and sitemap from its day on", async () => {
  expect(() => page.loader(args(eve))).toThrow(expect.objectContaining({ status: 404 }));
  expect(page.loader(args(itsDay)).article).toBe(newest);
  for (const loader of [feed, sitemap]) {
    expect(await read(loader, eve)).not.toContain(path);
    expect(await read(loader, itsDay)).toContain(`https://site.test${path}<`);
  }
});

test("dates the blog in the sitemap by its published articles", async () => {
  const { modified } = index.handle;
  const changed = lastChanged(...articlesOn(eve)) ?? "";
  expect(modified(eve)).toBe(changed);
  expect(await read(sitemap, eve)).toContain(`/blog</loc><lastmod>${changed}</lastmod>`);
  expect(await read(sitemap, "2001-01-01")).toContain("/blog</loc></url>");
});

const link = { kind: "link", href: "/faq", text: "ici" } as const;
const linked = { kind: "strong", text: ["voir ", link] } as const;

const blocks: Block[] = [
  { kind: "heading", text: "Le début" },
  { kind: "subheading", text: "Plus petit" },
  { kind: "paragraph", text: ["Le 1er, ", linked, " et ", { kind: "em", text: "là" }] },
  { kind: "list", numbered: true, items: ["un", [{ kind: "em", text: "deux" }]] },
  { kind: "picture", src: "/images/map.svg", alt: "Un plan", width: 320, height: 400 },
];

test("renders links, emphasis, third headings, numbered lists and pictures", () => {
  expect(renderToStaticMarkup(createElement(ArticleBody, { blocks }))).toBe(
    '<h2 id="le-debut">Le début</h2><h3>Plus petit</h3>' +
      '<p>Le 1<sup>er</sup>, <strong>voir <a href="/faq">ici</a></strong> et <em>là</em></p>' +
      "<ol><li>un</li><li><em>deux</em></li></ol>" +
      '<figure><img src="/images/map.svg" width="320" height="400" alt="Un plan" loading="lazy"/></figure>',
  );
});

test("lists only the top headings in the contents", () => {
  expect(articleHeadings(blocks)).toEqual([{ id: "le-debut", label: "Le début" }]);
});
