import type { ReactNode } from "react";
import { offSale } from "~/content/off-sale";
import { isOnSale, training } from "~/content/offers";
import { products } from "~/content/products";
import { type TrainingPage as Page, trainingPageOn } from "~/content/training";
import { presale, seatPrice, seatPrices } from "~/content/training-sale";
import { checkoutAddress } from "~/funnel/next-address";
import { orderAction } from "~/handlers/funnel";
import { price } from "~/lib/money";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { readOffers, useOffers } from "~/ui/root-data";
import { Byline } from "~/ui/sections/author";
import { OfferPrice, OfferTerms, OrderForm, type OrderPlace, WayOn } from "~/ui/sections/price";
import { Reviews } from "~/ui/sections/reviews";
import { Closing, Faq, FigureList, Guarantee, Hero, Points, Section } from "~/ui/sections/section";
import { trainingData } from "~/ui/structured-data";

export const handle = {
  sheet: "offer",
  theme: "training",
  showsClaims: true,
  unlisted: !isOnSale(training),
} satisfies PageConfig;
export const meta = pageMeta(({ matches }) => {
  const offers = readOffers(matches);
  const { meta } = trainingPageOn(offers);
  return { ...meta, picture: "formation", structuredData: trainingData(offers) };
});
export const action = orderAction(checkoutAddress("training"));

/** The training. Every reserve button posts to this page; while enrolment is closed, each button is a link instead. */
export default function TrainingPage() {
  const offers = useOffers();
  const page = trainingPageOn(offers);
  const canReserve = offers.sale === "open" || offers.sale === "list";
  const { hero, claims, audience, reasons, modules, comparison, bonuses, price, closing } = page;
  const reserve = (place: OrderPlace) =>
    canReserve ? (
      <OrderForm label={page.reserveLabel} place={place} />
    ) : (
      <WayOn {...offSale.training.link} />
    );
  return (
    <>
      <Hero
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        beside={
          <>
            <div className="hero-card">
              <img src="/images/shelf.svg" width={320} height={400} alt="" />
              <p className="kicker">{hero.offerValidity}</p>
              {canReserve ? <Fee /> : null}
              {reserve("hero")}
              <Ticks items={hero.facts} className="facts" />
              {canReserve ? <OfferTerms rights={products.training.rights} /> : null}
            </div>
            <FigureList figures={claims} />
          </>
        }
      >
        <Byline />
      </Hero>
      <Section title={audience.title} intro={audience.intro}>
        <Ticks items={audience.items} className="audience" />
      </Section>
      <Points tone="reason" {...reasons} />
      <Section wide band title={modules.title} intro={modules.intro}>
        <Syllabus {...modules} />
      </Section>
      {price ? <Seat terms={price}>{reserve("price")}</Seat> : null}
      <Points {...bonuses} wide={false} />
      <Reviews {...page.reviews} />
      {isOnSale(training) ? <Guarantee {...page.guarantee} /> : null}
      <Comparison {...comparison} />
      <Faq {...page.faq} />
      <Closing {...closing}>{reserve("closing")}</Closing>
      {canReserve ? (
        <div className="sticky-order">
          <OrderForm label={page.reserveLabel} place="bar">
            <Fee />
          </OrderForm>
        </div>
      ) : null}
    </>
  );
}

function Fee() {
  const offers = useOffers();
  const prices = seatPrice(offers);
  return prices ? (
    <OfferPrice prices={prices}>
      {offers.sale === "open" ? <span className="was-price">{presale.note}</span> : null}
    </OfferPrice>
  ) : null;
}

/** What a seat costs now and later, with the reserve button. */
function Seat({ terms, children }: { terms: NonNullable<Page["price"]>; children: ReactNode }) {
  const { sale } = useOffers();
  return (
    <Section title={terms.title} intro={terms.places}>
      <div className="offer">
        {sale === "open" ? <PresalePrice /> : null}
        {sale === "list" ? <Fee /> : null}
        {children}
        {sale === "open" || sale === "list" ? (
          <>
            <p className="secure">{terms.payment}</p>
            <OfferTerms rights={products.training.rights} />
          </>
        ) : null}
      </div>
    </Section>
  );
}

/** The modules as in a course catalogue: 1, then 1.1 to 1.4. */
function Syllabus({ items: modules }: Page["modules"]) {
  return (
    <ol className="syllabus">
      {modules.map(({ title, items }) => (
        <li key={title}>
          <h3>{title}</h3>
          <ol>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** Two facing pages. A topic stands above the cells of its row, so that a narrow screen still shows one table. */
function Comparison({ title, withoutLabel, withLabel, rows }: Page["comparison"]) {
  return (
    <section className="section wide band comparison">
      <div>
        <table className="comparison-table">
          <caption>
            <h2>{title}</h2>
          </caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{withoutLabel}</th>
              <th scope="col">{withLabel}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.topic}>
                <th scope="row">
                  <span className="tag">{row.topic}</span>
                </th>
                <td>{row.without}</td>
                <td>{row.with}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PresalePrice() {
  const { rows, saving } = seatPrices;
  return (
    <>
      <dl className="price-list">
        {rows.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{price(cents)}</dd>
          </div>
        ))}
      </dl>
      {saving ? (
        <p>
          <span className="tag">{saving}</span>
        </p>
      ) : null}
    </>
  );
}
