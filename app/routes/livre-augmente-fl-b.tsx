import { ownCover, ownTitlePage } from "~/content/landings/dream";
import { checkoutAddress } from "~/funnel/next-address";
import { orderAction } from "~/handlers/funnel";
import type { PageConfig } from "~/shared/page-config";
import { type CustomParts, LandingPage, landingRoute } from "~/ui/landing-page";
import { Cover } from "~/ui/sections/book";
import { Closing, Section } from "~/ui/sections/section";
import { CiteBookTitle, VisitorName } from "~/ui/text";

const landing = landingRoute("/livre-augmente-fl-b");

export const handle = { ...landing.handle, script: "/own-name.js" } satisfies PageConfig;
export const meta = landing.meta;
export const action = orderAction(checkoutAddress("book"));

/** A sunrise, and on the table our book beside one that waits for the visitor's name. */
const parts: CustomParts = {
  FirstScreen: ({ hero, children }) => (
    <section className="hero">
      <div>
        <div className="hero-text">
          <p className="kicker">{hero.kicker}</p>
          <h1>{hero.title}</h1>
        </div>
        <div className="table">
          <Cover />
          <VisitorCover />
          <p>{ownCover.note}</p>
        </div>
        <div className="hero-text order">{children}</div>
        <p className="lead">
          <CiteBookTitle text={hero.lead} />
        </p>
      </div>
    </section>
  ),
  Guarantee: ({ title, text }) => (
    <Section title={title}>
      <p className="promise">{text}</p>
    </Section>
  ),
  Closing: ({ children, ...words }) => (
    <Closing {...words}>
      <div className="table shelf">
        <Cover alt="" loading="lazy" />
        <div className="own-cover">
          <p>
            <VisitorName text={ownTitlePage} />
          </p>
        </div>
      </div>
      {children}
    </Closing>
  ),
};

/** Outside any form and without a `name`, so the text is never sent. */
function VisitorCover() {
  const { label, placeholder, letters } = ownCover;
  return (
    <div className="own-cover">
      <textarea
        aria-label={label}
        placeholder={placeholder}
        maxLength={letters}
        rows={4}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}

export default function Page() {
  return <LandingPage content={landing.content} parts={parts} />;
}
