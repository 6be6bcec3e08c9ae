import { pageToRead } from "~/content/page-to-read";

/** A page of the book that one opens on the spot: its picture, and its text to read. */
export function ReadPage() {
  const { label, picture, lead, paragraphs, folio } = pageToRead;
  return (
    <details className="leaf">
      <summary>
        <img src={picture} width={900} height={1350} alt="" loading="lazy" />
        <span>{label}</span>
      </summary>
      <div>
        <p>
          <em>{lead}</em>
        </p>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{folio}</p>
      </div>
    </details>
  );
}
