import { useLocation, useMatches } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { guarantee } from "~/content/colophon";
import { illustrationSize, illustrations } from "~/content/illustrations";
import { type LandingPath, landingAt } from "~/content/landings";
import type { LandingContent, LandingSection } from "~/content/landings/types";
import { offSale } from "~/content/off-sale";
import { book, isOnSale } from "~/content/offers";
import type * as sections from "~/content/sections";
import { canonicalPath } from "~/shared/address";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "./icons/icon";
import { pageMeta } from "./page-meta";
import { readSiteUrl } from "./root-data";
import { Author, Byline } from "./sections/author";
import { Contents, Cover, LookInside } from "./sections/book";
import {
  Assurances,
  BookOffer,
  BookPrice,
  OffSaleNotice,
  OrderForm,
  WayOn,
} from "./sections/price";
import { ReadPage } from "./sections/read-page";
import { Rating, Reviews } from "./sections/reviews";
import { Closing, Faq, FigureList, Guarantee, Points, Prose, Section } from "./sections/section";
import { Plan, TimeScale } from "./sections/timeline";
import { VisitorName } from "./text";

/** What the routes of all sales pages export. */
export function landingRoute(path: LandingPath) {
  const { theme, content } = landingAt(path);
  const handle = {
    sheet: "landing",
    theme,
    unlisted: true,
    showsClaims: true,
  } satisfies PageConfig;
  return { content, handle, meta: pageMeta({ ...content.meta, picture: "livre" }) };
}

/** The parts that a sales page may render in its own way. The children of `FirstScreen` and `Closing` are the order form. */
export interface LandingParts {
  FirstScreen: ComponentType<{ hero: LandingContent["hero"]; children: ReactNode }>;
  Figures: ComponentType<sections.Figures>;
  Guarantee: ComponentType<sections.Guarantee>;
  Closing: ComponentType<LandingContent["closing"] & { children: ReactNode }>;
}

export type CustomParts = Pick<LandingParts, "FirstScreen"> & Partial<LandingParts>;

const defaultParts: Omit<LandingParts, "FirstScreen"> = { Figures, Guarantee, Closing };

interface LandingPageProps {
  content: LandingContent;
  parts: CustomParts;
}

/** A sales page from its data: first screen, sections in order, closing call, and the order bar. */
export function LandingPage({ content, parts: custom }: LandingPageProps) {
  const { hero, sections, closing, cta } = content;
  const parts = { ...defaultParts, ...custom };
  const onSale = isOnSale(book);
  const siteUrl = readSiteUrl(useMatches());
  const { pathname } = useLocation();
  const showsPages = sections.some(({ kind }) => kind === "spreads");
  return (
    <>
      <parts.FirstScreen hero={hero}>
        <Byline />
        {hero.rated ? <Rating /> : null}
        {onSale ? (
          <>
            <OrderForm label={cta} place="hero">
              <BookPrice />
            </OrderForm>
            <Assurances />
            <Ticks items={hero.facts} className="facts" />
          </>
        ) : (
          <OffSaleNotice {...offSale.book} />
        )}
      </parts.FirstScreen>
      {sections
        .filter(({ kind }) => onSale || (kind !== "price" && kind !== "guarantee"))
        .map((section) => (
          <SectionOf
            key={keyOf(section)}
            section={section}
            cta={cta}
            parts={parts}
            showsPages={showsPages}
          />
        ))}
      {onSale ? (
        <parts.Closing {...closing}>
          <OrderForm label={cta} place="closing" />
          <Assurances />
        </parts.Closing>
      ) : (
        <Closing {...offSale.book}>
          <WayOn {...offSale.book.link} />
        </Closing>
      )}
      {/* In print, instead of the buttons. */}
      <p className="printed-address">{siteUrl + canonicalPath(pathname)}</p>
      {onSale ? (
        <div className="sticky-order">
          <OrderForm label={cta} place="bar">
            <Cover alt="" loading="lazy" />
            <div>
              <BookPrice />
              <p>{guarantee}</p>
            </div>
          </OrderForm>
        </div>
      ) : null}
    </>
  );
}

const keyOf = (section: LandingSection) =>
  section.kind === "illustration" ? section.picture : section.kind + section.title;

interface SectionOfProps {
  section: LandingSection;
  cta: string;
  parts: LandingParts;
  /** Whether a section of the page shows pages of the book. */
  showsPages: boolean;
}

function SectionOf({ section, cta, parts, showsPages }: SectionOfProps) {
  switch (section.kind) {
    case "prose":
      return <Prose {...section} />;
    case "points":
      return <Points {...section} />;
    case "contents":
      return <Contents {...section}>{showsPages ? null : <ReadPage />}</Contents>;
    case "spreads":
      return <LookInside {...section} />;
    case "story":
      return <Story {...section} />;
    case "programme":
      return <Programme {...section} />;
    case "figures":
      return <parts.Figures {...section} />;
    case "illustration":
      return <Illustration {...section} />;
    case "plan":
      return <Plan {...section} />;
    case "author":
      return <Author {...section} />;
    case "reviews":
      return <Reviews {...section} />;
    case "price":
      return (
        <Section {...section} band>
          <BookOffer label={section.label}>
            <OrderForm label={cta} place="price" />
          </BookOffer>
        </Section>
      );
    case "guarantee":
      return <parts.Guarantee {...section} />;
    case "faq":
      return <Faq {...section} />;
  }
}

/** Below the first screen, so it loads lazily. */
function Illustration({ picture, quote, caption }: sections.Illustration) {
  return (
    <figure className="illustration">
      <img
        src={`/images/plates/${picture}.svg`}
        {...illustrationSize}
        alt={illustrations[picture].alt}
        loading="lazy"
      />
      {quote ? <blockquote>{quote}</blockquote> : null}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

function Story({ moments, ...heading }: sections.Story) {
  return (
    <Section {...heading}>
      <ol className="timeline">
        {moments.map(({ when, title, text, timeSpan }) => (
          <li key={when}>
            <p className="kicker">{when}</p>
            {timeSpan ? <TimeScale {...timeSpan} /> : null}
            <h3>{title}</h3>
            <p>
              <VisitorName text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Programme({ phases, ...heading }: sections.Programme) {
  return (
    <Section {...heading}>
      <ol className="timeline">
        {phases.map(({ days, percent, title, text }) => (
          <li key={days}>
            <p className="kicker phase">
              {days} <span>{percent}% du parcours</span>
            </p>
            <progress
              max={100}
              value={percent}
              aria-label={`${days}\u00a0: ${percent}% du parcours`}
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Figures({ figures, note, ...heading }: sections.Figures) {
  if (figures.length === 0) return null;
  return (
    <Section {...heading} wide band>
      <FigureList figures={figures} />
      {note ? <p className="note">{note}</p> : null}
    </Section>
  );
}
