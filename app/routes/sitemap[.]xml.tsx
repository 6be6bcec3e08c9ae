import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listedPages } from "~/content/pages";
import { sitemap } from "~/discovery/sitemap";
import { xmlResponse } from "~/discovery/xml";

export function loader({ context: { env } }: LoaderFunctionArgs) {
  return xmlResponse(sitemap(env.SITE_URL, listedPages), "application/xml");
}
