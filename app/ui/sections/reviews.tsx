import { hasReviews } from "~/content/readers";
import {
  describeProvenance,
  inOrder,
  orderNote,
  type ReviewProvenance,
  type Review as ReviewText,
  ratingLine,
  reviewPolicy,
  reviewPolicyPath,
  reviewSources,
  type Rating as StarRating,
} from "~/content/reviews";
import type * as sections from "~/content/sections";
import { Section } from "./section";

/** Renders nothing without reviews. */
export function Reviews({ reviews, ...heading }: sections.Reviews) {
  if (reviews.length === 0) return null;
  return (
    <Section {...heading} wide>
      <div className="reviews">
        {inOrder(reviews).map((review) => (
          <Review key={review.quote} {...review} />
        ))}
      </div>
      <ReviewNote reviews={reviews} />
    </Section>
  );
}

/** How real reviews are sorted, with a link to how they are collected. */
export function ReviewNote({ reviews }: { reviews: readonly ReviewProvenance[] }) {
  if (!reviews.some((review) => "published" in review)) return null;
  return (
    <p className="note">
      {orderNote(reviews)} <a href={reviewPolicyPath}>{reviewPolicy.linkLabel}</a>
    </p>
  );
}

export function Review(review: ReviewText) {
  const { initials, role, quote, rating = 5, source } = review;
  return (
    <figure className="review">
      <p className="review-head">
        <Stars rating={rating} /> {source && reviewSources[source]}
      </p>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Portrait {...review} />
        <span>
          <strong>{initials}</strong>
          <br />
          {role}
          <Provenance review={review} />
        </span>
      </figcaption>
    </figure>
  );
}

/** What the law requires below a review. */
export function Provenance({ review }: { review: ReviewProvenance }) {
  const text = describeProvenance(review);
  if (text === null) return null;
  return (
    <>
      <br />
      <small>{text}</small>
    </>
  );
}

/** At most three letters for a name of any length: `C. L.` and `Camille Leroy` give `CL`. */
export function monogram(name: string): string {
  return [...name.matchAll(/(?<!\p{L})\p{L}/gu)].slice(0, 3).join("");
}

export function Portrait({ initials, image }: Pick<ReviewText, "initials" | "image">) {
  const name = `Portrait de ${initials}`;
  return image ? (
    <img className="portrait" src={image} width={64} height={80} alt={name} loading="lazy" />
  ) : (
    <span className="medallion" role="img" aria-label={name}>
      {monogram(initials)}
    </span>
  );
}

/** One star from its top, moving on to the top of the next one, 20 to the right. */
const star = "l2.2 6.3 6.6.1-5.2 4.1 1.9 6.3-5.5-3.8-5.5 3.8 1.9-6.3-5.2-4.1 6.6-.1zm20 0";

interface StarsProps {
  rating: StarRating;
  /** Set if a text beside the stars states the rating. */
  decorative?: boolean;
}

/** Five stars, as many of them filled as the rating. */
export function Stars({ rating, decorative }: StarsProps) {
  return (
    <svg
      className="stars"
      viewBox="0 0 100 20"
      role="img"
      aria-label={`${rating} étoiles sur 5`}
      aria-hidden={decorative}
    >
      <path d={`M10 1.4${star.repeat(rating)}`} />
      {rating < 5 ? (
        <path d={`M${20 * rating + 10} 1.4${star.repeat(5 - rating)}`} fill="none" />
      ) : null}
    </svg>
  );
}

/** The book's rating, if it is known; nothing without reviews. */
export function Rating() {
  if (!hasReviews() || !ratingLine) return null;
  return (
    <p className="rating">
      <Stars rating={5} decorative /> <a href={reviewPolicyPath}>{ratingLine}</a>
    </p>
  );
}
