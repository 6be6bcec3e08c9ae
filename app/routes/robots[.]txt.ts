import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/http/responses";

/** Allows everything: crawlers must fetch a page to see its `noindex`. */
export function loader({ context: { env } }: LoaderFunctionArgs) {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${env.SITE_URL}/sitemap.xml\n`;
  return textResponse(text, "text/plain");
}
