import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/http/responses";
import { xml, xmlDocument } from "~/lib/xml";

/** https://www.sitemaps.org/protocol.html */
export function loader({ context: { env, pages } }: LoaderFunctionArgs) {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const entries = listed.map(({ path, modified }) => {
    const date = modified ? xml`<lastmod>${modified}</lastmod>` : [];
    return xml`<url><loc>${env.SITE_URL + path}</loc>${date}</url>\n`;
  });
  const sitemap = xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>`;
  return textResponse(xmlDocument(sitemap), "application/xml");
}
