import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { landings } from "~/content/landings";
import { sharedOut } from "~/http/shared-out";

/** One link for all pages that sell the book: an ad that leads here compares them fairly. */
export function loader({ request }: LoaderFunctionArgs) {
  return sharedOut(
    request,
    landings.map(({ path }) => path),
  );
}
