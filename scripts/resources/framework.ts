import {
  architecture,
  atlas,
  audience,
  frameworkIntro as intro,
  levers,
  summary,
  transformation,
  type Worksheet,
  type WorksheetField,
} from "~/content/resources/framework";
import { labelled, runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import { checkBox, textField } from "./forms";
import type { Column, Sheet } from "./sheet";
import { colours, grid, styles } from "./theme";

const fieldPadding = 7;
const gap = 12;
/** Height of a line of writing, in points: by keyboard at least, by hand at most. */
const lineHeight = { least: 15, most: 25 };

/** Label and hint above a box. */
function captionHeight(sheet: Sheet, { label, hint }: WorksheetField, width: number): number {
  const lead = hint ? sheet.block(hint, styles.note, width).height : 0;
  return sheet.block(label, styles.strong, width).height + lead + 4;
}

async function drawField(
  sheet: Sheet,
  field: WorksheetField,
  { x, width, line }: Column & { line: number },
): Promise<number> {
  const label = sheet.block(field.label, styles.strong, width);
  sheet.put(label, x, "P");
  if (field.hint) {
    sheet.put(sheet.block(field.hint, styles.note, width), x, "P", sheet.y + label.height);
  }
  const top = captionHeight(sheet, field, width);
  const height = field.lines * line + fieldPadding;
  const box = { x, y: sheet.y + top, width, height };
  await textField(sheet, { ...field, multiline: field.lines > 1 }, box);
  return top + height;
}

/** Fields by row: two neighbours marked `half` share one. */
function rows(fields: readonly WorksheetField[]): WorksheetField[][] {
  const grouped: WorksheetField[][] = [];
  for (const field of fields) {
    const last = grouped.at(-1);
    if (field.half && last?.length === 1 && last[0]?.half) last.push(field);
    else grouped.push([field]);
  }
  return grouped;
}

const rowWidth = (row: WorksheetField[]) => (grid.main.width - (row.length - 1) * gap) / row.length;

/** The line height with which the fields fill `room` points. */
function fittingLine(sheet: Sheet, fields: readonly WorksheetField[], room: number): number {
  let fixed = 0;
  let lines = 0;
  for (const row of rows(fields)) {
    const width = rowWidth(row);
    const captions = row.map((field) => captionHeight(sheet, field, width));
    fixed += Math.max(...captions) + fieldPadding + gap;
    lines += Math.max(...row.map((field) => field.lines));
  }
  return Math.min(lineHeight.most, Math.max(lineHeight.least, (room - fixed) / lines));
}

async function drawFields(
  sheet: Sheet,
  fields: readonly WorksheetField[],
  line: number = lineHeight.least,
): Promise<void> {
  for (const row of rows(fields)) {
    const width = rowWidth(row);
    const heights: number[] = [];
    for (const [index, field] of row.entries()) {
      const x = grid.main.x + index * (width + gap);
      heights.push(await drawField(sheet, field, { x, width, line }));
    }
    sheet.y += Math.max(...heights) + gap;
  }
}

interface Opening {
  letter: string;
  name: string;
  minutes: number;
  question: string;
  purpose: string;
}

const minutes = (count: number) => `${count} minutes`;

function openWorksheet(sheet: Sheet, { letter, name, minutes: length, ...rest }: Opening): void {
  sheet.addPage(name);
  sectionTitle(sheet, { mark: letter, title: name, lead: rest.question, note: minutes(length) });
  sheet.y -= 6;
  sheet.paragraph(rest.purpose, styles.body);
  sheet.y += 14;
}

/** Room kept at the foot of a worksheet for its test, rule included. */
const closingHeight = 46;

/** The sentence that must be true before the reader turns the page, at its foot. */
function closeWorksheet(sheet: Sheet, test: string, label: string = intro.testLabel): void {
  const { x, width } = grid.main;
  const block = sheet.block(labelled(label, test), styles.body, width);
  sheet.y = Math.max(sheet.y + 4, grid.bottom - block.height);
  sheet.rule(sheet.y - 8, { x, width }, colours.vermilion, 0.9);
  sheet.put(block, x, "P");
}

async function drawWorksheet(sheet: Sheet, worksheet: Worksheet): Promise<void> {
  openWorksheet(sheet, worksheet);
  const room = grid.bottom - closingHeight - sheet.y;
  await drawFields(sheet, worksheet.fields, fittingLine(sheet, worksheet.fields, room));
  closeWorksheet(sheet, worksheet.test);
}

async function drawIntroduction(sheet: Sheet): Promise<void> {
  sheet.addPage(intro.title);
  sectionTitle(sheet, { title: intro.title, lead: intro.lead });
  for (const { title, text } of intro.advice) {
    sheet.paragraph(runIn(title, text), styles.body);
    sheet.y += 7;
  }

  sheet.y += 14;
  sheet.paragraph(intro.path, styles.subtitle, "H3");
  sheet.y += 8;
  sheet.tags.element("L", () => {
    for (const step of atlas) drawStep(sheet, step);
  });

  sheet.y += 18;
  sheet.paragraph(intro.project.title, styles.subtitle, "H3");
  sheet.y += 8;
  const { fields } = intro.project;
  await drawFields(sheet, fields, fittingLine(sheet, fields, grid.bottom - sheet.y));
}

function drawStep(sheet: Sheet, { letter, name, question, minutes: length }: Opening): void {
  const { x, width } = grid.main;
  const block = sheet.block(runIn(`${name}.`, question), styles.body, width - 26);
  sheet.rule(sheet.y);
  sheet.y += 6;
  sheet.tags.element("LI", () => {
    sheet.put(sheet.block(minutes(length), styles.label, 80), grid.margin.x, "P", sheet.y + 1);
    const initial = sheet.block(letter, { ...styles.subtitle, colour: "vermilion" }, 24);
    sheet.put(initial, x, "Lbl", sheet.y - 2.5);
    sheet.put(block, x + 26, "LBody");
  });
  sheet.y += block.height + 6;
}

async function drawArchitecture(sheet: Sheet): Promise<void> {
  const { x, width } = grid.main;
  openWorksheet(sheet, architecture);
  for (const { name, label, text } of architecture.principles) {
    checkBox(sheet, { name, label }, { x, y: sheet.y + 1.5 });
    sheet.paragraph(runIn(`${label}.`, text), styles.body, "P", { x: x + 20, width: width - 20 });
    sheet.y += 5;
  }
  sheet.y += 12;

  const numberWidth = 24;
  const inner = grid.full.width - numberWidth;
  const cell = (inner - 2 * gap) / 3;
  const left = (column: number) => grid.full.x + numberWidth + column * (cell + gap);
  architecture.columns.forEach(({ label }, column) => {
    sheet.put(sheet.block(label, styles.label, cell), left(column), "P");
  });
  sheet.y += styles.label.leading + 4;

  const rowGap = 8;
  const room = grid.bottom - closingHeight - sheet.y;
  const height = room / architecture.chapters - rowGap;
  for (let chapter = 1; chapter <= architecture.chapters; chapter += 1) {
    const numeral = sheet.block(String(chapter), { ...styles.subtitle, colour: "vermilion" }, 20);
    sheet.put(numeral, grid.full.x, "P", sheet.y + 2);
    for (const [column, { key, label }] of architecture.columns.entries()) {
      const box = { x: left(column), y: sheet.y, width: cell, height };
      const name = `chapitre_${chapter}_${key}`;
      await textField(
        sheet,
        { name, label: `Chapitre ${chapter}, ${label}`, multiline: true },
        box,
      );
    }
    sheet.y += height + rowGap;
  }
  closeWorksheet(sheet, architecture.test);
}

async function drawSummary(sheet: Sheet): Promise<void> {
  openWorksheet(sheet, summary);
  const { x, width } = grid.main;
  const row = async (field: { name: string; label: string }, height: number) => {
    const label = sheet.block(field.label, styles.label, grid.margin.width);
    sheet.put(label, grid.margin.x, "P", sheet.y + (height - label.height) / 2);
    await textField(sheet, field, { x, y: sheet.y, width, height });
    sheet.y += height + 9;
  };
  await row(summary.title, 32);
  await row(summary.subtitle, 32);
  sheet.y += 8;
  sheet.rule(sheet.y - 7);
  sheet.y += 4;
  for (const line of summary.lines) await row(line, 29);
  sheet.y += 10;
  for (const { name, label } of summary.checks) {
    checkBox(sheet, { name, label }, { x, y: sheet.y + 1.5 });
    sheet.paragraph(label, styles.body, "P", { x: x + 20, width: width - 20 });
    sheet.y += 4;
  }
  closeWorksheet(sheet, summary.test, intro.lastTestLabel);
}

/** `cadre-structuration.pdf`: the five ATLAS worksheets, to fill in. */
export async function buildFramework(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: intro.subtitle,
    ground: colours.ink,
    text: "cream",
    line: "leaf",
    signs: ({ letter, dot }) => {
      atlas.forEach((step, index) => {
        letter({ orbit: 1, angle: (index - 2) * 23 }, step.letter);
      });
      for (const angle of [-34, -9, 14, 37]) dot({ orbit: 0, angle }, 3);
      for (const angle of [-40, -20, 3, 30]) dot({ orbit: 2, angle }, 3.6);
    },
  });
  await drawIntroduction(sheet);
  await drawWorksheet(sheet, audience);
  await drawWorksheet(sheet, transformation);
  await drawWorksheet(sheet, levers);
  await drawArchitecture(sheet);
  await drawSummary(sheet);
}
