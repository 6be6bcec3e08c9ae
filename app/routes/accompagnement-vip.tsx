import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { offSale } from "~/content/off-sale";
import { isOnSale, vip } from "~/content/offers";
import { vipPage as page } from "~/content/vip";
import type { PageConfig } from "~/shared/page-config";
import { pageMeta } from "~/ui/page-meta";
import { Byline } from "~/ui/sections/author";
import { OfferPrice, OfferTerms, OffSaleNotice, WayOn } from "~/ui/sections/price";
import { Review } from "~/ui/sections/reviews";
import { FigureList, Hero, Section } from "~/ui/sections/section";

export const handle = {
  sheet: "offer",
  theme: "vip",
  showsClaims: true,
  unlisted: !isOnSale(vip),
} satisfies PageConfig;
export const meta = pageMeta({ ...page.meta, picture: "vip" });

export function loader({ context: { env } }: LoaderFunctionArgs) {
  return { bookingUrl: env.VIP_BOOKING_URL };
}

/** The coaching programme, as a letter. It is sold in conversation: its only link books the call. */
export default function VipPage() {
  const onSale = isOnSale(vip);
  const { letter, phases, guarantee, testimonials, price, call } = page;
  return (
    <>
      <Hero
        title={page.title}
        lead={page.lead}
        beside={
          <>
            <img className="seal" src="/images/seal.svg" width={168} height={168} alt="" />
            <FigureList figures={page.facts} />
          </>
        }
      >
        <Byline />
        {onSale ? (
          <>
            <OfferPrice prices={vip}>
              <span className="was-price">
                {price.or} {price.instalments}
              </span>{" "}
              <span className="tag">
                {price.places.short} {price.places.value}
              </span>
            </OfferPrice>
            <BookCall />
          </>
        ) : (
          <OffSaleNotice {...offSale.vip} />
        )}
      </Hero>
      <Section title={letter.title}>
        <div className="letter">
          <p>{letter.salutation}</p>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{letter.signature}</p>
        </div>
      </Section>
      <Section wide title={phases.title} intro={phases.intro}>
        <Phases items={phases.items} />
      </Section>
      <section className="vip-guarantee">
        <h2>{guarantee.title}</h2>
        <p>{guarantee.text}</p>
      </section>
      <Section title={testimonials.title} intro={testimonials.fictionalNote}>
        <div className="reviews">
          {testimonials.reviews.map((review) => (
            <Review key={review.quote} {...review} />
          ))}
        </div>
      </Section>
      {onSale ? (
        <>
          <Section title={price.title}>
            <Terms {...price} />
            <OfferTerms {...page.terms} />
          </Section>
          <Section title={call.title} intro={call.text}>
            <BookCall />
          </Section>
        </>
      ) : (
        <Section title={offSale.vip.title} intro={offSale.vip.text}>
          <WayOn {...offSale.vip.link} />
        </Section>
      )}
    </>
  );
}

function BookCall() {
  const { bookingUrl } = useLoaderData<typeof loader>();
  return (
    <p className="actions">
      <a className="button" href={bookingUrl}>
        {page.call.linkLabel}
      </a>
    </p>
  );
}

function Phases({ items }: Pick<typeof page.phases, "items">) {
  return (
    <ol className="columns phases">
      {items.map(({ weeks, title, text, items }) => (
        <li key={weeks}>
          <p className="kicker">{weeks}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Terms(price: typeof page.price) {
  return (
    <dl className="terms">
      <div>
        <dt>{price.feeLabel}</dt>
        <dd>
          <OfferPrice prices={vip} />
        </dd>
      </div>
      <div>
        <dt>
          {price.instalmentsLabel} <small>{price.instalmentsNote}</small>
        </dt>
        <dd>{price.instalments}</dd>
      </div>
      <div>
        <dt>{price.places.label}</dt>
        <dd>{price.places.value}</dd>
      </div>
    </dl>
  );
}
