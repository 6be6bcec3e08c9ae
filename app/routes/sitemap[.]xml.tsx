import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemap } from "~/discovery/sitemap";
import { textResponse } from "~/http/responses";
import { xmlDocument } from "~/lib/xml";

export function loader({ context: { env, pages } }: LoaderFunctionArgs) {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  return textResponse(xmlDocument(sitemap(env.SITE_URL, listed)), "application/xml");
}
