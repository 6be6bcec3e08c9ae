import { expect, test } from "vitest";
import { profiles } from "~/content/report/profiles";
import type { Answers } from "~/diagnostic/questions";
import { reportFor } from "../../support/report-words";
import { answersWorth } from "./answers";

const { visionary, expert, builder, explorer } = profiles;

interface Case {
  name: string;
  answers: Answers;
  profile: string;
  reason: string;
  /** Of each dimension, in the order of the scoring. */
  shares: number[];
  /** In one line. */
  stages: string;
  /** Weeks in which the last stage lies, and its last day for answers of 21 November 2026. */
  end: { from: number; to: number; ends: string };
}

const cases: Case[] = [
  {
    name: "all that can be reached, a manuscript well advanced",
    answers: answersWorth([9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12]),
    profile: "Visionnaire Stratégique",
    reason: visionary.text,
    shares: [100, 100, 100, 100, 100],
    stages: "Achever le texte · Réécrire · Faire lire · Fabriquer · Publier",
    end: { from: 11, to: 12, ends: "2027-02-12" },
  },
  {
    name: "a blocked text, half of the scale",
    answers: answersWorth([7, 9, 8, 8, 8, 12, 6, 3, 5, 10, 9]),
    profile: "Expert Prêt à Décoller",
    reason: expert.text,
    shares: [63, 20, 52, 47, 75],
    stages: "Lever le blocage · Reprendre l’écriture · Réécrire · Fabriquer · Publier",
    end: { from: 12, to: 12, ends: "2027-02-12" },
  },
  {
    name: "authority as the aim, a partial manuscript",
    answers: answersWorth([8, 3, 8, 7, 11, 7, 10, 6, 5, 7, 9]),
    profile: "Bâtisseur d'Autorité",
    reason: builder.text.authority,
    shares: [37, 40, 61, 47, 0],
    stages: "Faire le point · Finir le premier jet · Réécrire · Faire lire · Fabriquer · Publier",
    end: { from: 47, to: 52, ends: "2027-11-19" },
  },
  {
    name: "the least that can be reached, nothing begun",
    answers: answersWorth([6, 3, 3, 6, 8, 4, 2, 3, 2, 7, 3]),
    profile: "Explorateur du Potentiel",
    reason: explorer.text.idea,
    shares: [0, 0, 0, 0, 0],
    stages:
      "Choisir le sujet · Dresser le plan · Écrire le premier jet · Réécrire · Faire lire · Fabriquer · Publier",
    end: { from: 60, to: 65, ends: "2028-02-18" },
  },
];

test.each(cases)("$profile: $name", ({ answers, profile, reason, shares, stages, end }) => {
  const report = reportFor(answers);
  expect(report.profile).toMatchObject({
    type: profile,
    title: profile.replace("'", "’"),
  });
  expect(report.profile.paragraphs[0]).toBe(reason);
  expect(report.dimensions.map(({ percent }) => percent)).toEqual(shares);
  expect(report.roadmap.stages.map((stage) => stage.title).join(" · ")).toBe(stages);
  expect(report.roadmap.stages.at(-1)).toMatchObject(end);
});

const explorers = "Explorateur du Potentiel";

test.each<[string, string, number[], string]>([
  [explorers, "notes alone", [9, 9, 9, 6, 11, 7, 4, 3, 12, 11, 3], explorer.text.notes],
  [explorers, "few years", [7, 6, 10, 10, 12, 10, 12, 8, 8, 11, 12], explorer.text.young],
  [explorers, "two years at most", [7, 3, 10, 10, 12, 10, 12, 8, 2, 11, 12], explorer.text.young],
  [explorers, "the total alone", [6, 9, 3, 8, 10, 4, 6, 5, 2, 8, 3], explorer.text.total],
  ["Bâtisseur d'Autorité", "experience", [9, 6, 6, 10, 8, 4, 2, 3, 5, 7, 3], builder.text.ground],
])("reason told: %s because of %s", (type, _reason, points, text) => {
  const { profile } = reportFor(answersWorth(points));
  expect(profile.type).toBe(type);
  expect(profile.paragraphs[0]).toBe(text);
});

test("dimensions that share a place", () => {
  const best = answersWorth([9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12]);
  expect(reportFor(best).contrast).toBe(
    "Les quatre dimensions mesurées sont à la même hauteur (100\u00A0%).",
  );
  const novice = { ...best, ai_disposition: "Ouvert - Je suis prêt à expérimenter" };
  expect(reportFor(novice).contrast).toBe(
    "Les plus hautes sont l’expertise, l’ambition et la préparation (100\u00A0%), la plus basse est le rapport à l’IA (84\u00A0%).",
  );
});
