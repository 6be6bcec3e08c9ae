import fc from "fast-check";
import { expect, test } from "vitest";
import { xml, xmlDocument } from "~/lib/xml";

const decoded: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(#?\w+);/g, (_entity, name: string) => decoded[name] ?? "?");
}

test("escapes text so that it reads back the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { source } = xml`<a b="${text}"/>`;
      const value = source.slice('<a b="'.length, -'"/>'.length);
      expect(value).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      // A lone control character has no place in XML at all.
      const kept = text.replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
      expect(unescapeXml(value)).toBe(kept);
    }),
  );
});

test("drops characters that XML cannot hold", () => {
  expect(xml`<a>${"a\u0000b\u000Bc\uFFFEd\uD800e\tf"}</a>`.source).toBe("<a>abcde\tf</a>");
});

test("nests XML within XML, one piece or many", () => {
  const items = ["a", "b & c"].map((text) => xml`<i>${text}</i>`);
  expect(xml`<l>${items}${xml`<end/>`}${[]}</l>`.source).toBe(
    "<l><i>a</i><i>b &amp; c</i><end/></l>",
  );
});

test("starts a document with a declaration", () => {
  expect(xmlDocument(xml`<a/>`)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
