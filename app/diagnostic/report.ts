import { type Choices, readChoices } from "./choices";
import { chooseNextSteps } from "./next-steps";
import type { Answers } from "./questions";
import { aiParagraphs } from "./report/ai";
import { bookCard } from "./report/book-card";
import { contrastLabels, dimensions, shareLabels, techReluctant } from "./report/dimensions";
import { domains, exampleText } from "./report/domains";
import { experienceStrengths, noviceAdditions, noviceObstacle } from "./report/experience";
import { formats } from "./report/formats";
import { obstacles } from "./report/obstacles";
import { answersText, profiles } from "./report/profiles";
import { objectives } from "./report/purpose";
import { fortnight, stageTitles } from "./report/stages";
import { statuses } from "./report/statuses";
import { timelines } from "./report/timelines";
import { transmissions } from "./report/transmissions";
import type { Action } from "./report/types";
import { chooseApproach, makeRoadmap } from "./roadmap";
import type { Diagnosis, ProfileType } from "./scoring";
import { isMeasured, type Share, sharesOf } from "./shares";

/** The diagnostic's result in words, without personal data. */
export type DiagnosticReport = ReturnType<typeof reportOn>;

/**
 * The report on a set of answers and its scores.
 *
 * @param start ISO date (`2026-11-21`) of the answer: the first day of the roadmap
 * @throws RangeError for a label that its question does not offer
 */
export function reportOn(answers: Answers, diagnosis: Diagnosis, start: string) {
  const choices = readChoices(answers);
  const { domain, objective, impact, format, status, timeline } = choices;
  const { impacts, formats: objectiveFormats, help } = objectives[objective];
  const title = diagnosis.profile;
  const stages = makeRoadmap(choices, start);
  const readings = sharesOf(diagnosis.dimensions).map((share) => readingOf(share, choices));
  return {
    profile: {
      title,
      paragraphs: [
        profileTextOf(diagnosis.profile, choices),
        `${answersOf(choices)} ${impacts[impact]} ${objectiveFormats[format]}`,
        exampleText(domains[domain].examples[objective]),
      ],
    },
    dimensions: readings,
    /** Names the highest and the lowest of the measured dimensions. */
    contrast: contrastOf(readings),
    strengths: strengthsOf(choices),
    obstacles: obstaclesOf(choices),
    /** The role that AI may play in the work. */
    ai: aiParagraphs[choices.familiarity][choices.disposition],
    roadmap: {
      introduction: [timelines[timeline].introductions[status], ...fortnightOf(choices, stages)]
        .filter((sentence) => sentence !== undefined)
        .join(" "),
      stages,
    },
    actions: actionsOf(choices),
    nextSteps: chooseNextSteps(choices),
    /** How the book helps with the state of the project and with its goal. */
    help: [statuses[status].help, help],
    /** Why the book suits this profile and these answers. */
    book: bookOf(title, choices),
  };
}

const profileKeys = {
  "Visionnaire Stratégique": "visionary",
  "Expert Prêt à Décoller": "expert",
  "Bâtisseur d'Autorité": "builder",
  "Explorateur du Potentiel": "explorer",
} as const satisfies Record<ProfileType, keyof typeof profiles>;

function profileTextOf(type: ProfileType, choices: Choices): string {
  const { builder, explorer } = profiles;
  const key = profileKeys[type];
  if (key === "builder") return builder.text[aimOf(choices)];
  if (key === "explorer") return explorer.text[reasonOf(choices)];
  return profiles[key].text;
}

/** Authors who seek authority read about it; the others about the foundation of their book. */
function aimOf({ objective }: Choices): keyof typeof profiles.builder.text {
  return objective === "authority" ? "authority" : "ground";
}

/** The first of the profile's rules that a reader would recognise. */
function reasonOf({ status, experience }: Choices): keyof typeof profiles.explorer.text {
  if (status === "idea" || status === "notes") return status;
  return experience === "novice" || experience === "settled" ? experience : "total";
}

function answersOf({ status, timeline, obstacles: named }: Choices): string {
  const chosen = [statuses[status], timelines[timeline], ...named.map((name) => obstacles[name])];
  return answersText(chosen.map(({ answer }) => answer));
}

/** How the roadmap compares with the book's fourteen days. */
function fortnightOf(choices: Choices, stages: ReturnType<typeof makeRoadmap>) {
  const { status, timeline, obstacles } = choices;
  const isHurried = timeline === "quarter";
  const isBusy = obstacles.includes("time");
  if (chooseApproach(choices) === "without") {
    const isBrief = isHurried && isBusy && status !== "advanced";
    return [fortnight.withoutAi, isBrief ? fortnight.brief : undefined];
  }
  const isStart = status === "idea" || status === "notes";
  const way = isStart ? fortnight.fromStart : fortnight.underWay;
  if (!isHurried) return [way, fortnight.spread];
  const production = stages.find(({ title }) => title === stageTitles.production);
  const weeks = (production?.from ?? 1) - 1;
  return [way, isBusy ? fortnight.busyQuarter(weeks) : fortnight.quarter(weeks)];
}

function bookOf(title: string, choices: Choices): string {
  const sentence = bookCard.sentence(title, obstacles[choices.obstacles[0]].book);
  return chooseApproach(choices) === "without" ? `${sentence} ${bookCard.withoutAi}` : sentence;
}

type Reading = ReturnType<typeof readingOf>;

/** A dimension with its name, its share or the chosen format, and a sentence about it. */
function readingOf(share: Share, { disposition, format }: Choices) {
  const { name, bands } = dimensions[share.dimension];
  const exempt =
    share.dimension === "tech" && share.band === "middle" && disposition === "reluctant";
  const value = isMeasured(share) ? percentText(share.percent) : formats[format].name;
  return { ...share, name, value, text: exempt ? techReluctant : bands[share.band] };
}

/** Names the highest and lowest measured dimensions; several may tie. */
function contrastOf(readings: readonly Reading[]): string {
  const measured = readings.filter(isMeasured);
  if (measured.every(({ band }) => band === "low")) return contrastLabels.beginning;
  const percents = measured.map(({ percent }) => percent);
  const [highest, lowest] = [Math.max(...percents), Math.min(...percents)];
  if (highest === lowest) return `${contrastLabels.level} (${percentText(highest)}).`;
  const best = endOf(measured, highest, contrastLabels.highest);
  if (lowest === 0) return `${best}. ${contrastLabels.rest}`;
  return `${best}, ${endOf(measured, lowest, contrastLabels.lowest)}.`;
}

function endOf(
  readings: readonly Reading[],
  percent: number,
  { one, several }: { one: string; several: string },
): string {
  const phrases = readings
    .filter((reading) => reading.percent === percent)
    .map(({ dimension }) => dimensions[dimension].phrase);
  const names = new Intl.ListFormat("fr").format(phrases);
  return `${phrases.length > 1 ? several : one} ${names} (${percentText(percent)})`;
}

/** Nobody reads that she is at nought. */
function percentText(percent: number): string {
  return percent === 0 ? shareLabels.beginning : `${percent}\u00A0%`;
}

function strengthsOf({ domain, experience, transmission, format, status }: Choices): Action[] {
  const { title, text } = domains[domain].strength;
  const field = experience === "novice" ? text : `${text} ${experienceStrengths[experience]}`;
  const teaching = transmission === "beginner" ? [] : [teachingOf(transmission, format)];
  return [{ title, text: field }, ...teaching, statuses[status].strength];
}

function obstaclesOf(choices: Choices): Action[] {
  const { transmission, format, status, timeline, experience } = choices;
  const { trapTitle, trap } = formats[format];
  const near = timeline === "quarter" || timeline === "half";
  return [
    ...choices.obstacles.map((obstacle) => {
      const { title, observation, remedies } = obstacles[obstacle];
      return { title, text: `${observation} ${remedies[status]}` };
    }),
    ...(experience === "novice" ? [noviceOf(choices)] : []),
    ...(transmission === "beginner" ? [teachingOf(transmission, format)] : []),
    { title: trapTitle, text: trap[near ? "near" : "far"] },
  ];
}

function teachingOf(transmission: Choices["transmission"], format: Choices["format"]): Action {
  const { title, formats } = transmissions[transmission];
  return { title, text: formats[format] };
}

function noviceOf({ objective, format }: Choices): Action {
  const additions = [
    objective === "legacy" ? noviceAdditions.legacy : null,
    format === "biography" ? noviceAdditions.biography : null,
  ].filter((addition) => addition !== null);
  return { ...noviceObstacle, text: [noviceObstacle.text, ...additions].join(" ") };
}

/** One action for the project, one against the first obstacle, one from daily work. */
function actionsOf({ status, obstacles: [obstacle], transmission }: Choices): Action[] {
  const written = status === "stuck" || status === "partial" || status === "advanced";
  const state = written ? "written" : "early";
  return [
    statuses[status].action,
    obstacles[obstacle].actions[state],
    transmissions[transmission].actions[state],
  ];
}
