import type { MetaFunction } from "@remix-run/cloudflare";
import { checkoutPage } from "~/content/funnel";
import type { PageFacts } from "~/http/page-facts";
import { CheckoutSummary } from "~/ui/funnel/checkout-summary";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel", unlisted: true, personal: true } satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, { ...checkoutPage.meta });
export default CheckoutSummary;
