/** Well-formed XML (or HTML), as opposed to text that still has to be escaped. */
export class Xml {
  constructor(readonly source: string) {}
}

type Value = string | Xml | Xml[];

/** A template that escapes its values unless they already are XML. */
export function xml(strings: TemplateStringsArray, ...values: Value[]): Xml {
  return new Xml(
    strings.reduce((source, text, place) => source + render(values[place - 1] ?? "") + text),
  );
}

function render(value: Value): string {
  if (typeof value === "string") return escapeXml(value);
  return Array.isArray(value) ? value.map(({ source }) => source).join("") : value.source;
}

/** These are also valid in HTML; `&apos;` is not, before HTML 5. */
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML 1.0 cannot hold are dropped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
}
