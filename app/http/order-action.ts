import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { NextAddress } from "~/funnel/next-address";
import { canonicalPath } from "./canonical-path";

/** The action of a page's order forms: 303 to the next address, so that the next request is a GET. */
export function orderAction(nextAddress: NextAddress) {
  return async ({ request, context: { env } }: ActionFunctionArgs) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const reference = canonicalPath(pathname).slice(1);
    const form = await request.formData();
    return redirect(nextAddress({ env, form, query, reference }), 303);
  };
}
