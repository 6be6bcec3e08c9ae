import { authorFigures, authorSection, authorWords, bookAuthor } from "~/content/authorship";
import type * as sections from "~/content/sections";
import { monogram } from "./reviews";
import { FigureList, Section } from "./section";

interface AuthorProps extends Partial<sections.Author> {
  author?: typeof bookAuthor;
}

/** The author: at work, in a portrait or as a monogram; name if known, biography, and the basis of the method. */
export function Author({ author = bookAuthor, paragraphs = [], ...heading }: AuthorProps) {
  return (
    <Section {...authorSection} {...heading}>
      <div className="author">
        <Likeness author={author} />
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
          {author?.video ? (
            <p>
              <a href={author.video}>{authorWords.film}</a>
            </p>
          ) : null}
        </div>
      </div>
      <FigureList figures={authorFigures} />
    </Section>
  );
}

/** The author drawn at work, or else a photograph, or a monogram. */
function Likeness({ author = bookAuthor }: Pick<AuthorProps, "author">) {
  const scene = authorWords.scene(author);
  if (scene) return <img className="scene" {...scene} alt={scene.alt} loading="lazy" />;
  const portrait = authorWords.portrait(author);
  return portrait ? (
    <img
      className="frontispiece"
      src={portrait.src}
      alt={portrait.alt}
      width={320}
      height={400}
      loading="lazy"
    />
  ) : (
    <span className="frontispiece medallion" aria-hidden>
      {monogram(author?.name ?? "")}
    </span>
  );
}

/** The author's byline on a first screen: a small portrait, if there is one, beside name and standing. */
export function Byline({ author = bookAuthor }: Pick<AuthorProps, "author">) {
  const portrait = authorWords.portrait(author);
  const standing = authorWords.standing(author);
  return (
    <p className="byline">
      {portrait ? <img src={portrait.src} width={40} height={50} alt="" /> : null}
      <span>
        {authorWords.by(author)}
        {standing ? (
          <>
            <br />
            <small>{standing}</small>
          </>
        ) : null}
      </span>
    </p>
  );
}
