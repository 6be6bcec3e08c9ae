import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sharedOut } from "~/http/shared-out";

/** One link for all pages that sell the book: an ad that leads here compares them fairly. */
export function loader({ request, context: { pages } }: LoaderFunctionArgs) {
  return sharedOut(
    request,
    pages.filter(({ sheet }) => sheet === "landing").map(({ path }) => path),
  );
}
