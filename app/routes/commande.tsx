import type { MetaFunction } from "@remix-run/cloudflare";
import { checkoutPage } from "~/content/funnel";
import type { PageConfig } from "~/shared/page-config";
import { CheckoutSummary } from "~/ui/funnel/checkout-summary";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, { ...checkoutPage.meta });
export default CheckoutSummary;
