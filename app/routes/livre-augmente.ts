import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirectToVariant } from "~/http/split-test";

/** One link for all pages that sell the book: an ad that leads here compares them fairly. */
export function loader({ request, context: { pages } }: LoaderFunctionArgs) {
  return redirectToVariant(
    request,
    pages.filter(({ sheet }) => sheet === "landing").map(({ path }) => path),
  );
}
