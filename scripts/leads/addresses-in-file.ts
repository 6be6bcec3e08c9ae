/** The e-mail addresses in another tool's file: a list of any shape, or a table with a heading. */

/** Headings of the column that is read, the most likely first. */
const headings = [
  /^(?:adresse |your |votre )?e?-?mail(?: address| adresse)?$/i,
  /e-?mail|courriel|\bmail\b|électronique/i,
  /^address$|^adresse$/i,
];

/** All addresses of the column with e-mails or, where no heading names one, of all lines; as written. */
export function readAddresses(lines: readonly string[]): string[] {
  const table = mailTable(lines.slice(lines.findIndex(isContent)));
  if (!table) return lines.flatMap(addressesOf);
  const { rows, column } = table;
  return rows.flatMap((row) => {
    const cell = row[column];
    const found = addressesOf(cell ?? "");
    // A row that does not follow the heading is a line like any other; an empty cell is a person without an address.
    return found.length > 0 || cell === "" ? found : addressesOf(row.join(" "));
  });
}

/** Excel may write the separator into a line above the heading. */
const isContent = (line: string) => line.trim() !== "" && !/^\W?sep=/i.test(line);

/** An address may contain an apostrophe; a leading one is a quote, or disarms a formula. */
function addressesOf(text: string): string[] {
  const plain = text.replace(/\p{Cf}/gu, "").replace(/\bmailto:/gi, "");
  return plain.match(/(?!')[^\s;,"<>()[\]]+@[^\s;,"'<>()[\]]*[^\s;,"'<>()[\].:]/g) ?? [];
}

/** The rows below the heading, and the place of the e-mail column; null without such a heading. */
function mailTable(lines: readonly string[]) {
  const [head = ""] = lines;
  const separator = ["\t", ";", ","].find((sign) => head.includes(sign));
  if (!separator || head.includes("@")) return null;
  const [titles = [], ...rows] = tableOf(lines.join("\n"), separator);
  const names = titles.map((title) => title.replace(/\p{Cf}/gu, "").trim());
  const column = headings
    .map((heading) => names.findIndex((name) => heading.test(name)))
    .find((index) => index >= 0);
  const isRead = column !== undefined && rows.some((row) => addressesOf(row[column] ?? "")[0]);
  return isRead ? { rows, column } : null;
}

/** The rows of a CSV file. A quoted cell may hold separators, quotes and line breaks. */
function tableOf(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\n]*))(${separator}|\n|$)`, "gy");
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  return rows;
}
