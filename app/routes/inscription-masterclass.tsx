import type { MetaFunction } from "@remix-run/cloudflare";
import { trainingPage as page } from "~/content/training";
import { orderAction } from "~/funnel/order-action";
import { TrainingPage } from "~/ui/offers/training-page";
import { pageMeta } from "~/ui/page-meta";
import { trainingData } from "~/ui/structured-data";

export const handle = { sheet: "offer", light: "training-light" };
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...page.meta, picture: "formation", structuredData: trainingData });
export const action = orderAction("training", "inscription-masterclass");

export default function Page() {
  return <TrainingPage page={page} />;
}
