import type { Block } from "~/content/articles";
import { TextBlock } from "./article-layout";
import { DataTable } from "./data-table";
import { Ordinals } from "./text";

/** The text of an article: on its page, where headings are anchors for the contents, and in the feed. */
export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
    <BlockOf key={index} block={block} />
  ));
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 id={anchor(block.text)}>{block.text}</h2>;
    case "table":
      return <DataTable {...block} />;
    case "quote":
      return <p className="pull-quote">{block.text}</p>;
    case "sources":
      return (
        <>
          <h2 id={anchor(block.title)}>{block.title}</h2>
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
      return <TextBlock block={block} inline={(text) => <Ordinals text={text} />} />;
  }
}

/** The headings of an article, with the anchors that `ArticleBody` gives them. */
export function articleHeadings(blocks: Block[]): { id: string; label: string }[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" ? [{ id: anchor(block.text), label: block.text }] : [],
  );
}

function anchor(heading: string): string {
  return heading
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
