import type { MetaFunction } from "@remix-run/cloudflare";
import { fourteenDays as landing } from "~/content/landings/fourteen-days";
import { orderAction } from "~/funnel/order-action";
import { LandingPage } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { bookData } from "~/ui/structured-data";

export const handle = { sheet: "landing", light: landing.light };
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.meta, picture: "livre", structuredData: bookData });
export const action = orderAction("book", landing.slug);

export default function Page() {
  return <LandingPage landing={landing} />;
}
