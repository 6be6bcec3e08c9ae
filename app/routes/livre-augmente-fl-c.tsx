import type { MetaFunction } from "@remix-run/cloudflare";
import { opportunity as landing } from "~/content/landings/opportunity";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import type { PageFacts } from "~/http/page-facts";
import { LandingPage } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "landing",
  light: landing.light,
  unlisted: true,
} satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, { ...landing.meta, picture: "livre" });
export const action = orderAction(checkoutOf("book"));

export default function Page() {
  return <LandingPage landing={landing} />;
}
