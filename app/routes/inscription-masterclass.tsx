import type { MetaFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { training } from "~/content/offers";
import { type TrainingPage as Page, trainingPage as page } from "~/content/training";
import { checkoutOf } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
import { price } from "~/lib/money";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { FigureList } from "~/ui/sections/figures";
import { Closing, Hero } from "~/ui/sections/hero";
import { PointList, Points } from "~/ui/sections/points";
import { OfferPrice, OrderForm } from "~/ui/sections/price";
import { Faq, Guarantee, Section } from "~/ui/sections/section";
import { trainingData } from "~/ui/structured-data";

export const handle = { sheet: "offer", theme: "training" } satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...page.meta, picture: "formation", structuredData: trainingData });
export const action = orderAction(checkoutOf("training"));

/** The pre-sale training. Every reserve button posts to this page. */
export default function TrainingPage() {
  const { hero, claims, audience, reasons, modules, comparison, bonuses, price, closing } = page;
  const reserve = <OrderForm label={page.reserveLabel} />;
  return (
    <>
      <Hero
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        beside={
          <>
            <div className="hero-card">
              <p className="kicker">{hero.offerValidity}</p>
              <OfferPrice {...training} />
              <Ticks items={hero.facts} className="facts" />
              {reserve}
            </div>
            <FigureList figures={claims} />
          </>
        }
      />
      <Section title={audience.title} intro={audience.intro}>
        <Ticks items={audience.items} className="audience" />
      </Section>
      <Points tone="reason" {...reasons} />
      <Section layout="wide" band title={modules.title} intro={modules.intro}>
        <Syllabus {...modules} />
      </Section>
      <Comparison {...comparison} />
      <Section title={bonuses.title} intro={bonuses.intro}>
        <PointList items={bonuses.items} />
      </Section>
      <Section title={price.title} intro={price.places}>
        <Enrolment {...price}>{reserve}</Enrolment>
      </Section>
      <Guarantee {...page.guarantee} />
      <Faq {...page.faq} />
      <Closing {...closing}>{reserve}</Closing>
      <div className="sticky-order">
        <OrderForm label={page.reserveLabel}>
          <OfferPrice {...training} />
        </OrderForm>
      </div>
    </>
  );
}

/** The modules as a course catalogue sets them: 1, then 1.1 to 1.4. */
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

/** Two facing pages. A topic heads its own row group, so that the table stays one on a narrow screen. */
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
              <th scope="col">{withoutLabel}</th>
              <th scope="col">{withLabel}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody key={row.topic}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <span className="tag">{row.topic}</span>
                </th>
              </tr>
              <tr>
                <td>{row.without}</td>
                <td>{row.with}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

/** The fee now and later, and the way to pay the first. */
function Enrolment({ children, ...terms }: Page["price"] & { children: ReactNode }) {
  return (
    <div className="offer">
      <dl className="price-list">
        <div>
          <dt>{terms.until}</dt>
          <dd>{price(training.cents)}</dd>
        </div>
        <div>
          <dt>{terms.listFrom}</dt>
          <dd>{price(training.listCents)}</dd>
        </div>
      </dl>
      <p>
        <span className="tag">{terms.saving}</span>
      </p>
      {children}
      <p className="secure">{terms.payment}</p>
    </div>
  );
}
