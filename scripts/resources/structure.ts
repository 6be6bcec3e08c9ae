import { book } from "~/content/offers";
import {
  anatomy,
  backMatter,
  calendar,
  chapters,
  type Element,
  example,
  frontMatter,
  structureIntro as intro,
  parts,
} from "~/content/resources/structure";
import { marginRow, runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import type { Sheet } from "./sheet";
import { type ColourName, colours, grid, styles } from "./theme";

const pages = (count: number) => (count > 1 ? `${count} pages` : `${count} page`);

const shades: ColourName[] = ["hairline", "leaf", "vermilion", "teal", "gold", "ink"];

/** A strip as long as the column, cut in proportion to the pages of each part. */
function drawStrip(sheet: Sheet, counts: readonly number[], height: number, label: string): void {
  const { x, width } = grid.full;
  const total = counts.reduce((sum, count) => sum + count, 0);
  let left = x;
  sheet.tags.element(
    "Figure",
    () => {
      sheet.tags.mark(sheet.page, () => {
        counts.forEach((count, index) => {
          const share = (width * count) / total;
          const color = colours[shades[index % shades.length] ?? "ink"];
          const bottom = grid.height - sheet.y - height;
          sheet.page.drawRectangle({ x: left, y: bottom, width: share - 1.5, height, color });
          left += share;
        });
      });
    },
    label,
  );
  sheet.y += height;
}

function drawOverview(sheet: Sheet): void {
  sheet.addPage(intro.title);
  sectionTitle(sheet, { title: intro.title, lead: intro.lead });
  sheet.y += 6;
  drawStrip(
    sheet,
    parts.map((part) => part.pages),
    34,
    parts.map((part) => `${part.name} : ${pages(part.pages)}`).join(", "),
  );
  sheet.y += 20;
  sheet.tags.element("L", () => {
    parts.forEach((part, index) => {
      const color = colours[shades[index] ?? "ink"];
      sheet.box(grid.main.x - 18, sheet.y + 4, 8, 8, color);
      marginRow(sheet, { note: pages(part.pages), content: runIn(`${part.name}.`, part.role) });
      sheet.y += 8;
    });
  });

  sheet.y += 26;
  sheet.bookmark(calendar.title);
  sheet.paragraph(calendar.title, { ...styles.title, size: 20, leading: 24 }, "H2");
  sheet.paragraph(calendar.intro, { ...styles.lead, size: 10.6, leading: 15 });
  sheet.y += 12;
  sheet.tags.element("L", () => {
    for (const { from, to, text } of calendar.steps) {
      marginRow(sheet, { note: `Jours ${from} à ${to}`, content: text });
      sheet.y += 8;
    }
  });
}

function drawElements(sheet: Sheet, elements: readonly Element[]): void {
  sheet.tags.element("L", () => {
    for (const { name, extent, text } of elements) {
      marginRow(sheet, { note: extent, content: runIn(`${name}.`, text) });
      sheet.y += 9;
    }
  });
}

function drawChapters(sheet: Sheet): void {
  sheet.addPage(chapters.title);
  sectionTitle(sheet, { title: chapters.title, lead: chapters.intro });
  chapters.list.forEach(({ name, question, bring, end }, index) => {
    const top = sheet.y;
    sheet.rule(top - 9);
    const mark = sheet.block(String(index + 1), { ...styles.numeral, size: 34, leading: 34 }, 60);
    sheet.tags.element("Sect", () => {
      sheet.put(mark, grid.margin.x, "P", top - 4);
      sheet.paragraph(name, { ...styles.subtitle, size: 14, leading: 19 }, "H2");
      sheet.paragraph(question, { ...styles.lead, size: 10.6, leading: 15 });
      sheet.y += 3;
      sheet.paragraph(runIn(`${chapters.labels.bring} :`, lowerFirst(bring)), styles.body);
      sheet.paragraph(runIn(chapters.labels.end, end), styles.body);
    });
    sheet.y += 22;
  });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function drawAnatomy(sheet: Sheet): void {
  sheet.addPage(anatomy.title);
  sectionTitle(sheet, { title: anatomy.title, lead: anatomy.intro });
  drawStrip(
    sheet,
    anatomy.moments.map((moment) => moment.pages),
    22,
    anatomy.moments.map((moment) => `${moment.name} : ${pages(moment.pages)}`).join(", "),
  );
  sheet.y += 20;
  sheet.tags.element("L", () => {
    for (const moment of anatomy.moments) {
      marginRow(sheet, {
        note: pages(moment.pages),
        content: runIn(`${moment.name}.`, moment.text),
      });
      sheet.y += 9;
    }
  });
}

function drawBackMatter(sheet: Sheet): void {
  sheet.addPage(backMatter.title);
  sectionTitle(sheet, { title: backMatter.title, lead: backMatter.intro });
  drawElements(sheet, backMatter.elements);
  const { title, intro: lead, lines } = backMatter.cover;
  sheet.y += 22;
  sheet.bookmark(title);
  sheet.paragraph(title, { ...styles.title, size: 20, leading: 24 }, "H2");
  sheet.paragraph(lead, { ...styles.lead, size: 10.6, leading: 15 });
  sheet.y += 10;
  sheet.tags.element("L", () => {
    lines.forEach((line, index) => {
      marginRow(sheet, { note: String(index + 1), content: line });
      sheet.y += 6;
    });
  });
}

function drawExample(sheet: Sheet): void {
  sheet.addPage(example.title);
  sectionTitle(sheet, { title: example.title, lead: example.notice });
  sheet.tags.element("L", () => {
    for (const { label, text } of example.facts) {
      marginRow(sheet, { note: label, content: text });
      sheet.y += 7;
    }
  });
  sheet.y += 20;
  sheet.tags.element("L", () => {
    for (const { name, text } of example.summary) {
      sheet.rule(sheet.y - 5, grid.full);
      marginRow(sheet, { note: name, content: text, style: { ...styles.subtitle, size: 13 } });
      sheet.y += 12;
    }
  });
}

/** `structure-complete.pdf`: every part of a book, its role and its length. */
export async function buildStructure(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: intro.subtitle,
    ground: colours.vermilion,
    signs: ({ arc, dot }) => {
      const sweep = 100;
      let angle = -sweep / 2;
      for (const part of parts) {
        const share = (sweep * part.pages) / book.pages;
        arc(1, angle, angle + share - 1.2, 9, colours.leaf);
        angle += share;
      }
      for (const place of [-40, -12, 20, 48]) dot({ orbit: 0, angle: place }, 3.2);
      for (const place of [-32, 5, 38]) dot({ orbit: 2, angle: place }, 3.8);
    },
  });
  drawOverview(sheet);
  sheet.addPage(frontMatter.title);
  sectionTitle(sheet, { title: frontMatter.title, lead: frontMatter.intro });
  drawElements(sheet, frontMatter.elements);
  drawChapters(sheet);
  drawAnatomy(sheet);
  drawBackMatter(sheet);
  drawExample(sheet);
}
