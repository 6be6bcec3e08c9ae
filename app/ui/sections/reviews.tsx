import { inOrder, orderNote, originOf, type ReviewOrigin, reviewPolicy } from "~/content/reviews";
import type * as sections from "~/content/sections";
import { monogram } from "~/lib/monogram";
import { Section } from "./section";

export function Reviews({ reviews, ...heading }: sections.Reviews) {
  return (
    <Section {...heading} layout="wide">
      <div className="reviews">
        {inOrder(reviews).map((review) => (
          <Review key={review.quote} {...review} />
        ))}
      </div>
      <ReviewNote reviews={reviews} />
    </Section>
  );
}

/** What the reviews are, how they are sorted, and a link to how they are collected. */
export function ReviewNote({ reviews }: { reviews: readonly ReviewOrigin[] }) {
  if (reviews.every((review) => "fictional" in review)) return null;
  return (
    <p className="review-note">
      {orderNote(reviews)}{" "}
      <a href={`/temoignages#${reviewPolicy.anchor}`}>{reviewPolicy.linkLabel}</a>
    </p>
  );
}

export function Review(review: sections.Review) {
  const { initials, role, quote, source } = review;
  return (
    <figure className="review">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Medallion initials={initials} />
        <span>
          <strong>{initials}</strong>
          <br />
          {role}
          {source ? (
            <>
              <br />
              {"sample" in review ? null : <Stars rating={5} />} {source}
            </>
          ) : null}
          {source && "sample" in review ? null : <Origin of={review} />}
        </span>
      </figcaption>
    </figure>
  );
}

/** What the law requires below a review. */
export function Origin({ of: review }: { of: ReviewOrigin }) {
  const text = originOf(review);
  return text === null ? null : <small className="review-origin">{text}</small>;
}

/** In place of a photograph. */
function Medallion({ initials }: { initials: string }) {
  return (
    <span className="medallion" role="img" aria-label={`Portrait de ${initials}`}>
      {monogram(initials)}
    </span>
  );
}

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} étoiles sur 5`}>
      {"★".repeat(rating).padEnd(5, "☆")}
    </span>
  );
}
