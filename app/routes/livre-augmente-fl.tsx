import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { landingAt } from "~/content/landings";
import { fortnightFrom } from "~/content/landings/fourteen-days";
import { book } from "~/content/offers";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import { frenchShortDay } from "~/lib/time";
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
  daily: true,
} satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...landing.content.meta, picture: "livre", structuredData: bookData });
export const action = orderAction(checkoutOf("book"));

export function loader({ context }: LoaderFunctionArgs) {
  return { today: context.today };
}

const useFortnight = () => fortnightFrom(useLoaderData<typeof loader>().today);

/** The workbook: an open page of squared paper, the visitor's own fortnight around the book. */
const own: OwnParts = {
  FirstScreen: ({ hero, children }) => {
    const { label, days, caption } = useFortnight();
    return (
      <section className="hero">
        <div>
          <div className="hero-text">
            <p className="kicker">{hero.kicker}</p>
            <h1>{hero.title}</h1>
          </div>
          <section className="fortnight" aria-label={label}>
            <div>
              <ol>
                {days.map(({ label, date, verb, phase }) => (
                  <li key={date} className={`phase-${phase}`}>
                    {label} <time dateTime={date}>{frenchShortDay(date)}</time> {verb}
                  </li>
                ))}
              </ol>
              <Cover />
            </div>
            <p>{caption}</p>
          </section>
          <div className="hero-text order">{children}</div>
          <p className="lead">
            <CiteBookTitle text={hero.lead} />
          </p>
        </div>
      </section>
    );
  },
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
  Closing: ({ title, text, children }) => {
    const { end, signature } = useFortnight();
    return (
      <section className="closing">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          {children}
          <Cover alt="" loading="lazy" />
          <p className="signed-off">
            <span>{end}</span> <em>{signature}</em>
          </p>
        </div>
      </section>
    );
  },
};

export default function Page() {
  return <LandingPage content={landing.content} own={own} />;
}
