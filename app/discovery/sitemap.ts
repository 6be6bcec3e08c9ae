import { type Xml, xml } from "~/lib/xml";

interface SitemapEntry {
  path: string;
  /** Day of the last change, YYYY-MM-DD. */
  modified?: string | undefined;
}

/** https://www.sitemaps.org/protocol.html */
export function sitemap(siteUrl: string, pages: readonly SitemapEntry[]): Xml {
  const entries = pages.map(({ path, modified }) => {
    const date = modified ? xml`<lastmod>${modified}</lastmod>` : [];
    return xml`<url><loc>${siteUrl + path}</loc>${date}</url>\n`;
  });
  return xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>`;
}

/** Allows everything: crawlers must fetch a page to see its `noindex`. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
