import type { Block, LegalArticle, LegalDocument } from "~/content/legal/types";
import { withdrawalLink } from "~/content/site";
import type { Contact } from "~/content/types";
import { useContact } from "~/ui/root-data";
import { Day, TableOfContents, TextBlock } from "./article-layout";

/** A legal text with its articles numbered, listed in the margin and reachable by their anchors. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const contact = useContact();
  const { title, updated, revised, numberLabel, text } = document;
  const { preamble, articles } = text(contact);
  const entries = articles.map((article, index) => ({ id: anchor(index), label: article.title }));
  return (
    <article className="article-layout legal">
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

interface LegalTextProps {
  blocks: Block[];
  contact: Contact;
}

function LegalText({ blocks, contact }: LegalTextProps) {
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
        <BlockOf key={index} block={block} contact={contact} />
      ))}
    </>
  );
}

function BlockOf({ block, contact }: { block: Block; contact: Contact }) {
  switch (block.kind) {
    case "subheading":
      return <h3>{block.text}</h3>;
    case "box":
      return (
        <div className="callout">
          <LegalText blocks={block.blocks} contact={contact} />
        </div>
      );
    default:
      return (
        <TextBlock block={block} inline={(text) => <Inline text={text} contact={contact} />} />
      );
  }
}

/** A text whose addresses and numbers are links. */
function Inline({ text, contact }: { text: string; contact: Contact }) {
  const parts = [contact.email, contact.phone, withdrawalLink.label].reduce(
    (texts, needle) => texts.flatMap((part) => splitAround(part, needle)),
    [text],
  );
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
    <Part key={index} part={part} contact={contact} />
  ));
}

function Part({ part, contact: { email, phone, phoneUrl } }: { part: string; contact: Contact }) {
  if (part === email) return <a href={`mailto:${email}`}>{part}</a>;
  if (part === withdrawalLink.label) return <a href={withdrawalLink.to}>{part}</a>;
  if (part === phone) return <a href={phoneUrl}>{part}</a>;
  return part;
}

/** The text in pieces, those that equal the needle on their own. */
function splitAround(text: string, needle: string): string[] {
  return text.split(needle).flatMap((part, index) => (index > 0 ? [needle, part] : [part]));
}
