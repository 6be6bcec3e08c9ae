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
import { labelled, marginRow, partTitle, runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import { drawFlatPlan } from "./flat-plan";
import { textField } from "./forms";
import type { Sheet } from "./sheet";
import { type ColourName, colours, grid, styles } from "./theme";

const pages = (count: number) => (count > 1 ? `${count} pages` : `${count} page`);

const shades: ColourName[] = ["hairline", "leaf", "vermilion", "teal", "gold", "ink"];

interface Share {
  name: string;
  pages: number;
}

const shade = (index: number) => colours[shades[index % shades.length] ?? "ink"];

/** A strip as wide as the page, cut in proportion to the pages of each part. */
function drawShares(sheet: Sheet, shares: readonly Share[], height: number): void {
  const { x, width } = grid.full;
  const total = shares.reduce((sum, share) => sum + share.pages, 0);
  const strip = () => {
    let left = x;
    shares.forEach((share, index) => {
      const part = (width * share.pages) / total;
      const y = grid.height - sheet.y - height;
      sheet.page.drawRectangle({ x: left, y, width: part - 1.5, height, color: shade(index) });
      left += part;
    });
  };
  const text = shares.map((share) => `${share.name}\u00A0: ${pages(share.pages)}`).join(", ");
  sheet.tags.element("Figure", () => sheet.tags.mark(sheet.page, strip), text);
  sheet.y += height;
}

/** A part of a strip, with its colour and length. */
function drawShare(sheet: Sheet, share: Share & { text: string }, index: number): void {
  sheet.box(grid.main.x - 18, sheet.y + 4, 8, 8, shade(index));
  marginRow(sheet, { note: pages(share.pages), content: runIn(`${share.name}.`, share.text) });
}

function drawOverview(sheet: Sheet): void {
  sheet.addPage(intro.title);
  sectionTitle(sheet, { title: intro.title, lead: intro.lead });
  sheet.y += 6;
  drawShares(sheet, parts, 34);
  sheet.y += 22;
  sheet.tags.element("L", () => {
    parts.forEach((part, index) => {
      drawShare(sheet, { ...part, text: part.role }, index);
      sheet.y += 10;
    });
  });

  sheet.y += 34;
  partTitle(sheet, { title: calendar.title, lead: calendar.intro });
  sheet.y += 14;
  sheet.tags.element("L", () => {
    for (const { from, to, text } of calendar.steps) {
      marginRow(sheet, { note: `Jours ${from} à ${to}`, content: text });
      sheet.y += 10;
    }
  });
}

function drawFrontMatter(sheet: Sheet): void {
  const { flatPlan, introduction } = frontMatter;
  sheet.addPage(frontMatter.title);
  sectionTitle(sheet, { title: frontMatter.title, lead: frontMatter.intro });
  drawElements(sheet, frontMatter.elements);

  sheet.y += 18;
  partTitle(sheet, { title: flatPlan.title, lead: flatPlan.intro });
  sheet.y += 14;
  drawFlatPlan(sheet, flatPlan.pages);

  sheet.y += 26;
  partTitle(sheet, { title: introduction.title, lead: introduction.intro });
  sheet.y += 12;
  sheet.tags.element("L", () => {
    for (const { name, pages: count, text } of introduction.moments) {
      marginRow(sheet, { note: pages(count), content: runIn(`${name}.`, text) });
      sheet.y += 5;
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
  sheet.y += 10;
  chapters.list.forEach(({ name, question, bring, end }, index) => {
    const top = sheet.y;
    sheet.rule(top - 9);
    const mark = sheet.block(String(index + 1), { ...styles.numeral, size: 34, leading: 34 }, 60);
    sheet.tags.element("Sect", () => {
      sheet.put(mark, grid.margin.x, "P", top - 4);
      sheet.paragraph(name, styles.entry, "H3");
      sheet.paragraph(question, styles.partLead);
      sheet.y += 3;
      sheet.paragraph(labelled(chapters.labels.bring, bring), styles.body);
      sheet.paragraph(runIn(chapters.labels.end, end), styles.body);
    });
    sheet.y += 22;
  });
}

async function drawAnatomy(sheet: Sheet): Promise<void> {
  const { moments } = anatomy;
  sheet.addPage(anatomy.title);
  sectionTitle(sheet, { title: anatomy.title, lead: anatomy.intro });
  drawShares(sheet, moments, 22);
  sheet.y += 18;
  sheet.paragraph(anatomy.use, styles.body);
  sheet.y += 14;

  const gap = 13;
  const room = (grid.bottom - sheet.y) / moments.length - styles.body.leading - 4 - gap;
  for (const [index, moment] of moments.entries()) {
    sheet.tags.element("L", () => drawShare(sheet, moment, index));
    const box = { ...grid.main, y: sheet.y + 4, height: room };
    const field = { name: moment.field, label: moment.name, multiline: true };
    await textField(sheet, field, box);
    sheet.y += 4 + room + gap;
  }
}

function drawBackMatter(sheet: Sheet): void {
  sheet.addPage(backMatter.title);
  sectionTitle(sheet, { title: backMatter.title, lead: backMatter.intro });
  drawElements(sheet, backMatter.elements);
  const { title, intro: lead, lines, sample } = backMatter.cover;
  sheet.y += 26;
  partTitle(sheet, { title, lead });
  sheet.y += 10;
  sheet.tags.element("L", () => {
    lines.forEach((line, index) => {
      marginRow(sheet, { note: String(index + 1), content: line });
      sheet.y += 6;
    });
  });
  sheet.y += 16;
  drawLeaf(sheet, sample);
}

/** A text set on a white leaf, as the back of a cover, with a note in the margin. */
function drawLeaf(
  sheet: Sheet,
  { note, paragraphs }: { note: string; paragraphs: readonly string[] },
) {
  const padding = 18;
  const gap = 7;
  const { x, width } = grid.main;
  const blocks = paragraphs.map((text) => sheet.block(text, styles.body, width - 2 * padding));
  const height = blocks.reduce((sum, block) => sum + block.height + gap, 2 * padding - gap);
  sheet.box(x, sheet.y, width, height, colours.white);
  sheet.box(x, sheet.y, 3, height, colours.vermilion);
  sheet.y += padding;
  sheet.put(sheet.block(note, styles.label, grid.margin.width - 8), grid.margin.x, "P");
  for (const block of blocks) {
    sheet.put(block, x + padding, "P");
    sheet.y += block.height + gap;
  }
  sheet.y += padding - gap;
}

function drawExample(sheet: Sheet): void {
  sheet.addPage(example.title);
  sectionTitle(sheet, { title: example.title, lead: example.notice });
  sheet.tags.element("L", () => {
    for (const { label, text } of example.facts) {
      marginRow(sheet, { note: label, content: text });
      sheet.y += 6;
    }
  });
  sheet.y += 18;
  sheet.tags.element("L", () => {
    for (const { name, text } of example.summary) {
      sheet.rule(sheet.y - 5, grid.full);
      marginRow(sheet, { note: name, content: text, style: styles.entry });
      sheet.y += 9;
    }
  });
  sheet.y += 24;
  partTitle(sheet, example.chapter);
  sheet.y += 12;
  sheet.tags.element("L", () => {
    for (const moment of anatomy.moments) {
      marginRow(sheet, { note: moment.name, content: moment.example });
      sheet.y += 5;
    }
  });
}

/** `structure-complete.pdf`: every part of a book, its role and its length. */
export async function buildStructure(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: intro.subtitle,
    ground: colours.vermilion,
    text: "cream",
    line: "leaf",
    signs: ({ arc, dot }) => {
      const sweep = 100;
      let angle = -sweep / 2;
      for (const part of parts) {
        const share = (sweep * part.pages) / book.pages;
        arc(1, angle, angle + share - 1.2, 9);
        angle += share;
      }
      for (const place of [-40, -12, 20, 48]) dot({ orbit: 0, angle: place }, 3.2);
      for (const place of [-32, 5, 38]) dot({ orbit: 2, angle: place }, 3.8);
    },
  });
  drawOverview(sheet);
  drawFrontMatter(sheet);
  drawChapters(sheet);
  await drawAnatomy(sheet);
  drawBackMatter(sheet);
  drawExample(sheet);
}
