import type { MetaFunction } from "@remix-run/cloudflare";
import { upsellPage } from "~/content/funnel";
import { upsellAction } from "~/funnel/order-action";
import { Upsell } from "~/ui/funnel/upsell";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel" };
export const meta: MetaFunction = (args) => pageMeta(args, { ...upsellPage.meta, noindex: true });
export const action = upsellAction;
export default Upsell;
