import type { MetaFunction } from "@remix-run/cloudflare";
import { landingAt } from "~/content/landings";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { LandingPage, type LandingParts } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { CiteBookTitle } from "~/ui/text";

const landing = landingAt("/livre-augmente-fl-e");

export const handle = {
  sheet: "landing",
  theme: landing.theme,
  unlisted: true,
} satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.content.meta, picture: "livre" });
export const action = orderAction(checkoutOf("book"));

export default function Page() {
  return <LandingPage content={landing.content} own={{ FirstScreen }} />;
}

/** A door held ajar: the title in its light, the way to order on the floor before it. */
const FirstScreen: LandingParts["FirstScreen"] = ({ hero, children }) => (
  <section className="hero">
    <div className="doorway">
      <p className="kicker">{hero.kicker}</p>
      <h1>{hero.title}</h1>
      <p className="lead">
        <CiteBookTitle text={hero.lead} />
      </p>
    </div>
    <div className="hero-text">{children}</div>
  </section>
);
