import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { feedPath } from "~/content/articles";
import { textResponse } from "~/http/responses";
import { isCounted } from "~/http/view-counting";

/** URLs that are not pages, or whose query carries a form's result or an order. */
const neverPrerendered = ["/resources/*", feedPath, "/healthz", "/livre-augmente", "/*\\?*"];

/**
 * Lets browsers prerender a page when its link is hovered, on pages with the `Speculation-Rules` header. Pages whose
 * views are counted are excluded: a prerendered page that is then shown would not be counted.
 */
export function loader({ context: { pages } }: LoaderFunctionArgs) {
  const excluded = pages.filter((page) => page.personal || isCounted(page)).map(({ path }) => path);
  const where = {
    and: [{ href_matches: "/*" }, { not: { href_matches: [...excluded, ...neverPrerendered] } }],
  };
  const rules = { prerender: [{ where, eagerness: "moderate" }] };
  return textResponse(JSON.stringify(rules), "application/speculationrules+json", {
    headers: { "Cache-Control": "public, max-age=86400" },
  });
}
