import type { Testimonial } from "~/content/testimonials";
import { monogram } from "~/lib/monogram";

/** A photograph where there is one, else the spine of the book that was written, with its author's letters. */
export function Portrait({ initials, image }: Pick<Testimonial, "initials" | "image">) {
  const name = `Portrait de ${initials}`;
  if (image) {
    return (
      <img className="portrait" src={image} width={96} height={128} alt={name} loading="lazy" />
    );
  }
  return (
    <span className="spine" role="img" aria-label={name}>
      {monogram(initials)}
    </span>
  );
}
