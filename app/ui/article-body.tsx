import type { Block } from "~/content/articles";
import type { Marked, RichText } from "~/content/blocks";
import { slugify } from "~/lib/slug";
import { TextBlock } from "./article-layout";
import { DataTable } from "./data-table";
import { Ordinals } from "./text";

/** The text of an article, for its page and the feed. The table of contents links to its headings. */
export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
    <BlockOf key={index} block={block} />
  ));
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 id={slugify(block.text)}>{block.text}</h2>;
    case "subheading":
      return <h3>{block.text}</h3>;
    case "picture": {
      const { kind: _, alt, ...file } = block;
      return (
        <figure>
          <img {...file} alt={alt} loading="lazy" />
        </figure>
      );
    }
    case "table":
      return <DataTable {...block} />;
    case "quote":
      return <p className="pull-quote">{block.text}</p>;
    case "sources":
      return (
        <>
          <h2 id={slugify(block.title)}>{block.title}</h2>
          <ul>
            {block.items.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return <TextBlock block={block} inline={(text) => <Inline text={text} />} />;
  }
}

function Inline({ text }: { text: RichText }) {
  if (typeof text === "string") return <Ordinals text={text} />;
  const [run = "", ...rest] = text;
  return (
    <>
      {typeof run === "string" ? <Ordinals text={run} /> : <MarkedRun run={run} />}
      {rest.length > 0 ? <Inline text={rest} /> : null}
    </>
  );
}

function MarkedRun({ run }: { run: Marked }) {
  const words = <Inline text={run.text} />;
  if (run.kind === "link") return <a href={run.href}>{words}</a>;
  return run.kind === "em" ? <em>{words}</em> : <strong>{words}</strong>;
}

/** The headings of an article, with the anchors that `ArticleBody` gives them. */
export function articleHeadings(blocks: Block[]): { id: string; label: string }[] {
  return blocks.flatMap((block) => {
    const label =
      block.kind === "heading" ? block.text : block.kind === "sources" ? block.title : null;
    return label === null ? [] : [{ id: slugify(label), label }];
  });
}
