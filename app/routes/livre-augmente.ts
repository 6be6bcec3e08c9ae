import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { landings } from "~/content/landings";
import { redirectToVariant } from "~/http/split-test";

/** One link for all sales pages of the book, so that an ad compares them fairly. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirectToVariant(
    request,
    landings.map(({ path }) => path),
  );
}
