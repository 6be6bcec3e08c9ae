import type { Answers } from "~/diagnostic/questions";
import { type Report, reportOn } from "~/diagnostic/report";
import { score } from "~/diagnostic/scoring";

/** The day on which the tests' answers are given. */
export const answered = "2026-11-21";

export function reportFor(answers: Answers): Report {
  return reportOn(answers, score(answers), answered);
}

/** What a report tells somebody to do or to open, apart from what it observes. */
export function advice({ roadmap, actions, nextSteps }: Report): string[] {
  return [
    ...roadmap.stages.flatMap(({ title, tasks }) => [title, ...tasks]),
    ...actions.flatMap(({ title, text }) => [title, text]),
    ...nextSteps.map(({ text, label, href }) => `${text} ${label} ${href}`),
  ];
}

/** Every text of a report, titles and labels included. */
export function texts(report: Report): string[] {
  const { profile, dimensions, contrast, strengths, obstacles, ai, roadmap, limits, book } = report;
  return [
    profile.title,
    ...profile.paragraphs,
    ...dimensions.flatMap(({ name, text }) => [name, text]),
    contrast,
    ...[...strengths, ...obstacles].flatMap(({ title, text }) => [title, text]),
    ai,
    roadmap.introduction,
    ...advice(report),
    ...limits,
    book,
  ];
}

/** Split behind full stops, question marks and the like; short titles count as sentences. */
export function sentences(parts: readonly string[]): string[] {
  return parts.flatMap((part) => part.split(/(?<=[.!?»])\s+(?=\p{Lu})/u));
}

export function repeated(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}
