import type { Sheet } from "./sheet";
import type { Run } from "./text";
import { grid, type Style, styles } from "./theme";

/** Opens a section on the current page: mark in the margin, title and lead beside it. */
export function sectionTitle(
  sheet: Sheet,
  { mark, title, lead, note }: { mark?: string; title: string; lead?: string; note?: string },
): void {
  const top = sheet.y;
  sheet.bookmark(mark ? `${mark}. ${title}` : title);
  if (mark) {
    sheet.put(sheet.block(mark, styles.numeral, grid.margin.width), grid.margin.x, "P", top - 8);
  }
  if (note) {
    const block = sheet.block(note, styles.label, grid.margin.width - 12);
    sheet.put(block, grid.margin.x, "P", top + (mark ? 52 : 11));
  }
  sheet.paragraph(title, styles.title, "H2");
  if (lead) {
    sheet.y += 5;
    sheet.paragraph(lead, styles.lead);
  }
  sheet.y += 14;
}

/** “**Title** text” as one paragraph. */
export const runIn = (title: string, text: string): Run[] => [
  { text: `${title} `, style: styles.strong },
  { text, style: styles.body },
];

/** “**Label :** text”, the text in lower case as French wants it after a colon. */
export const labelled = (label: string, text: string): Run[] =>
  runIn(`${label}\u00A0:`, text.charAt(0).toLowerCase() + text.slice(1));

/** A second title within a page. */
export function partTitle(
  sheet: Sheet,
  { title, lead, tag = "H3" }: { title: string; lead: string; tag?: "H2" | "H3" },
): void {
  sheet.bookmark(title);
  sheet.paragraph(title, styles.part, tag);
  sheet.paragraph(lead, styles.partLead);
}

/** A paragraph with a short note on its first baseline in the margin. */
export function marginRow(
  sheet: Sheet,
  { note, content, style = styles.body }: { note: string; content: string | Run[]; style?: Style },
): void {
  const block = sheet.block(content, style, grid.main.width);
  const beside = sheet.block(note, styles.label, grid.margin.width - 8);
  sheet.tags.element("LI", () => {
    sheet.put(beside, grid.margin.x, "Lbl", sheet.y + block.ascent - beside.ascent);
    sheet.put(block, grid.main.x, "LBody");
  });
  sheet.y += Math.max(block.height, beside.height);
}
