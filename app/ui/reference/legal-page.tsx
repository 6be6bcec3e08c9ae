import type { LegalArticle, LegalDocument } from "~/content/legal/types";
import type { Contact } from "~/content/types";
import { useContact } from "~/ui/use-contact";
import { Day } from "./day";
import { LegalText } from "./legal-text";
import { TableOfContents } from "./table-of-contents";

/** A legal text with its articles numbered, listed in the margin and reachable by their anchors. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const contact = useContact();
  const { title, updated, revised, numberLabel, text } = document;
  const { preamble, articles } = text(contact);
  const entries = articles.map((article, index) => ({ id: anchor(index), label: article.title }));
  return (
    <article className="leaf legal">
      <header>
        <div className="byline">
          <p>
            Mis à jour le <Day date={updated} numeric />
          </p>
          {revised ? (
            <p>
              Version révisée le <Day date={revised} numeric />
            </p>
          ) : null}
        </div>
        <h1>{title}</h1>
      </header>
      <TableOfContents title="Sommaire" entries={entries} />
      <div className={numberLabel ? "text" : "text numbered"}>
        {preamble ? (
          <section className="preamble" aria-label="Préambule">
            <LegalText blocks={preamble} contact={contact} />
          </section>
        ) : null}
        {articles.map((article, index) => (
          <ArticleOf
            key={article.title}
            id={anchor(index)}
            number={numberLabel ? `${numberLabel} ${index + 1}` : undefined}
            article={article}
            contact={contact}
          />
        ))}
      </div>
    </article>
  );
}

interface ArticleOfProps {
  id: string;
  /** Without it the style sheet counts. */
  number?: string;
  article: LegalArticle;
  contact: Contact;
}

function ArticleOf({ id, number, article: { title, blocks }, contact }: ArticleOfProps) {
  return (
    <section>
      <h2 id={id}>
        {number ? <span className="kicker">{number} </span> : null}
        {title}
      </h2>
      <LegalText blocks={blocks} contact={contact} />
    </section>
  );
}

function anchor(index: number): string {
  return `article-${index + 1}`;
}
