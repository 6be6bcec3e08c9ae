import {
  authorFigures,
  authorSection,
  authorWords,
  bookAuthor,
  type KnownAuthor,
  monogram,
  signedBy,
} from "~/content/authorship";
import type * as sections from "~/content/sections";
import { FigureList } from "./figures";
import { Section } from "./section";

interface AuthorProps extends Partial<sections.Author> {
  author?: KnownAuthor | null;
  /** Whether the figures of the method follow. */
  figures?: boolean;
}

/** The author; without a name, the publisher's mark and an explanation. */
export function Author({
  author = bookAuthor,
  figures = false,
  paragraphs = [],
  ...heading
}: AuthorProps) {
  return (
    <Section {...authorSection} {...heading}>
      <div className="author">
        <Frontispiece author={author} />
        <div>
          <p className="author-name">{signedBy(author)}</p>
          {author?.role ? <p className="author-role">{author.role}</p> : null}
          {[...paragraphs, ...(author ? author.biography : [authorWords.unnamed])].map((text) => (
            <p key={text}>{text}</p>
          ))}
          {author?.signature ? (
            <img
              className="signature"
              src={author.signature}
              width={240}
              height={72}
              alt={authorWords.signatureOf(author.name)}
              loading="lazy"
            />
          ) : null}
        </div>
      </div>
      {figures ? <FigureList figures={authorFigures} /> : null}
    </Section>
  );
}

/** By whom the book is, where its price stands; nothing without a name. */
export function Byline() {
  if (!bookAuthor) return null;
  return (
    <p className="byline">
      {authorWords.by} {bookAuthor.name}
    </p>
  );
}

/** The portrait, else a medallion with initials. */
function Frontispiece({ author }: { author: KnownAuthor | null }) {
  if (author?.portrait) {
    return (
      <img
        className="frontispiece"
        src={author.portrait}
        width={320}
        height={400}
        alt={authorWords.portraitOf(author.name)}
        loading="lazy"
      />
    );
  }
  return (
    <div className="frontispiece" role="img" aria-label={authorWords.monogramOf(signedBy(author))}>
      <img src="/images/monogram.svg" width={320} height={400} alt="" loading="lazy" />
      <span>{monogram(author)}</span>
    </div>
  );
}
