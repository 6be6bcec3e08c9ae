import type { MetaFunction } from "@remix-run/cloudflare";
import { fourteenDays as landing } from "~/content/landings/fourteen-days";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import type { PageFacts } from "~/http/page-facts";
import { LandingPage } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { bookData } from "~/ui/structured-data";

export const handle = { sheet: "landing", light: landing.light } satisfies PageFacts;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.meta, picture: "livre", structuredData: bookData });
export const action = orderAction(checkoutOf("book"));

export default function Page() {
  return <LandingPage landing={landing} />;
}
