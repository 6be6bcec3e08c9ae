import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { fortnight } from "~/content/landings/fourteen-days";
import { book, isOnSale } from "~/content/offers";
import { checkoutAddress } from "~/funnel/next-address";
import { orderAction } from "~/handlers/funnel";
import { frenchShortDay } from "~/lib/time";
import type { PageConfig } from "~/shared/page-config";
import { type CustomParts, LandingPage, landingRoute } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { Cover } from "~/ui/sections/book";
import { Closing, Section } from "~/ui/sections/section";
import { bookData } from "~/ui/structured-data";
import { CiteBookTitle } from "~/ui/text";

const landing = landingRoute("/livre-augmente-fl");

export const handle = {
  ...landing.handle,
  unlisted: !isOnSale(book),
  daily: true,
} satisfies PageConfig;
export const meta = pageMeta({
  ...landing.content.meta,
  picture: "livre",
  structuredData: bookData,
});
export const action = orderAction(checkoutAddress("book"));

export function loader({ context }: LoaderFunctionArgs) {
  return { today: context.today };
}

const useToday = () => useLoaderData<typeof loader>().today;

/** The workbook: an open page of squared paper, with the visitor's own fortnight around the book. */
const parts: CustomParts = {
  FirstScreen: ({ hero, children }) => {
    const today = useToday();
    return (
      <section className="hero">
        <div>
          <div className="hero-text">
            <p className="kicker">{hero.kicker}</p>
            <h1>{hero.title}</h1>
          </div>
          <section className="fortnight" aria-label={fortnight.label}>
            <div>
              <ol>
                {fortnight.days(today).map(({ label, date, verb, phase }) => (
                  <li key={date} className={`phase-${phase}`}>
                    {/* In one piece for screen readers; the style sheet breaks the lines. */}
                    <time dateTime={date}>{`${frenchShortDay(date)}\n${label}\n${verb}`}</time>
                  </li>
                ))}
              </ol>
              <Cover />
            </div>
            <p>{fortnight.caption(today)}</p>
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
  Closing: ({ children, ...words }) => (
    <Closing {...words}>
      {children}
      <Cover alt="" loading="lazy" />
      <p className="signed-off">
        <span>{fortnight.end(useToday())}</span> <em>{fortnight.signature}</em>
      </p>
    </Closing>
  ),
};

export default function Page() {
  return <LandingPage content={landing.content} parts={parts} />;
}
