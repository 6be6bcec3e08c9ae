import { masterclassPageOn } from "~/content/masterclass";
import { isOnSale, training } from "~/content/offers";
import { products } from "~/content/products";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { readOffers, useOffers } from "~/ui/root-data";
import { OfferPrice, OfferTerms, WayOn } from "~/ui/sections/price";
import { Reviews } from "~/ui/sections/reviews";
import { Closing, Faq, FigureList, Hero, Section } from "~/ui/sections/section";
import { Plan } from "~/ui/sections/timeline";

export const handle = {
  sheet: "offer",
  theme: "masterclass",
  showsClaims: true,
  unlisted: !isOnSale(training),
} satisfies PageConfig;
export const meta = pageMeta(({ matches }) => ({
  ...masterclassPageOn(readOffers(matches)).meta,
  picture: "formation",
}));

export default function MasterclassPage() {
  const offers = useOffers();
  const canReserve = offers.sale === "open" || offers.sale === "list";
  const page = masterclassPageOn(offers);
  const { agenda, takeaways, timeline, closing } = page;
  const register = <WayOn {...page.register} />;
  return (
    <>
      <Hero
        kicker={page.kicker}
        title={page.title}
        lead={page.lead}
        beside={
          <>
            <img className="route-map" src="/images/map.svg" width={320} height={400} alt="" />
            <FigureList figures={page.facts} />
          </>
        }
      >
        {offers.sale === "open" ? (
          <OfferPrice prices={training}>
            <span className="was-price">{page.withTraining}</span>
          </OfferPrice>
        ) : null}
        {register}
        {canReserve ? <OfferTerms rights={products.training.rights} /> : null}
      </Hero>
      <Plan title={agenda.title} intro={agenda.intro} steps={agenda.items} />
      <Section title={takeaways.title}>
        <Ticks items={takeaways.items} className="checklist" />
      </Section>
      {timeline ? (
        <Section wide band title={timeline.title}>
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
      ) : null}
      <Reviews {...page.reviews} />
      <Faq {...page.faq} />
      <Closing {...closing}>{register}</Closing>
    </>
  );
}
