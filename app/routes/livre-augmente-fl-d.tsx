import type { MetaFunction } from "@remix-run/cloudflare";
import { landingAt } from "~/content/landings";
import { costOfADay, refund } from "~/content/landings/loss";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { LandingPage, type LandingParts } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { Cover } from "~/ui/sections/book";
import { Section } from "~/ui/sections/section";

const landing = landingAt("/livre-augmente-fl-d");

export const handle = {
  sheet: "landing",
  theme: landing.theme,
  unlisted: true,
} satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.content.meta, picture: "livre" });
export const action = orderAction(checkoutOf("book"));

export default function Page() {
  return <LandingPage content={landing.content} own={{ FirstScreen, Price, Guarantee }} />;
}

/** The head of the bill: the sum of the example, stamped as one, and the question it asks. */
const FirstScreen: LandingParts["FirstScreen"] = ({ hero, children }) => (
  <section className="hero">
    <div className="hero-text">
      <p className="kicker">{hero.kicker}</p>
      <p className="sum">
        <strong>{costOfADay.sum}</strong> {costOfADay.unit}{" "}
        <span className="stamp">{costOfADay.stamp}</span>
      </p>
      <h1>{hero.title}</h1>
      <p className="lead">{hero.lead}</p>
      {children}
    </div>
  </section>
);

/** The credit of the bill: the one place of the page where the book itself is seen. */
const Price: LandingParts["Price"] = ({ children, ...heading }) => (
  <Section {...heading}>
    <Cover className="credit" loading="lazy" />
    {children}
  </Section>
);

/** The line of the bill that can be taken back. */
const Guarantee: LandingParts["Guarantee"] = ({ text, ...heading }) => (
  <Section {...heading}>
    <dl className="bill">
      <div>
        <dt>{refund.label}</dt>
        <dd>{refund.value}</dd>
      </div>
    </dl>
    <p>{text}</p>
  </Section>
);
