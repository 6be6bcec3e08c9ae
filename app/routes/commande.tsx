import type { MetaFunction } from "@remix-run/cloudflare";
import { checkoutPage } from "~/content/funnel";
import { CheckoutSummary } from "~/ui/funnel/checkout-summary";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel" };
export const meta: MetaFunction = (args) => pageMeta(args, { ...checkoutPage.meta, noindex: true });
export default CheckoutSummary;
