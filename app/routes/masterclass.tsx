import type { MetaFunction } from "@remix-run/cloudflare";
import { masterclassPageOn } from "~/content/masterclass";
import { training } from "~/content/offers";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { offersIn, useOffers } from "~/ui/root-data";
import { FigureList } from "~/ui/sections/figures";
import { Closing, Hero } from "~/ui/sections/hero";
import { OfferPrice, OfferTerms } from "~/ui/sections/price";
import { Faq, Section } from "~/ui/sections/section";
import { Plan } from "~/ui/sections/timeline";

export const handle = {
  sheet: "offer",
  theme: "masterclass",
  showsClaims: true,
} satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    ...masterclassPageOn(offersIn(args.matches)).meta,
    picture: "formation",
  });

export default function MasterclassPage() {
  const offers = useOffers();
  const isOnSale = offers.sale === "open" || offers.sale === "list";
  const page = masterclassPageOn(offers);
  const { agenda, takeaways, timeline, closing } = page;
  const register = (
    <p className="actions">
      <a className="button" href="/inscription-masterclass">
        {page.registerLabel}
      </a>
    </p>
  );
  return (
    <>
      <Hero
        kicker={page.kicker}
        title={page.title}
        lead={page.lead}
        beside={
          <>
            <RouteMap />
            <FigureList figures={page.facts} />
          </>
        }
      >
        {offers.sale === "open" ? (
          <OfferPrice {...training}>
            <span className="was-price">{page.withTraining}</span>
          </OfferPrice>
        ) : null}
        {register}
        {isOnSale ? <OfferTerms of="training" /> : null}
      </Hero>
      <Plan title={agenda.title} intro={agenda.intro} steps={agenda.items} />
      <Section title={takeaways.title}>
        <Ticks items={takeaways.items} className="checklist" />
      </Section>
      <Section layout="wide" band title={timeline.title}>
        <ol className="timetable">
          {timeline.moments.map(({ when, title, text }) => (
            <li key={when}>
              <p className="kicker">{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Faq {...page.faq} />
      <Closing {...closing}>{register}</Closing>
    </>
  );
}

/** Contour lines: the same hill at other places and heights, as `x y scale`. */
const contours = [
  ...[1.3, 1.04, 0.8, 0.56, 0.32].map((scale) => [258, 118, scale]),
  ...[0.95, 0.7, 0.46, 0.24].map((scale) => [78, 262, scale]),
  ...[0.75, 0.5, 0.26].map((scale) => [36, 36, scale]),
  ...[0.9, 0.62, 0.36].map((scale) => [352, 318, scale]),
];

const stops = [
  [48, 292],
  [152, 232],
  [206, 158],
  [338, 168],
];

/** A walker's map with the four stops of the masterclass on its trail. Decoration. */
function RouteMap() {
  return (
    <svg className="route-map" viewBox="0 0 400 340" aria-hidden="true">
      <defs>
        <path id="hill" d="M0-100C60-105 112-58 104 4S40 92-8 80-112 38-104-18-58-95 0-100Z" />
      </defs>
      <rect className="route-map__land" width="400" height="340" />
      <g>
        {contours.map(([x, y, scale]) => (
          <use
            key={`${x} ${scale}`}
            href="#hill"
            transform={`translate(${x} ${y})scale(${scale})`}
          />
        ))}
      </g>
      <path className="route-map__river" d="M0 118C60 124 92 150 122 182S214 262 226 340" />
      <path
        className="route-map__trail"
        d="M48 292C84 250 122 286 152 232S150 172 206 158 316 226 338 168 292 134 262 116"
      />
      {stops.map(([x, y], index) => (
        <g key={x} className="route-map__stop" transform={`translate(${x} ${y})`}>
          <circle r="12" />
          <text y="5">{index + 1}</text>
        </g>
      ))}
      <path className="route-map__flag" d="M262 118V62l36 13-36 14" />
      <rect className="route-map__frame" x="4" y="4" width="392" height="332" />
      <rect className="route-map__frame route-map__scale" x="4" y="4" width="392" height="332" />
      <path d="M0 0h400v340H0ZM8 8h384v324H8Z" />
    </svg>
  );
}
