import type { MetaFunction } from "@remix-run/cloudflare";
import { promptPackPage as page } from "~/content/prompt-pack";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import type { PageFacts } from "~/http/page-facts";
import { PromptPackPage } from "~/ui/offers/prompt-pack-page";
import { pageMeta } from "~/ui/page-meta";
import { promptPackData } from "~/ui/structured-data";

export const handle = { sheet: "offer", light: "prompts-light" } satisfies PageFacts;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...page.meta, picture: "prompts", structuredData: promptPackData });
export const action = orderAction(checkoutOf("prompt-pack"));

export default function Page() {
  return <PromptPackPage page={page} />;
}
