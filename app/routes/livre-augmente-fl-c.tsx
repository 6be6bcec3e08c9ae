import { illustrationSize, illustrations } from "~/content/illustrations";
import { incomeYear, windowMonths } from "~/content/landings/window";
import { checkoutAddress } from "~/funnel/next-address";
import { orderAction } from "~/handlers/funnel";
import { LandingPage, type LandingParts, landingRoute } from "~/ui/landing-page";
import { Cover } from "~/ui/sections/book";
import { FigureList, Section } from "~/ui/sections/section";

const landing = landingRoute("/livre-augmente-fl-c");

export const handle = landing.handle;
export const meta = landing.meta;
export const action = orderAction(checkoutAddress("book"));

export default function Page() {
  return <LandingPage content={landing.content} parts={{ FirstScreen, Figures, Closing }} />;
}

/** A view of roofs through twelve panes, one per month, with the book on the sill in front of the open casement. */
const FirstScreen: LandingParts["FirstScreen"] = ({ hero, children }) => (
  <section className="hero">
    <div>
      <div className="view">
        <img
          src="/images/plates/roofs.svg"
          width={2400}
          height={1100}
          alt={illustrations.roofs.alt}
        />
        <ol className="months" aria-hidden>
          {windowMonths.map((month) => (
            <li key={month}>
              <strong>{month}</strong>
            </li>
          ))}
        </ol>
        <Cover />
      </div>
      <div className="hero-text">
        <div>
          <p className="kicker">{hero.kicker}</p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <div>{children}</div>
      </div>
    </div>
  </section>
);

/** The income figures and what they add up to in a year: a street of twelve houses, the later ones taller. */
const Figures: LandingParts["Figures"] = ({ figures, note, ...heading }) =>
  figures.length > 0 ? (
    <Section {...heading} wide band>
      <FigureList figures={figures} />
      {note ? <Street /> : null}
      {note ? <p className="note">{note}</p> : null}
    </Section>
  ) : null;

function Street() {
  return (
    <figure className="street">
      <div aria-hidden>
        {incomeYear.months.map(({ month, isHigher }) => (
          <i key={month} className={isHigher ? "is-higher" : undefined}>
            {month}
          </i>
        ))}
      </div>
      <figcaption>
        {incomeYear.before} <strong>{incomeYear.after}</strong>
      </figcaption>
    </figure>
  );
}

/** The window again, blown shut by the wind. */
const Closing: LandingParts["Closing"] = ({ title, text, children }) => (
  <section className="closing">
    <div>
      <img
        src="/images/plates/window.svg"
        {...illustrationSize}
        alt={illustrations.window.alt}
        loading="lazy"
      />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  </section>
);
