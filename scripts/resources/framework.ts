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
import { runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import { checkBox, textField } from "./forms";
import type { Column, Sheet } from "./sheet";
import { colours, grid, styles } from "./theme";

const lineHeight = 15;
const fieldPadding = 7;
const gap = 11;

const fieldHeight = (lines: number) => lines * lineHeight + fieldPadding;

/** Label, hint and box. Returns the height taken; the cursor stays. */
async function drawField(sheet: Sheet, field: WorksheetField, column: Column): Promise<number> {
  const label = sheet.block(field.label, styles.strong, column.width);
  let height = label.height;
  sheet.put(label, column.x, "P");
  if (field.hint) {
    const hint = sheet.block(field.hint, styles.note, column.width);
    sheet.put(hint, column.x, "P", sheet.y + height);
    height += hint.height;
  }
  height += 4;
  const box = { ...column, y: sheet.y + height, height: fieldHeight(field.lines) };
  await textField(sheet, { ...field, multiline: field.lines > 1 }, box);
  return height + box.height;
}

/** Fields one below the other; two neighbours marked `half` share a row. */
async function drawFields(sheet: Sheet, fields: readonly WorksheetField[]): Promise<void> {
  const { x, width } = grid.main;
  const halfWidth = (width - gap) / 2;
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index];
    const beside = fields[index + 1];
    if (!field) continue;
    if (field.half && beside?.half) {
      const left = await drawField(sheet, field, { x, width: halfWidth });
      const right = await drawField(sheet, beside, { x: x + halfWidth + gap, width: halfWidth });
      sheet.y += Math.max(left, right) + gap;
      index += 1;
    } else {
      sheet.y += (await drawField(sheet, field, grid.main)) + gap;
    }
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

/** The sentence that must be true before the reader turns the page, at its foot. */
function closeWorksheet(sheet: Sheet, test: string): void {
  const { x, width } = grid.main;
  const block = sheet.block(runIn("Passez à la suite quand :", lowerFirst(test)), styles.body, width);
  sheet.y = Math.max(sheet.y + 4, grid.bottom - block.height);
  sheet.rule(sheet.y - 8, { x, width }, colours.vermilion, 0.9);
  sheet.put(block, x, "P");
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

async function drawWorksheet(sheet: Sheet, worksheet: Worksheet): Promise<void> {
  openWorksheet(sheet, worksheet);
  await drawFields(sheet, worksheet.fields);
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
  sheet.paragraph(intro.path, styles.subtitle, "H2");
  sheet.y += 8;
  sheet.tags.element("L", () => atlas.forEach((step) => drawStep(sheet, step)));

  sheet.y += 18;
  sheet.paragraph(intro.project.title, styles.subtitle, "H2");
  sheet.y += 8;
  await drawFields(sheet, intro.project.fields);
}

function drawStep(sheet: Sheet, { letter, name, question, minutes: length }: Opening): void {
  const { x, width } = grid.main;
  sheet.rule(sheet.y, { x, width });
  sheet.y += 6;
  const time = sheet.block(minutes(length), styles.note, 80);
  const timeWidth = time.lines[0]?.width ?? 0;
  sheet.tags.element("LI", () => {
    const initial = sheet.block(letter, { ...styles.subtitle, colour: "vermilion" }, 24);
    sheet.put(initial, x, "Lbl", sheet.y - 2.5);
    sheet.tags.element("LBody", () => {
      sheet.put(sheet.block(name, styles.strong, 110), x + 26, "P");
      sheet.put(sheet.block(question, styles.body, 240), x + 112, "P");
      sheet.put(time, x + width - timeWidth, "P", sheet.y + 1);
    });
  });
  sheet.y += 15 + sheet.block(question, styles.body, 200).height - styles.body.leading;
  sheet.y += 5;
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

  const height = 54;
  for (let chapter = 1; chapter <= architecture.chapters; chapter += 1) {
    const numeral = sheet.block(String(chapter), { ...styles.subtitle, colour: "vermilion" }, 20);
    sheet.put(numeral, grid.full.x, "P", sheet.y + 2);
    for (const [column, { key, label }] of architecture.columns.entries()) {
      const box = { x: left(column), y: sheet.y, width: cell, height };
      const name = `chapitre_${chapter}_${key}`;
      await textField(sheet, { name, label: `Chapitre ${chapter}, ${label}`, multiline: true }, box);
    }
    sheet.y += height + 7;
  }
  closeWorksheet(sheet, architecture.test);
}

async function drawSummary(sheet: Sheet): Promise<void> {
  openWorksheet(sheet, summary);
  const { x, width } = grid.main;
  const labelled = async (field: { name: string; label: string }, height: number) => {
    const label = sheet.block(field.label, styles.label, grid.margin.width);
    sheet.put(label, grid.margin.x, "P", sheet.y + (height - label.height) / 2);
    await textField(sheet, field, { x, y: sheet.y, width, height });
    sheet.y += height + 9;
  };
  await labelled(summary.title, 28);
  await labelled(summary.subtitle, 28);
  sheet.y += 8;
  sheet.rule(sheet.y - 7);
  sheet.y += 4;
  for (const line of summary.lines) await labelled(line, 24);
  sheet.y += 10;
  for (const { name, label } of summary.checks) {
    checkBox(sheet, { name, label }, { x, y: sheet.y + 1.5 });
    sheet.paragraph(label, styles.body, "P", { x: x + 20, width: width - 20 });
    sheet.y += 4;
  }
  closeWorksheet(sheet, summary.test);
}

/** `cadre-structuration.pdf`: the five ATLAS worksheets, to fill in. */
export async function buildFramework(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: intro.subtitle,
    ground: colours.ink,
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
