import type { MetaFunction } from "@remix-run/cloudflare";
import { promptPackPage as page } from "~/content/prompt-pack";
import { orderAction } from "~/funnel/order-action";
import { PromptPackPage } from "~/ui/offers/prompt-pack-page";
import { pageMeta } from "~/ui/page-meta";
import { promptPackData } from "~/ui/structured-data";

export const handle = { sheet: "offer", light: "prompts-light" };
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...page.meta, picture: "prompts", structuredData: promptPackData });
export const action = orderAction("prompt-pack", "pack-prompt-ia");

export default function Page() {
  return <PromptPackPage page={page} />;
}
