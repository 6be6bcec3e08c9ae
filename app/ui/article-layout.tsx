import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { type Article, blog, feedPath } from "~/content/articles";
import { type List, type Paragraph, plainText, type RichText } from "~/content/blocks";
import { frenchDate, numericDate, unbroken } from "~/lib/time";
import { Ordinals } from "./text";

interface TableOfContentsProps {
  title: string;
  entries: { id: string; label: string }[];
}

/** Stays in the margin of a wide screen; above the text on a narrow one. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  return (
    <nav className="toc" aria-labelledby="sommaire">
      <p className="kicker" id="sommaire">
        {title}
      </p>
      <ol>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TextBlockProps<Text extends RichText> {
  block: Paragraph<Text> | List<Text>;
  /** Renders inline markup. */
  inline: (text: Text) => ReactNode;
}

/** The blocks that articles and legal texts share. */
export function TextBlock<Text extends RichText>({ block, inline }: TextBlockProps<Text>) {
  if (block.kind === "paragraph") {
    return (
      <p>
        {block.runIn ? <strong>{block.runIn}. </strong> : null}
        {inline(block.text)}
      </p>
    );
  }
  const Items = block.numbered ? "ol" : "ul";
  return (
    <Items>
      {block.items.map((item) => (
        <li key={plainText(item)}>{inline(item)}</li>
      ))}
    </Items>
  );
}

interface DayProps {
  /** YYYY-MM-DD */
  date: string;
  /** DD/MM/YYYY, as in legal texts, instead of the month in letters. */
  numeric?: boolean;
}

export function Day({ date, numeric }: DayProps) {
  return (
    <time dateTime={date}>
      {numeric ? numericDate(date) : <Ordinals text={unbroken(frenchDate(date))} />}
    </time>
  );
}

/** The decorative drawing at the head of an article. */
export function Vignette({ article: { vignette } }: { article: Article }) {
  if (!vignette) return null;
  return <img className="vignette" src={vignette} width={480} height={320} alt="" />;
}

/** Lets feed readers find the feed from any page of the blog. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: blog.title,
  href: feedPath,
};
