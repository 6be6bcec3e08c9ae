import {
  type ChecklistItem,
  type ChecklistPass,
  checklistIntro as intro,
  passes,
} from "~/content/resources/checklist";
import { partTitle, runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import { checkBox, textField } from "./forms";
import type { Sheet } from "./sheet";
import { colours, grid, styles } from "./theme";

const indent = 22;
const boxSize = 11;
const columnPitch = 21;
const matrixWidth = intro.chapters * columnPitch;

const itemName = (pass: number, item: number) => `passage_${pass + 1}_${item + 1}`;

const listGap = 10;
const matrixHead = styles.label.leading + 9;

const itemWidth = ({ perChapter }: ChecklistPass) =>
  perChapter ? grid.main.width - matrixWidth - 14 : grid.main.width - indent;

function itemHeight(sheet: Sheet, { label, detail }: ChecklistItem, pass: ChecklistPass): number {
  const width = itemWidth(pass);
  const note = detail ? sheet.block(detail, styles.note, width).height : 0;
  return sheet.block(label, styles.body, width).height + note;
}

function drawItem(sheet: Sheet, { label, detail }: ChecklistItem, name: string, gap: number): void {
  const { x, width } = grid.main;
  const column = { x: x + indent, width: width - indent };
  const block = sheet.block(label, styles.body, column.width);
  const note = detail ? sheet.block(detail, styles.note, column.width) : undefined;
  sheet.tags.element("LI", () => {
    checkBox(sheet, { name, label }, { x, y: sheet.y + 2, size: boxSize });
    sheet.tags.element("LBody", () => {
      sheet.put(block, column.x, "P");
      if (note) sheet.put(note, column.x, "P", sheet.y + block.height);
    });
  });
  sheet.y += block.height + (note?.height ?? 0) + gap;
}

/** Left edge of a chapter's column of boxes, at the right of the main column. */
const matrixColumn = (chapter: number) =>
  grid.main.x + grid.main.width - matrixWidth + (chapter - 1) * columnPitch + columnPitch - boxSize;

const chapterNumbers = Array.from({ length: intro.chapters }, (_, index) => index + 1);

function drawMatrixHead(sheet: Sheet): void {
  for (const chapter of chapterNumbers) {
    const block = sheet.block(String(chapter), styles.label, columnPitch);
    const width = block.lines[0]?.width ?? 0;
    sheet.put(block, matrixColumn(chapter) + (boxSize - width) / 2, "P", sheet.y);
  }
  sheet.put(sheet.block(intro.chapterLabel, styles.label, 80), grid.main.x, "P");
  sheet.y += matrixHead;
}

function drawMatrixRow(sheet: Sheet, label: string, name: string, gap: number): void {
  const { x, width } = grid.main;
  const block = sheet.block(label, styles.body, width - matrixWidth - 14);
  sheet.rule(sheet.y - gap / 2, { x, width });
  sheet.tags.element("LI", () => {
    sheet.put(block, x, "LBody");
    for (const chapter of chapterNumbers) {
      const place = { x: matrixColumn(chapter), y: sheet.y + 2, size: boxSize };
      checkBox(
        sheet,
        { name: `${name}_${chapter}`, label: `${intro.chapterLabel} ${chapter}, ${label}` },
        place,
      );
    }
  });
  sheet.y += block.height + gap;
}

/** What a pass takes with no space between its items. */
function passHeight(sheet: Sheet, pass: ChecklistPass): number {
  const lead = sheet.block(pass.method, styles.partLead, grid.main.width).height;
  const head = pass.perChapter ? matrixHead : 0;
  const items = pass.items.reduce((sum, item) => sum + itemHeight(sheet, item, pass), 0);
  return styles.part.leading + lead + listGap + head + items;
}

function drawPass(sheet: Sheet, pass: ChecklistPass, index: number, gap: number): void {
  const { margin } = grid;
  const top = sheet.y;
  const numeral = sheet.block(String(index + 1), { ...styles.numeral, size: 44, leading: 44 }, 60);
  sheet.put(numeral, margin.x, "P", top - 10);
  if (pass.prompts) {
    sheet.put(sheet.block(pass.prompts, styles.label, margin.width - 14), margin.x, "P", top + 44);
  }
  partTitle(sheet, { title: pass.title, lead: pass.method, tag: "H2" });
  sheet.y += listGap;
  sheet.tags.element("L", () => {
    if (pass.perChapter) drawMatrixHead(sheet);
    pass.items.forEach((item, at) => {
      const name = itemName(index, at);
      if (pass.perChapter) drawMatrixRow(sheet, item.label, name, gap);
      else drawItem(sheet, item, name, gap);
    });
  });
}

/** Two passes a page, their items spread over it. */
function drawPasses(sheet: Sheet, pair: readonly ChecklistPass[], firstIndex: number): void {
  sheet.addPage(pair.map(({ title }) => title).join(" · "));
  const between = 46 * (pair.length - 1);
  const total = pair.reduce((sum, pass) => sum + passHeight(sheet, pass), between);
  const count = pair.reduce((sum, pass) => sum + pass.items.length, 0);
  const gap = Math.min(14, (grid.bottom - sheet.y - total) / count);
  pair.forEach((pass, at) => {
    if (at > 0) {
      sheet.rule(sheet.y + 14);
      sheet.y += 46;
    }
    drawPass(sheet, pass, firstIndex + at, gap);
  });
}

async function drawLine(sheet: Sheet, fields: readonly { name: string; label: string }[]) {
  const { x, width } = grid.main;
  const gap = 11;
  const cell = (width - gap * (fields.length - 1)) / fields.length;
  for (const [index, field] of fields.entries()) {
    const left = x + index * (cell + gap);
    sheet.put(sheet.block(field.label, styles.strong, cell), left, "P");
    await textField(sheet, field, { x: left, y: sheet.y + 18, width: cell, height: 24 });
  }
  sheet.y += 42;
}

async function drawIntroduction(sheet: Sheet): Promise<void> {
  sheet.addPage(intro.title);
  sectionTitle(sheet, { title: intro.title, lead: intro.lead });
  sheet.y -= 6;
  sheet.paragraph(intro.text, styles.body);
  sheet.y += 8;
  for (const { title, text } of intro.advice) {
    sheet.paragraph(runIn(title, text), styles.body);
    sheet.y += 7;
  }
  sheet.y += 14;
  await drawLine(sheet, intro.project);

  sheet.y += 30;
  const { title, lead, label } = intro.calendar;
  partTitle(sheet, { title, lead });
  sheet.y += 12;
  const fieldWidth = 120;
  const { x, width } = grid.main;
  for (const [index, pass] of passes.entries()) {
    const numeral = sheet.block(String(index + 1), { ...styles.subtitle, colour: "vermilion" }, 20);
    sheet.rule(sheet.y, { x, width });
    sheet.put(numeral, x, "P", sheet.y + 5);
    sheet.put(sheet.block(pass.title, styles.body, 200), x + indent, "P", sheet.y + 7.5);
    await textField(
      sheet,
      { name: `passage_${index + 1}_date`, label: `${pass.title}, ${label}` },
      { x: x + width - fieldWidth, y: sheet.y + 5, width: fieldWidth, height: 20 },
    );
    const caption = sheet.block(label, styles.note, 60);
    sheet.put(caption, x + width - fieldWidth - 56, "P", sheet.y + 9);
    sheet.y += 30;
  }
}

async function drawSignOff(sheet: Sheet): Promise<void> {
  const { title, lead, notes, fields } = intro.signOff;
  const { x, width } = grid.main;
  sheet.rule(sheet.y + 14);
  sheet.y += 46;
  partTitle(sheet, { title, lead, tag: "H2" });
  sheet.y += 12;
  sheet.paragraph(notes.label, styles.strong);
  const height = grid.bottom - sheet.y - 70;
  await textField(sheet, { ...notes, multiline: true }, { x, y: sheet.y + 3, width, height });
  sheet.y += height + 17;
  await drawLine(sheet, fields);
}

/** A tick, centred on 0,0. */
const tick = "M-7 1L-2 6L8 -6";

/** `checklist-edition.pdf`: seven passes of proofreading with boxes to tick. */
export async function buildChecklist(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: intro.subtitle,
    ground: colours.teal,
    text: "cream",
    line: "leaf",
    signs: ({ path, dot }) => {
      passes.forEach((_pass, index) => {
        const place = { orbit: index % 2 === 0 ? 2 : 1, angle: (index - 3) * 14.5 };
        path(place, tick, 2.4);
      });
      for (const angle of [-46, -22, 8, 33, 55]) dot({ orbit: 0, angle }, 3.2);
    },
  });
  await drawIntroduction(sheet);
  for (let index = 0; index < passes.length; index += 2) {
    drawPasses(sheet, passes.slice(index, index + 2), index);
  }
  await drawSignOff(sheet);
}
