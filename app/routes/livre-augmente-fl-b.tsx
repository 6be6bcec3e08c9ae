import type { MetaFunction } from "@remix-run/cloudflare";
import { landingAt } from "~/content/landings";
import { ownCover } from "~/content/landings/dream";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { LandingPage, type OwnParts } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { Cover } from "~/ui/sections/book";
import { Section } from "~/ui/sections/section";
import { CiteBookTitle } from "~/ui/text";

const landing = landingAt("/livre-augmente-fl-b");

export const handle = {
  sheet: "landing",
  theme: landing.theme,
  unlisted: true,
  showsClaims: true,
} satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.content.meta, picture: "livre" });
export const action = orderAction(checkoutOf("book"));

/** A sunrise, and on the table a cover that waits for the visitor's name. */
const own: OwnParts = {
  FirstScreen: ({ hero, children }) => (
    <section className="hero">
      <div>
        <div className="hero-text">
          <p className="kicker">{hero.kicker}</p>
          <h1>{hero.title}</h1>
        </div>
        <p className="lead">
          <CiteBookTitle text={hero.lead} />
        </p>
        <div className="hero-text order">{children}</div>
        <div className="table">
          <Cover />
          <OwnCover />
        </div>
      </div>
    </section>
  ),
  Guarantee: ({ title, text }) => (
    <Section title={title}>
      <p className="promise">{text}</p>
    </Section>
  ),
};

/** Has no `name` and is in no form: the text is never sent. */
function OwnCover() {
  const { label, placeholder, letters, longFrom, note } = ownCover;
  return (
    <div className="own-cover">
      <input
        type="text"
        aria-label={label}
        placeholder={placeholder}
        maxLength={letters}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        // For the style sheet, which shrinks a long name: it is not an error.
        pattern={`.{0,${longFrom - 1}}`}
        aria-invalid={false}
      />
      <p>{note}</p>
    </div>
  );
}

export default function Page() {
  return <LandingPage content={landing.content} own={own} />;
}
