import { plateSize, plates } from "~/content/plates";
import type * as sections from "~/content/sections";
import { Section } from "./section";

/** A drawn picture. It stands below the first screen, so it comes when it is near. */
export function Plate({ picture, quote, caption }: sections.Plate) {
  return (
    <figure className="plate">
      <img
        src={`/images/plates/${picture}.svg`}
        {...plateSize}
        alt={plates[picture].alt}
        loading="lazy"
      />
      {quote ? <blockquote>{quote}</blockquote> : null}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

export function Bill({ lines, total, stamp, note, ...heading }: sections.Bill) {
  return (
    <Section {...heading} band>
      <div className="bill">
        <dl>
          {[...lines, total].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="stamp">{stamp}</p>
      </div>
      <p className="note">{note}</p>
    </Section>
  );
}

/** A row of boxes, those of the stretch filled. The words beside it say the same. */
export function Scale({ from, to, of }: sections.Stretch) {
  const boxes = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <span className="scale" aria-hidden>
      {boxes.map((box) => (
        <i key={box} className={box >= from && box <= to ? "on" : undefined} />
      ))}
    </span>
  );
}
