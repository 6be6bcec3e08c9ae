import type { Testimonial } from "~/content/testimonials";
import { Medallion } from "~/ui/sections/texts";

/** A photograph where there is one, else a medallion with the initials. */
export function Portrait({ initials, image }: Pick<Testimonial, "initials" | "image">) {
  if (!image) return <Medallion initials={initials} />;
  return (
    <img
      className="medallion"
      src={image}
      width={96}
      height={96}
      alt={`Portrait de ${initials}`}
      loading="lazy"
    />
  );
}
