import type { MetaFunction } from "@remix-run/cloudflare";
import { landingAt } from "~/content/landings";
import { monthsOfTheWindow } from "~/content/landings/opportunity";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { LandingPage, type LandingParts } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";

const landing = landingAt("/livre-augmente-fl-c");

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

/** A window of two leaves: the title in one, the twelve months in the panes of the other. */
const FirstScreen: LandingParts["FirstScreen"] = ({ hero, children }) => (
  <section className="hero">
    <div className="window">
      <div className="hero-text">
        <p className="kicker">{hero.kicker}</p>
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        {children}
      </div>
      <ol className="months">
        {monthsOfTheWindow.map(({ month, begins }) => (
          <li key={month}>
            <span>mois</span> <strong>{month}</strong> {begins}
          </li>
        ))}
      </ol>
    </div>
  </section>
);
