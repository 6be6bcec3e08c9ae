import { morningMail as texts } from "~/content/mails/morning";
import { type Block, type FigureRow, heading, type Message, paragraph } from "~/mail/message";
import type { DeliveryProblems } from "~/outbox/health";
import type { Report } from "~/statistics/report/figures";
import { reportTables, type TextTable } from "~/statistics/report/tables";
import type { MorningFacts } from "./facts";

interface Morning extends MorningFacts {
  /** YYYY-MM-DD in Paris. */
  today: string;
  isFirst: boolean;
  delivery: DeliveryProblems;
  /** Of the week before, on Mondays. */
  report: Report | null;
}

/** A part of the mail; `short` is its share of the subject. */
interface Part {
  short: string;
  blocks: Block[];
}

/** The morning's mail, the most urgent first; null when there is nothing to say. */
export function morningMessage(morning: Morning): Message | null {
  const parts = [
    ...(morning.isFirst ? [first] : []),
    ...stopped(morning),
    ...refusedPayments(morning),
    ...parcels(morning),
    ...withdrawals(morning),
    ...failed(morning),
    ...room(morning),
    ...letters(morning),
    ...weekly(morning),
  ];
  if (parts.length === 0) return null;
  return {
    subject: texts.subject(parts.map(({ short }) => short)),
    preheader: texts.preheader,
    title: texts.title(morning.today),
    blocks: parts.flatMap(({ blocks }) => blocks),
    why: texts.why,
  };
}

const typed = (lines: readonly string[]): Block => ({ kind: "commands", lines });

function part(short: string, title: string, ...blocks: Block[]): Part[] {
  return [{ short, blocks: [heading(title), ...blocks] }];
}

const first: Part = {
  short: texts.first.short,
  blocks: texts.first.paragraphs.map(paragraph),
};

function stopped({ delivery }: Morning): Part[] {
  const { short, title, text, command, commands } = texts.stopped;
  if (delivery.gone + delivery.failed + delivery.waiting === 0) return [];
  return part(short, title, paragraph(text(delivery)), paragraph(command), typed(commands));
}

function refusedPayments({ refused: count }: Morning): Part[] {
  const { short, title, text, commands } = texts.refused;
  return count === 0 ? [] : part(short(count), title, paragraph(text(count)), typed(commands));
}

function parcels({ parcels: waiting, today }: Morning): Part[] {
  if (waiting.length === 0) return [];
  const { short, title, due, commands } = texts.parcels;
  const late = waiting.filter((parcel) => parcel.due < today).length;
  const rows = waiting.map((parcel) => ({
    label: parcel.reference,
    value: due(parcel.due, parcel.due < today),
  }));
  return part(short(waiting.length, late), title, { kind: "figures", rows }, typed(commands));
}

function withdrawals({ withdrawals: open, today }: Morning): Part[] {
  if (open.length === 0) return [];
  const { short, title, due, text, commands } = texts.withdrawals;
  const rows = open.map((declared) => ({
    label: declared.number,
    value: due(declared.due, declared.due < today),
  }));
  return part(
    short(open.length),
    title,
    { kind: "figures", rows },
    paragraph(text),
    typed(commands),
  );
}

function failed({ failed: count }: Morning): Part[] {
  const { short, title, text, commands } = texts.failed;
  return count === 0 ? [] : part(short(count), title, paragraph(text(count)), typed(commands));
}

function room({ sessions }: Morning): Part[] {
  if (sessions.length === 0) return [];
  const { short, title, text } = texts.room;
  const lines = sessions.map(({ session, participants }) => paragraph(text(session, participants)));
  return part(short, title, ...lines);
}

function letters({ letters: due }: Morning): Part[] {
  return due.flatMap(({ letter, day, buyers }) => {
    const { short, title, text, commands } = texts.letters[letter];
    return part(short, title, paragraph(text(day, buyers)), typed(commands));
  });
}

function weekly({ report }: Morning): Part[] {
  if (!report) return [];
  const { short, title } = texts.report;
  const blocks = reportTables(report).flatMap((table) =>
    typeof table === "string" ? [paragraph(table)] : tableBlocks(table),
  );
  return part(short, title, ...blocks);
}

/** A table for a narrow screen: each row is a list of figures under its name. A table with one figure a row stays one. */
function tableBlocks({ titles: [kind = "", ...titles], rows }: TextTable): Block[] {
  if (titles.length === 1) {
    const figures = rows.map(([name, cell]) => ({ label: name ?? "", value: cell ?? "" }));
    return [named(kind), { kind: "figures", rows: figures }];
  }
  return rows.flatMap(([name, ...cells]) => [
    named(name || kind),
    { kind: "figures", rows: figuresOf(titles, cells) },
  ]);
}

const named = (title: string): Block => ({
  kind: "entries",
  entries: [{ title, paragraphs: [] }],
});

/** A share has no title: it follows the figure before it. */
function figuresOf(titles: readonly string[], cells: readonly (string | null)[]): FigureRow[] {
  const figures: FigureRow[] = [];
  for (const [column, cell] of cells.entries()) {
    if (!cell) continue;
    const value = cell.replace("  ", " · ");
    const last = figures.at(-1);
    if (titles[column] === "" && last) last.value += ` · ${value}`;
    else figures.push({ label: titles[column] ?? "", value });
  }
  return figures;
}
