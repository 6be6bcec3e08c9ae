import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { robots } from "~/discovery/sitemap";

export function loader({ context: { env } }: LoaderFunctionArgs) {
  return new Response(robots(env.SITE_URL), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
