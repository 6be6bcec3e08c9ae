import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { feedPath } from "~/content/articles";
import { textResponse } from "~/http/responses";
import { isCounted } from "~/http/view-counting";

/** Addresses that a link may lead to and that are no pages; a query carries a form's result or an order. */
const never = ["/resources/*", feedPath, "/healthz", "/livre-augmente", "/*\\?*"];

/**
 * Lets a page be ready when its link is pressed. Named by the `Speculation-Rules` header of pages that
 * people read on from. Pages whose views are counted are left out: one fetched ahead and then looked at
 * would count as neither.
 */
export function loader({ context: { pages } }: LoaderFunctionArgs) {
  const excluded = pages.filter((page) => page.personal || isCounted(page)).map(({ path }) => path);
  const where = {
    and: [{ href_matches: "/*" }, { not: { href_matches: [...excluded, ...never] } }],
  };
  const rules = { prerender: [{ where, eagerness: "moderate" }] };
  return textResponse(JSON.stringify(rules), "application/speculationrules+json", {
    headers: { "Cache-Control": "public, max-age=86400" },
  });
}
