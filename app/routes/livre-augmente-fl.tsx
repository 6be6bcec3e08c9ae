import type { MetaFunction } from "@remix-run/cloudflare";
import { landingAt } from "~/content/landings";
import { calendar, signedOff } from "~/content/landings/fourteen-days";
import { book } from "~/content/offers";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { LandingPage, type OwnParts } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { Cover } from "~/ui/sections/book";
import { Section } from "~/ui/sections/section";
import { bookData } from "~/ui/structured-data";
import { CiteBookTitle } from "~/ui/text";

const landing = landingAt("/livre-augmente-fl");

export const handle = {
  sheet: "landing",
  theme: landing.theme,
  showsClaims: true,
} satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.content.meta, picture: "livre", structuredData: bookData });
export const action = orderAction(checkoutOf("book"));

const days = calendar.phases.flatMap(({ verbs }, phase) =>
  verbs.map((verb) => ({ verb, phase: phase + 1 })),
);

/** The workbook: an open page of squared paper, the fortnight in fourteen squares. */
const own: OwnParts = {
  FirstScreen: ({ hero, children }) => (
    <>
      <ol className="ruler" aria-hidden>
        {days.map(({ verb }, index) => (
          <li key={verb}>J{index + 1}</li>
        ))}
      </ol>
      <section className="hero">
        <div>
          <div className="hero-text">
            <p className="kicker">{hero.kicker}</p>
            <h1>{hero.title}</h1>
            <p className="lead">
              <CiteBookTitle text={hero.lead} />
            </p>
            {children}
          </div>
          <section className="fortnight" aria-label={calendar.label}>
            <ol className="days">
              {days.map(({ verb, phase }, index) => (
                <li key={verb} className={`phase-${phase}`}>
                  <b>J{index + 1}</b> {verb}
                </li>
              ))}
            </ol>
            <ul className="phases">
              {calendar.phases.map(({ title }, index) => (
                <li key={title} className={`phase-${index + 1}`}>
                  {title}
                </li>
              ))}
            </ul>
            <Cover />
          </section>
        </div>
      </section>
    </>
  ),
  Guarantee: ({ text, ...heading }) => (
    <Section {...heading}>
      <div className="approved">
        <p aria-hidden>
          <b>{book.guaranteeDays}</b> jours
        </p>
        <p>{text}</p>
      </div>
    </Section>
  ),
  Closing: ({ title, text, children }) => (
    <section className="closing">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
        <p className="signed-off">
          <span>{signedOff.task}</span> <em>{signedOff.signature}</em>
        </p>
      </div>
    </section>
  ),
};

export default function Page() {
  return <LandingPage content={landing.content} own={own} />;
}
