import type { MetaFunction } from "@remix-run/cloudflare";
import { illustrationSize, illustrations } from "~/content/illustrations";
import { landingAt } from "~/content/landings";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { LandingPage, type LandingParts } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { Cover } from "~/ui/sections/book";
import { CiteBookTitle } from "~/ui/text";

const landing = landingAt("/livre-augmente-fl-e");

export const handle = {
  sheet: "landing",
  theme: landing.theme,
  unlisted: true,
  showsClaims: true,
} satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.content.meta, picture: "livre" });
export const action = orderAction(checkoutOf("book"));

export default function Page() {
  return <LandingPage content={landing.content} own={{ FirstScreen }} />;
}

/** An enfilade at night: through three open doors one sees the book, lit on the table of the last room. */
const FirstScreen: LandingParts["FirstScreen"] = ({ hero, children }) => (
  <section className="hero">
    <div className="opening">
      <p className="kicker">{hero.kicker}</p>
      <h1>{hero.title}</h1>
      <p className="lead">
        <CiteBookTitle text={hero.lead} />
      </p>
    </div>
    <div className="enfilade">
      <img
        src="/images/plates/enfilade.svg"
        {...illustrationSize}
        alt={illustrations.enfilade.alt}
      />
      <Cover />
    </div>
    <div className="hero-text">{children}</div>
  </section>
);
