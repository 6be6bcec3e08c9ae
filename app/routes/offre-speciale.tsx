import type { MetaFunction } from "@remix-run/cloudflare";
import { upsellPage } from "~/content/funnel";
import { afterUpsell } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import type { PageFacts } from "~/http/page-facts";
import { Upsell } from "~/ui/funnel/upsell";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel", unlisted: true, personal: true } satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, { ...upsellPage.meta });
export const action = orderAction(afterUpsell);
export default Upsell;
