import { illustrationSize, illustrations } from "~/content/illustrations";
import { checkoutAddress } from "~/funnel/next-address";
import { orderAction } from "~/handlers/funnel";
import { LandingPage, type LandingParts, landingRoute } from "~/ui/landing-page";
import { Cover } from "~/ui/sections/book";
import { CiteBookTitle } from "~/ui/text";

const landing = landingRoute("/livre-augmente-fl-e");

export const handle = landing.handle;
export const meta = landing.meta;
export const action = orderAction(checkoutAddress("book"));

export default function Page() {
  return <LandingPage content={landing.content} parts={{ FirstScreen }} />;
}

/** A suite of rooms at night. Three open doors lead the eye to the book, lit on the table of the last room. */
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
