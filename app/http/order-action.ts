import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { NextAddress } from "~/funnel/next-address";
import { checkoutStarted } from "./view-counting";

/** The action of a page's order forms: 303 to the next address, so that the next request is a GET. */
export function orderAction(nextAddress: NextAddress) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const reference = pathname.slice(1);
    const form = await request.formData();
    const { env, offers } = context;
    const address = nextAddress({ env, sale: offers.sale, form, query, reference });
    if (!address.startsWith("/")) checkoutStarted(request, context);
    return redirect(address, 303);
  };
}
