import type { MetaFunction } from "@remix-run/cloudflare";
import { landingAt } from "~/content/landings";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import type { PageConfig } from "~/shared/page-config";
import { LandingPage } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { bookData } from "~/ui/structured-data";

const landing = landingAt("/livre-augmente-fl");

export const handle = { sheet: "landing", theme: landing.theme } satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.content.meta, picture: "livre", structuredData: bookData });
export const action = orderAction(checkoutOf("book"));

export default function Page() {
  return <LandingPage content={landing.content} />;
}
