import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { robots } from "~/discovery/sitemap";
import { textResponse } from "~/http/responses";

export function loader({ context: { env } }: LoaderFunctionArgs) {
  return textResponse(robots(env.SITE_URL), "text/plain");
}
