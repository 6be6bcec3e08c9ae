import type { MetaFunction } from "@remix-run/cloudflare";
import { trainingPage as page } from "~/content/training";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import type { PageFacts } from "~/http/page-facts";
import { TrainingPage } from "~/ui/offers/training-page";
import { pageMeta } from "~/ui/page-meta";
import { trainingData } from "~/ui/structured-data";

export const handle = { sheet: "offer", light: "training-light" } satisfies PageFacts;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...page.meta, picture: "formation", structuredData: trainingData });
export const action = orderAction(checkoutOf("training"));

export default function Page() {
  return <TrainingPage page={page} />;
}
