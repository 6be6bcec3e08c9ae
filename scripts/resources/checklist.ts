import {
  type ChecklistPass,
  checklistIntro as intro,
  passes,
} from "~/content/resources/checklist";
import { runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import { checkBox, textField } from "./forms";
import type { Sheet } from "./sheet";
import { colours, grid, styles } from "./theme";

const indent = 22;
const boxSize = 11;
const columnPitch = 21;
const matrixWidth = intro.chapters * columnPitch;

const itemName = (pass: number, item: number) => `passage_${pass + 1}_${item + 1}`;

function drawItem(
  sheet: Sheet,
  { label, detail }: { label: string; detail?: string },
  name: string,
): void {
  const { x, width } = grid.main;
  const column = { x: x + indent, width: width - indent };
  const block = sheet.block(label, styles.body, column.width);
  const note = detail ? sheet.block(detail, styles.note, column.width) : undefined;
  const height = block.height + (note?.height ?? 0);
  sheet.tags.element("LI", () => {
    checkBox(sheet, { name, label }, { x, y: sheet.y + 1.6, size: boxSize });
    sheet.tags.element("LBody", () => {
      sheet.put(block, column.x, "P");
      if (note) sheet.put(note, column.x, "P", sheet.y + block.height);
    });
  });
  sheet.y += height + 5;
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
  sheet.put(sheet.block("Chapitre", styles.label, 80), grid.main.x, "P");
  sheet.y += styles.label.leading + 5;
}

function drawMatrixRow(sheet: Sheet, label: string, name: string): void {
  const { x, width } = grid.main;
  const block = sheet.block(label, styles.body, width - matrixWidth - 14);
  sheet.rule(sheet.y - 2.5, { x, width });
  sheet.tags.element("LI", () => {
    sheet.put(block, x, "LBody");
    for (const chapter of chapterNumbers) {
      const place = { x: matrixColumn(chapter), y: sheet.y + 1.6, size: boxSize };
      checkBox(sheet, { name: `${name}_${chapter}`, label: `Chapitre ${chapter} : ${label}` }, place);
    }
  });
  sheet.y += block.height + 5;
}

function passHeight(sheet: Sheet, pass: ChecklistPass): number {
  const width = pass.perChapter ? grid.main.width - matrixWidth - 14 : grid.main.width - indent;
  const items = pass.items.map(({ label, detail }) => {
    const note = detail ? sheet.block(detail, styles.note, width).height : 0;
    return sheet.block(label, styles.body, width).height + note + 5;
  });
  const method = sheet.block(pass.method, styles.lead, grid.main.width).height;
  const head = pass.perChapter ? styles.label.leading + 5 : 0;
  return 24 + method + 8 + head + items.reduce((sum, height) => sum + height, 0);
}

function drawPass(sheet: Sheet, pass: ChecklistPass, index: number): void {
  const { margin, main } = grid;
  sheet.need(passHeight(sheet, pass));
  sheet.bookmark(`${index + 1}. ${pass.title}`);
  const top = sheet.y;
  const numeral = sheet.block(String(index + 1), { ...styles.numeral, size: 44, leading: 44 }, 60);
  sheet.put(numeral, margin.x, "P", top - 10);
  sheet.paragraph(pass.title, { ...styles.title, size: 20, leading: 24 }, "H2");
  sheet.paragraph(pass.method, { ...styles.lead, size: 10.6, leading: 15 });
  if (pass.prompts) {
    const note = `${intro.promptsLabel} : ${pass.prompts}`;
    sheet.put(sheet.block(note, styles.label, margin.width - 14), margin.x, "P", top + 40);
  }
  sheet.y += 8;
  sheet.tags.element("L", () => {
    if (pass.perChapter) drawMatrixHead(sheet);
    pass.items.forEach((item, at) => {
      const name = itemName(index, at);
      if (pass.perChapter) drawMatrixRow(sheet, item.label, name);
      else drawItem(sheet, item, name);
    });
  });
  sheet.rule(sheet.y + 8, { x: margin.x, width: main.x + main.width - margin.x });
  sheet.y += 30;
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
  for (const { title, text } of intro.advice) {
    sheet.paragraph(runIn(title, text), styles.body);
    sheet.y += 6;
  }
  sheet.y += 10;
  await drawLine(sheet, intro.project);
  sheet.y += 36;
}

async function drawSignOff(sheet: Sheet): Promise<void> {
  sheet.need(110);
  sheet.bookmark(intro.signOff.title);
  sheet.paragraph(intro.signOff.title, { ...styles.title, size: 20, leading: 24 }, "H2");
  sheet.paragraph(intro.signOff.text, { ...styles.lead, size: 10.6, leading: 15 });
  sheet.y += 8;
  await drawLine(sheet, intro.signOff.fields);
}

/** A tick, centred on 0,0. */
const tick = "M-7 1L-2 6L8 -6";

/** `checklist-edition.pdf`: seven passes of proofreading with boxes to tick. */
export async function buildChecklist(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: intro.subtitle,
    ground: colours.teal,
    signs: ({ path, dot }) => {
      passes.forEach((_pass, index) => {
        const place = { orbit: index % 2 === 0 ? 2 : 1, angle: (index - 3) * 14.5 };
        path(place, tick, 2.4);
      });
      for (const angle of [-46, -22, 8, 33, 55]) dot({ orbit: 0, angle }, 3.2);
    },
  });
  await drawIntroduction(sheet);
  passes.forEach((pass, index) => drawPass(sheet, pass, index));
  await drawSignOff(sheet);
}
