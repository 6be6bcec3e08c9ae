/** Rules of the report, each over all combinations of the answers that it depends on. */
import { expect, test } from "vitest";
import type { Answers, QuestionKey } from "~/diagnostic/questions";
import type { DiagnosticReport } from "~/diagnostic/report";
import { contrastLabels, dimensions, shareLabels } from "~/diagnostic/report/dimensions";
import { stageTitles } from "~/diagnostic/report/stages";
import { isMeasured } from "~/diagnostic/shares";
import { counted } from "../../support/counted";
import { optionsOf } from "../../support/wizard";
import { answersWorth, reportFor } from "./reports";

/** A business, five years of consultations, a plan and a year of time. */
const base = answersWorth([9, 9, 6, 8, 8, 7, 8, 6, 8, 9, 9]);

const obstacles = optionsOf("main_obstacles");
const oneOrTwo = obstacles.flatMap((one, index) => [
  [one],
  ...obstacles.slice(index + 1).map((other) => [one, other]),
]);
const choices = (key: QuestionKey) => (key === "main_obstacles" ? oneOrTwo : optionsOf(key));

interface Case {
  answers: Answers;
  report: DiagnosticReport;
}

/** The reports on all answers to some questions; the others are answered as above. */
function everyReport(count: number, ...keys: QuestionKey[]): Case[] {
  const combinations = keys.reduce<Answers[]>(
    (made, key) =>
      made.flatMap((some) => choices(key).map((choice) => ({ ...some, [key]: choice }))),
    [base],
  );
  return counted(count, combinations).map((answers) => ({ answers, report: reportFor(answers) }));
}

const answersOf = (cases: Case[]) => cases.map(({ answers }) => answers);
const busy = ({ main_obstacles }: Answers) => main_obstacles.includes("Manque de temps");
const reluctant = ({ ai_disposition }: Answers) => ai_disposition.startsWith("Réticent");
const hurried = ({ publication_timeline }: Answers) => publication_timeline === "Moins de 3 mois";
const patient = ({ publication_timeline }: Answers) => publication_timeline === "Plus d'un an";
const advanced = ({ project_status }: Answers) => project_status.includes("manuscrit avancé");

function stageOf({ roadmap: { stages } }: DiagnosticReport, title: string) {
  const stage = stages.find((one) => one.title === title);
  if (!stage) throw new Error(`no stage ${title}`);
  return { ...stage, weeks: stage.to - stage.from + 1 };
}

test("begins nothing with a pronoun whose noun stands elsewhere", () => {
  const pronoun = /^(Ils?|Elles?|Son|Sa|Ses|Leurs?|Celui|Celle)\b/;
  const told = ({ report }: Case) => [
    ...report.profile.paragraphs,
    ...report.dimensions.map(({ text }) => text),
    report.contrast,
    report.ai,
    ...report.roadmap.introduction.split(/(?<=\.) /),
    ...report.roadmap.stages.flatMap(({ tasks }) => tasks),
    ...report.nextSteps.map(({ text }) => text),
    ...report.help,
    ...report.book.split(/(?<=\.) /),
  ];
  const keys = ["book_objective", "project_status", "main_obstacles"] as const;
  const all = everyReport(3_024, ...keys, "ai_disposition");
  expect(answersOf(all.filter((one) => told(one).some((text) => pronoun.test(text))))).toEqual([]);
});

test("asks editors two months or more before the book is made", () => {
  const all = everyReport(
    600,
    "publication_timeline",
    "project_status",
    "transmission_method",
    "book_format",
  );
  const asksInTime = ({ answers, report }: Case) => {
    const asking = report.roadmap.stages.filter(({ tasks }) =>
      tasks.some((task) => task.includes("manuscrit à quelques éditeurs")),
    );
    if (!patient(answers)) return asking.length === 0;
    const [reading] = asking;
    const { to } = stageOf(report, stageTitles.production);
    return asking.length === 1 && reading !== undefined && to - reading.to >= 9;
  };
  expect(answersOf(all.filter((one) => !asksInTime(one)))).toEqual([]);
});

test("books proofreader, designer and printer in a short delay's first week", () => {
  const all = everyReport(96, "publication_timeline", "project_status", "experience_years");
  const books = ({ answers, report: { roadmap } }: Case) => {
    const weeks = roadmap.stages.filter(({ tasks }) => tasks.join().includes("dès cette semaine"));
    return weeks.length === Number(hurried(answers)) && weeks.every(({ from }) => from === 1);
  };
  expect(answersOf(all.filter((one) => !books(one)))).toEqual([]);
});

test("gives the fortnight to the whole way, and never moves a date", () => {
  const keys = ["publication_timeline", "project_status", "main_obstacles"] as const;
  const all = everyReport(8_064, ...keys, "ai_familiarity", "ai_disposition");
  const fits = ({ answers, report }: Case) => {
    const { introduction } = report.roadmap;
    const weeks = stageOf(report, stageTitles.production).from - 1;
    const compared = introduction.includes("du sujet à la relecture");
    const given = introduction.includes(`${weeks}\u00a0semaines avant la fabrication`);
    const hours = introduction.includes(`${7 * weeks}\u00a0heures à une heure par jour`);
    const isHurried = hurried(answers) && !reluctant(answers);
    return (
      !/l’étape «|report(er|ez) la|repouss/.test(introduction) &&
      compared === !reluctant(answers) &&
      given === isHurried &&
      hours === (isHurried && busy(answers))
    );
  };
  expect(answersOf(all.filter((one) => !fits(one)))).toEqual([]);
});

test("promises fifty pages for an hour a day by hand", () => {
  const keys = ["publication_timeline", "project_status", "main_obstacles"] as const;
  const all = everyReport(2_016, ...keys, "ai_disposition");
  const isBrief = (answers: Answers) =>
    hurried(answers) && busy(answers) && reluctant(answers) && !advanced(answers);
  const brief = all.filter(({ report }) => report.roadmap.introduction.includes("cinquantaine"));
  expect(answersOf(brief)).toEqual(answersOf(all.filter(({ answers }) => isBrief(answers))));
});

test("sends nobody with a plan back to the chapter on plans", () => {
  const planned = optionsOf("project_status").filter((label) =>
    /plan détaillé|manuscrit/.test(label),
  );
  expect(planned).toHaveLength(3);
  const keys = ["publication_timeline", "main_obstacles"] as const;
  const all = everyReport(8_064, ...keys, "ai_familiarity", "ai_disposition", "project_status");
  const sentBack = all.filter(
    ({ answers, report }) =>
      planned.includes(answers.project_status) &&
      report.nextSteps.some(({ href }) => href === "/chapitre-gratuit"),
  );
  expect(answersOf(sentBack)).toEqual([]);
});

test("gives readers of an advanced manuscript most of a long delay", () => {
  const all = everyReport(24, "publication_timeline", "project_status");
  const long = all.filter(({ answers, report }) => {
    const { title } =
      report.roadmap.stages.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? {};
    return title === stageTitles.readers && advanced(answers);
  });
  expect(long.map(({ answers }) => answers.publication_timeline)).toEqual([
    "6-12 mois",
    "Plus d'un an",
  ]);
});

test("names each one's years, and sends nobody in health to a practitioner", () => {
  const all = everyReport(
    720,
    "expertise_domain",
    "experience_years",
    "transmission_method",
    "project_status",
  );
  const years = { "Moins de 2 ans": "moins de deux ans", "2-5 ans": "deux à cinq ans" };
  const told = ({ report }: Case) => report.profile.paragraphs[0] ?? "";
  const named = all.filter((one) => told(one).startsWith("Vous exercez depuis"));
  for (const one of counted(96, named)) {
    const { experience_years } = one.answers;
    expect(told(one)).toContain(years[experience_years as keyof typeof years]);
  }
  const tasks = ({ report }: Case) => report.roadmap.stages.flatMap(({ tasks }) => tasks).join();
  expect(answersOf(all.filter((one) => /praticien/.test(tasks(one))))).toEqual([]);
});

/** The lowest answers of each dimension, or others. */
const lows = {
  expertise: {
    expertise_domain: "Autre",
    experience_years: "Moins de 2 ans",
    transmission_method: "Je débute dans la transmission de mon expertise",
  },
  business: {
    book_objective: "Laisser un héritage de mes connaissances",
    business_impact: "Augmentation significative du nombre de clients",
  },
  preparation: {
    publication_timeline: "Plus d'un an",
    project_status: "J'y pense mais je n'ai pas commencé",
    main_obstacles: ["Difficulté à maintenir ma motivation"],
  },
  tech: {
    ai_familiarity: "Je ne les ai jamais utilisés",
    ai_disposition: "Réticent - Je préfère les méthodes traditionnelles",
  },
};

test("tells nobody that she is at nought", () => {
  const sets = Object.values(lows).reduce<Answers[]>(
    (made, low) => made.flatMap((answers) => [answers, { ...answers, ...low }]),
    [base],
  );
  for (const answers of counted(16, sets)) {
    const report = reportFor(answers);
    const measured = report.dimensions.filter(isMeasured);
    const low = measured.filter(({ percent }) => percent === 0);
    expect(JSON.stringify(report).replaceAll(/"percent":0/g, "")).not.toMatch(/(?<!\d)0\u00a0%/);
    expect(low.every(({ value }) => value === shareLabels.beginning)).toBe(true);
    const named = low.filter(({ dimension }) =>
      report.contrast.includes(dimensions[dimension].phrase),
    );
    expect(named).toEqual([]);
    expect(report.contrast === contrastLabels.beginning).toBe(
      measured.every(({ band }) => band === "low"),
    );
  }
});
