import type { MetaFunction } from "@remix-run/cloudflare";
import { upsellPage } from "~/content/funnel";
import { afterUpsell } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import type { PageConfig } from "~/shared/page-config";
import { Upsell } from "~/ui/funnel/upsell";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, { ...upsellPage.meta });
export const action = orderAction(afterUpsell);
export default Upsell;
