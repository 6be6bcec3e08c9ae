import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/http/responses";
import { pagesOn } from "~/http/routing";
import { xml, xmlDocument } from "~/lib/xml";

/** https://www.sitemaps.org/protocol.html */
export function loader({ context: { env, pages, today } }: LoaderFunctionArgs) {
  const listed = pagesOn(today, pages).filter(({ unlisted }) => !unlisted);
  const entries = listed.map(({ path, modified }) => {
    const day = typeof modified === "function" ? modified(today) : modified;
    const date = day ? xml`<lastmod>${day}</lastmod>` : [];
    return xml`<url><loc>${env.SITE_URL + path}</loc>${date}</url>\n`;
  });
  const sitemap = xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>`;
  return textResponse(xmlDocument(sitemap), "application/xml");
}
