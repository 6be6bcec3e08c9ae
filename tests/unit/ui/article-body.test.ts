import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Block } from "~/content/articles";
import { ArticleBody, articleHeadings } from "~/ui/article-body";

const link = { kind: "link", href: "/faq", text: "ici" } as const;
const linked = { kind: "strong", text: ["voir ", link] } as const;

const blocks: Block[] = [
  { kind: "heading", text: "Le début" },
  { kind: "subheading", text: "Plus petit" },
  { kind: "paragraph", text: ["Le 1er, ", linked, " et ", { kind: "em", text: "là" }] },
  { kind: "list", numbered: true, items: ["un", [{ kind: "em", text: "deux" }]] },
  { kind: "picture", src: "/images/map.svg", alt: "Un plan", width: 320, height: 400 },
];

test("renders links, emphasis, third headings, numbered lists and pictures", () => {
  expect(renderToStaticMarkup(createElement(ArticleBody, { blocks }))).toBe(
    '<h2 id="le-debut">Le début</h2><h3>Plus petit</h3>' +
      '<p>Le 1<sup>er</sup>, <strong>voir <a href="/faq">ici</a></strong> et <em>là</em></p>' +
      "<ol><li>un</li><li><em>deux</em></li></ol>" +
      '<figure><img src="/images/map.svg" width="320" height="400" alt="Un plan" loading="lazy"/></figure>',
  );
});

test("lists only the top headings in the contents", () => {
  expect(articleHeadings(blocks)).toEqual([{ id: "le-debut", label: "Le début" }]);
});
