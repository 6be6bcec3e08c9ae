import type { MetaFunction } from "@remix-run/cloudflare";
import { insider as landing } from "~/content/landings/insider";
import { orderAction } from "~/funnel/order-action";
import { LandingPage } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "landing", light: landing.light };
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.meta, picture: "livre", noindex: true });
export const action = orderAction("book", landing.slug);

export default function Page() {
  return <LandingPage landing={landing} />;
}
