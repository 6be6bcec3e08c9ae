import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { perDay, perMonth, said } from "~/content/claims";
import { errorTitle } from "~/content/forms";
import { billForm, openBill, readMonth, usualMonth } from "~/content/landings/bill";
import { lossAt, refund } from "~/content/landings/loss";
import { checkoutAddress } from "~/funnel/next-address";
import { readPrefilledEmail } from "~/funnel/query";
import { orderAction } from "~/handlers/funnel";
import { unbrokenPrice as price } from "~/lib/money";
import type { PageConfig } from "~/shared/page-config";
import { utmParameters } from "~/statistics/ad";
import { FieldError } from "~/ui/forms/form-parts";
import { LandingPage, type LandingParts, landingRoute } from "~/ui/landing-page";
import { pageMeta } from "~/ui/page-meta";
import { Cover } from "~/ui/sections/book";
import { Section } from "~/ui/sections/section";

const landing = landingRoute("/livre-augmente-fl-d");

export const handle = { ...landing.handle, carriesAd: true } satisfies PageConfig;

/** The monthly income that the visitor typed; the usual one if it cannot be read. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const typed = query.get(billForm.name)?.slice(0, 40) ?? null;
  const month = typed === null ? usualMonth : readMonth(typed);
  const email = readPrefilledEmail(query);
  return {
    typed,
    monthly: month ?? usualMonth,
    isWrong: month === null,
    /** What the page's URL tells the checkout. */
    carried: [
      ...utmParameters(query),
      ...(email ? [{ name: "prefilled_email", value: email }] : []),
    ],
  };
}

export const meta = pageMeta<typeof loader>(({ data }) => {
  const { title, description } = landing.content.meta;
  const shown = data?.isWrong ? errorTitle(title) : title;
  return { title: shown, description, picture: "livre" };
});
export const action = orderAction(checkoutAddress("book"));

export default function Page() {
  const { monthly } = useLoaderData<typeof loader>();
  return <LandingPage content={lossAt(monthly)} parts={{ FirstScreen, Guarantee, Closing }} />;
}

/** The bill, with a first line that the visitor fills in, and beside it the one-off price. */
const FirstScreen: LandingParts["FirstScreen"] = ({ hero, children }) => (
  <section className="hero">
    <div>
      <div className="hero-text">
        <p className="kicker">{hero.kicker}</p>
        <h1>{hero.title}</h1>
        {said.dailyLoss.claim ? <Bill /> : <OpenBill />}
      </div>
      <div className="hero-text credit">
        <Cover />
        <p className="lead">{hero.lead}</p>
        {children}
      </div>
    </div>
  </section>
);

function Bill() {
  const { typed, monthly, isWrong, carried } = useLoaderData<typeof loader>();
  const sum = price(perDay(monthly));
  return (
    <form method="get" className="bill" aria-label={billForm.title}>
      {carried.map((parameter) => (
        <input key={parameter.name} type="hidden" {...parameter} />
      ))}
      <div className="entry">
        <label htmlFor={billForm.name}>{billForm.label}</label>
        <span>
          <input
            id={billForm.name}
            name={billForm.name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            defaultValue={typed ?? price(monthly)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? "revenus-erreur" : undefined}
          />
          <button type="submit" className="button quiet">
            {billForm.button}
          </button>
        </span>
        <FieldError id="revenus-erreur" message={isWrong ? billForm.error : undefined} />
      </div>
      <p className="line">
        {billForm.increase} <b>{price(perMonth(monthly))}</b>
      </p>
      <p className={typed === null ? "sum" : "sum printed"}>
        <strong className={sum.length > 4 ? "is-long" : undefined}>{sum}</strong> {billForm.unit}
      </p>
      <p className="hint">{billForm.hint(monthly)}</p>
    </form>
  );
}

/** What a missing book costs, in words. */
function OpenBill() {
  return (
    <div className="bill">
      {openBill.lines.map(({ label, value }) => (
        <p key={label} className="line">
          {label} <b>{value}</b>
        </p>
      ))}
      <p className="sum">
        <strong className="is-long">{openBill.sum}</strong> {openBill.unit}
      </p>
    </div>
  );
}

/** The line of the bill that can be refunded. */
const Guarantee: LandingParts["Guarantee"] = ({ text, ...heading }) => (
  <Section {...heading}>
    <p className="line">
      {refund.label} <b>{refund.value}</b>
    </p>
    <p>{text}</p>
  </Section>
);

/** The bottom of the receipt. */
const Closing: LandingParts["Closing"] = ({ title, text, children }) => (
  <section className="closing">
    <div>
      <Cover loading="lazy" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  </section>
);
