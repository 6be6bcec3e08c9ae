import { authorFigures, authorSection, authorWords, bookAuthor } from "~/content/authorship";
import type * as sections from "~/content/sections";
import { FigureList, Section } from "./section";

interface AuthorProps extends Partial<sections.Author> {
  author?: typeof bookAuthor;
}

/** The author: portrait, name if known, biography, and the basis of the method. */
export function Author({ author = bookAuthor, paragraphs = [], ...heading }: AuthorProps) {
  const portrait = authorWords.portrait(author);
  return (
    <Section {...authorSection} {...heading}>
      <div className="author">
        <img
          className="frontispiece"
          src={portrait.src}
          alt={portrait.alt}
          width={320}
          height={400}
          loading="lazy"
        />
        <div>
          {author ? <p className="author-name">{author.name}</p> : null}
          {author?.role ? <p className="author-role">{author.role}</p> : null}
          {[...paragraphs, ...authorWords.biography(author)].map((text) => (
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
      <FigureList figures={authorFigures} />
    </Section>
  );
}

/** The author's byline on a first screen: a small portrait beside name and role. */
export function Byline() {
  return (
    <p className="byline">
      <img src={authorWords.portrait(bookAuthor).src} width={40} height={50} alt="" />
      <span>
        {authorWords.by(bookAuthor)}
        <br />
        <small>{authorWords.standing}</small>
      </span>
    </p>
  );
}
