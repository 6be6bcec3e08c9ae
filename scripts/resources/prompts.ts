import { programme } from "~/content/offers";
import { pack } from "~/content/resources/pack";
import { type Prompt, type PromptGroup, promptGroups } from "~/content/resources/prompts";
import { partTitle, runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import { textField } from "./forms";
import type { Sheet, TextBlock } from "./sheet";
import type { Run } from "./text";
import { colours, grid, styles } from "./theme";

/** Sets what the reader fills in apart from what is pasted as it is. */
const promptRuns = (text: string): Run[] =>
  text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((piece) => ({
      text: piece,
      style: piece.startsWith("[") ? styles.placeholder : styles.prompt,
    }));

interface Entry {
  number: number;
  heading: TextBlock;
  body: TextBlock;
  height: number;
}

const headingGap = 3;
const numeral = { ...styles.numeral, size: 26, leading: 26 };

function entry(sheet: Sheet, { title, text }: Prompt, number: number): Entry {
  const { width } = grid.main;
  const heading = sheet.block(title, styles.entry, width);
  const body = sheet.block(promptRuns(text), styles.prompt, width);
  return { number, heading, body, height: heading.height + headingGap + body.height };
}

function drawEntry(sheet: Sheet, { number, heading, body }: Entry): void {
  const { margin, main } = grid;
  const mark = sheet.block(String(number), numeral, margin.width);
  const width = mark.lines[0]?.width ?? 0;
  sheet.tags.element("Sect", () => {
    sheet.put(mark, margin.x + 64 - width, "P", sheet.y - 4);
    sheet.put(heading, main.x, "H3");
    sheet.put(body, main.x, "P", sheet.y + heading.height + headingGap);
  });
}

/** Spreads entries over what is left of the page, within what looks well. */
function drawEntries(sheet: Sheet, entries: readonly Entry[]): void {
  const total = entries.reduce((sum, { height }) => sum + height, 0);
  const room = grid.bottom - sheet.y - total;
  if (room < 0) throw new Error(`Prompt ${entries.at(-1)?.number} runs over the page`);
  const gap = Math.min(34, room / (entries.length - 1));
  for (const one of entries) {
    drawEntry(sheet, one);
    sheet.y += one.height + gap;
  }
}

const days = ({ from, to }: { from: number; to: number }) => `Jours ${from} à ${to}`;

/** Two pages a group. */
function drawGroup(sheet: Sheet, group: PromptGroup, index: number, firstNumber: number): void {
  const phase = programme.summary[index];
  const entries = group.prompts.map((prompt, at) => entry(sheet, prompt, firstNumber + at));
  const half = Math.ceil(entries.length / 2);
  sheet.addPage(group.title);
  sectionTitle(sheet, {
    title: group.title,
    lead: group.intro,
    ...(phase ? { note: days(phase) } : {}),
  });
  drawEntries(sheet, entries.slice(0, half));
  sheet.addPage();
  drawEntries(sheet, entries.slice(half));
}

async function drawGuide(sheet: Sheet): Promise<void> {
  const { guide, context } = pack;
  sheet.addPage(guide.title);
  sectionTitle(sheet, { title: guide.title, lead: guide.lead });
  for (const { title, text } of guide.rules) {
    sheet.paragraph(runIn(title, text), styles.body);
    sheet.y += 7;
  }
  sheet.y += 22;
  partTitle(sheet, { title: context.title, lead: context.intro });
  sheet.y += 12;
  for (const field of context.fields) {
    const height = field.lines * 15 + 7;
    sheet.paragraph(field.label, styles.strong);
    await textField(sheet, { ...field, multiline: true }, { ...grid.main, y: sheet.y + 3, height });
    sheet.y += height + 13;
  }
}

/** Fills the last page. */
async function drawFollowUps(sheet: Sheet): Promise<void> {
  const { name, title, lead } = pack.followUps;
  const { x, width } = grid.main;
  sheet.rule(sheet.y - 8);
  sheet.y += 20;
  partTitle(sheet, { title, lead, tag: "H2" });
  sheet.y += 10;
  const box = { x, y: sheet.y, width, height: grid.bottom - sheet.y };
  await textField(sheet, { name, label: title, multiline: true }, box);
}

/** `pack-prompts.pdf`: the twenty-five prompts of the page, to copy. */
export async function buildPack(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: pack.subtitle,
    ground: colours.leaf,
    text: "ink",
    line: "vermilion",
    signs: ({ dot }) => {
      promptGroups.forEach(({ prompts }, orbit) => {
        const spread = [96, 84, 76][orbit] ?? 0;
        prompts.forEach((_prompt, at) => {
          dot({ orbit, angle: -spread / 2 + (spread * at) / (prompts.length - 1) }, 6);
        });
      });
    },
  });
  await drawGuide(sheet);
  let number = 1;
  promptGroups.forEach((group, index) => {
    drawGroup(sheet, group, index, number);
    number += group.prompts.length;
  });
  await drawFollowUps(sheet);
}
