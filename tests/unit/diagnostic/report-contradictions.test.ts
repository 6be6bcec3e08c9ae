import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "~/diagnostic/questions";
import type { DiagnosticReport } from "~/diagnostic/report";
import { stageTitles } from "~/diagnostic/report/stages";
import { notEmpty } from "../../support/counted";
import { advice, anyAnswers, reportFor, texts } from "./reports";

const status = {
  idea: "J'y pense mais je n'ai pas commencé",
  notes: "J'ai des notes/idées éparses",
  plan: "J'ai une structure/plan détaillé",
  stuck: "J'ai commencé mais je suis bloqué(e)",
  partial: "J'ai un manuscrit partiel (moins de 50%)",
  advanced: "J'ai un manuscrit avancé (plus de 50%)",
};
const near = ["Moins de 3 mois", "3-6 mois"];

const reluctant = ({ ai_disposition }: Answers) => ai_disposition.startsWith("Réticent");
const cautious = ({ ai_disposition }: Answers) => ai_disposition.startsWith("Prudent");
const neverUsed = ({ ai_familiarity }: Answers) => ai_familiarity.startsWith("Je ne les ai jamais");
const busy = ({ main_obstacles }: Answers) => main_obstacles.includes("Manque de temps");
const anyStatus =
  (...labels: string[]) =>
  ({ project_status }: Answers) =>
    labels.includes(project_status);
interface Exclusion {
  text: string;
  words: RegExp;
  /** Answers with which these words contradict. */
  never: (answers: Answers) => boolean;
  /** Where the words are looked for. Default: everywhere. */
  within?: (report: DiagnosticReport) => string[];
}

const bookAddresses = /prompt|\/livre\b|\/challenge|\/inscription/;
const begun = [status.plan, status.stuck, status.partial, status.advanced];

const exclusions: Exclusion[] = [
  {
    text: "a task or an action with AI",
    words: /\bIA\b|prompt|consigne éprouvée/,
    never: reluctant,
    within: ({ roadmap, actions }) => [
      ...roadmap.stages.flatMap(({ tasks }) => tasks),
      ...actions.map(({ text }) => text),
    ],
  },
  { text: "prompts", words: bookAddresses, never: reluctant, within: advice },
  {
    text: "AI as a habit",
    words:
      /tableau des promesses|consigne éprouvée|donnez-lui le plan|chasse aux répétitions|formation mène/,
    never: neverUsed,
  },
  {
    text: "AI writing a passage",
    words: /demander un passage à l’IA|passage que l’IA a touché|prompts/,
    never: cautious,
  },
  {
    text: "the search for a subject",
    words:
      /Choisir le sujet\b(?! signature)|trois sujets possibles|trois épreuves|Écrire la promesse/,
    never: anyStatus(status.notes, ...begun),
  },
  {
    text: "a plan still to be made",
    words:
      /Dresser le plan|Bâtissez le sommaire|de six à neuf cas|huit à dix scènes|avant de classer les sources|thèse en une phrase, puis/,
    never: anyStatus(...begun),
  },
  {
    text: "pages that are written",
    words:
      /Les pages écrites|texte est là|Plus de la moitié|page du manuscrit|déjà rédigé|demi-page là|dix pages à deux|trois pages, avec|chapitre complet|[Vv]otre manuscrit\b/,
    never: anyStatus(status.idea, status.notes, status.plan),
  },
  {
    text: "an empty page",
    words: /Aucune page n’est à défaire|Rien n’est encore écrit|commencer par le début/,
    never: anyStatus(status.notes, ...begun),
  },
  {
    text: "a first draft still to write",
    words: /premier jet|à ce rythme, le livre sera bref/,
    never: anyStatus(status.advanced),
    within: advice,
  },
  {
    text: "long hours",
    words: /heures chaque jour|demi-journée|longues? séances?|\/challenge|la formation mène/,
    never: busy,
    within: advice,
  },
  {
    text: "months to spare",
    words:
      /laisser reposer|Une longue séance par semaine|Avec un délai large|Avec du temps|longs délais/,
    never: ({ publication_timeline }) => near.includes(publication_timeline),
  },
  {
    text: "haste",
    words: /Écrit vite|Un guide pressé|délai aussi court|En peu de mois|En quelques mois/,
    never: ({ publication_timeline }) => !near.includes(publication_timeline),
  },
  {
    text: "an experience that the reader lacks",
    words: /longtemps|(?:dix|quinze|vingt|trente|\d{2}) ans\b(?!, et il)/,
    never: ({ experience_years }) => ["Moins de 2 ans", "2-5 ans"].includes(experience_years),
  },
  { text: "fourteen days of writing", words: /tient dans les|en 14\u00a0jours/, never: reluctant },
  {
    text: "the search for a subject, among the next steps",
    words: /\/chapitre-gratuit/,
    never: anyStatus(status.partial, status.advanced),
    within: ({ nextSteps }) => nextSteps.map(({ href }) => href),
  },
  {
    text: "few years",
    words: /expérience encore courte|deux années|deux à cinq ans|moins de deux ans/,
    never: ({ experience_years }) => ["5-10 ans", "Plus de 10 ans"].includes(experience_years),
  },
];

/** One set for all rows: a report costs more than a search in it. */
const sample = fc.sample(anyAnswers, 5_000).map((answers) => {
  const report = reportFor(answers);
  return { answers, report, whole: texts(report).join("\n") };
});

test.each(exclusions)("never shows $text beside contrary answers", ({ words, never, within }) => {
  const found = sample.filter(({ report, whole }) =>
    words.test(within ? within(report).join("\n") : whole),
  );
  expect(found.filter(({ answers }) => never(answers)).map(({ answers }) => answers)).toEqual([]);
  // A row whose words are gone, or whose answers never come, would show nothing.
  expect(found.length).toBeGreaterThan(0);
  expect(sample.some(({ answers }) => never(answers))).toBe(true);
});

test("plans six to twelve weeks of production, as the articles say", () => {
  for (const { report } of notEmpty(sample)) {
    const production = report.roadmap.stages.find(({ title }) => title === stageTitles.production);
    const weeks = (production?.to ?? 0) - (production?.from ?? 0) + 1;
    expect(weeks >= 6 && weeks <= 12, `${weeks} weeks`).toBe(true);
  }
});
