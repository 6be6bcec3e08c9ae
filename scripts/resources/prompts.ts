import { programme } from "~/content/offers";
import { pack } from "~/content/resources/pack";
import { type Prompt, type PromptGroup, promptGroups } from "~/content/resources/prompts";
import { runIn, sectionTitle } from "./blocks";
import { drawCover } from "./cover";
import { textField } from "./forms";
import type { Sheet } from "./sheet";
import type { Run } from "./text";
import { colours, grid, styles } from "./theme";

/** Sets what the reader fills in apart from what is pasted as it is. */
const promptRuns = (text: string): Run[] =>
  text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((piece) => ({
      text: piece,
      style: piece.startsWith("[") ? styles.placeholder : styles.body,
    }));

function drawPrompt(sheet: Sheet, { title, text }: Prompt, number: number): void {
  const { margin, main } = grid;
  const heading = sheet.block(title, { ...styles.subtitle, size: 13, leading: 17 }, main.width);
  const body = sheet.block(promptRuns(text), styles.body, main.width);
  const mark = sheet.block(String(number), { ...styles.numeral, size: 26, leading: 26 }, 60);
  sheet.need(heading.height + 3 + body.height);
  sheet.tags.element("Sect", () => {
    sheet.put(mark, margin.x + 64 - (mark.lines[0]?.width ?? 0), "P", sheet.y - 4);
    sheet.put(heading, main.x, "H2");
    sheet.put(body, main.x, "P", sheet.y + heading.height + 3);
  });
  sheet.y += heading.height + 3 + body.height + 15;
}

const days = ({ from, to }: { from: number; to: number }) => `Jours ${from} à ${to}`;

function drawGroup(sheet: Sheet, group: PromptGroup, index: number, firstNumber: number): void {
  const phase = programme.summary[index];
  sheet.addPage(group.title);
  sectionTitle(sheet, {
    title: group.title,
    lead: group.intro,
    ...(phase ? { note: days(phase) } : {}),
  });
  group.prompts.forEach((prompt, at) => drawPrompt(sheet, prompt, firstNumber + at));
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
  sheet.bookmark(context.title);
  sheet.paragraph(context.title, { ...styles.title, size: 20, leading: 24 }, "H2");
  sheet.paragraph(context.intro, { ...styles.lead, size: 10.6, leading: 15 });
  sheet.y += 12;
  for (const field of context.fields) {
    const height = field.lines * 15 + 7;
    sheet.paragraph(field.label, styles.strong);
    await textField(
      sheet,
      { ...field, multiline: true },
      { ...grid.main, y: sheet.y + 3, height },
    );
    sheet.y += height + 13;
  }
}

/** `pack-prompts.pdf`: the twenty-five prompts of the page, to copy. */
export async function buildPack(sheet: Sheet, title: string): Promise<void> {
  drawCover(sheet, {
    title,
    subtitle: pack.subtitle,
    ground: colours.gold,
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
}
