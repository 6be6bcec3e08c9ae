import { Fragment } from "react";
import { type Block, dateOf, type LegalDocument } from "~/content/legal/types";
import { withdrawalLink } from "~/content/site";
import { useContact } from "~/ui/root-data";
import { Day, TableOfContents, TextBlock } from "./article-layout";

/** A legal text with numbered articles, listed in the margin and linked by anchors. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, numberLabel, text } = document;
  const { preamble, articles } = text(useContact());
  const numbered = articles.map((article, index) => ({
    ...article,
    id: `article-${index + 1}`,
    // Without a label, the style sheet numbers the articles.
    number: numberLabel ? `${numberLabel} ${index + 1}` : undefined,
  }));
  return (
    <article className="article-layout legal">
      <header>
        <p className="byline">
          Mis à jour le <Day date={dateOf(document)} numeric />
        </p>
        <h1>{title}</h1>
      </header>
      <TableOfContents
        title="Sommaire"
        entries={numbered.map(({ id, title }) => ({ id, label: title }))}
      />
      <div className={numberLabel ? "text" : "text numbered"}>
        {preamble ? (
          <section className="preamble" aria-label="Préambule">
            <LegalText blocks={preamble} />
          </section>
        ) : null}
        {numbered.map(({ id, number, title, blocks }) => (
          <section key={id}>
            <h2 id={id}>
              {number ? <span className="kicker">{number} </span> : null}
              {title}
            </h2>
            <LegalText blocks={blocks} />
          </section>
        ))}
      </div>
    </article>
  );
}

function LegalText({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
    <BlockOf key={index} block={block} />
  ));
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case "subheading":
      return <h3>{block.text}</h3>;
    case "box":
      return (
        <div className="callout">
          <LegalText blocks={block.blocks} />
        </div>
      );
    default:
      return <TextBlock block={block} inline={(text) => <Inline text={text} />} />;
  }
}

/** A text with its addresses and telephone numbers as links. */
function Inline({ text }: { text: string }) {
  const { email, phone, phoneUrl } = useContact();
  const links = [
    { label: email, href: `mailto:${email}` },
    { label: phone, href: phoneUrl },
    { label: withdrawalLink.label, href: withdrawalLink.to },
  ];
  const parts = links.reduce(
    (texts, { label }) => texts.flatMap((part) => splitAround(part, label)),
    [text],
  );
  return parts.map((part, index) => {
    const link = links.find(({ label }) => label === part);
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
    return <Fragment key={index}>{link ? <a href={link.href}>{part}</a> : part}</Fragment>;
  });
}

/** Splits a text around a needle, keeping the needle as a piece of its own. */
function splitAround(text: string, needle: string): string[] {
  return text.split(needle).flatMap((part, index) => (index > 0 ? [needle, part] : [part]));
}
