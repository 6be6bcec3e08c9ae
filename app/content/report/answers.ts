import type { Obstacle, Status, Timeline } from "./types";

/** What the reader answered, in a few words each. */
export const statusAnswers: Record<Status, string> = {
  idea: "une idée",
  notes: "des notes éparses",
  plan: "un plan détaillé",
  stuck: "un texte commencé puis bloqué",
  partial: "un manuscrit partiel",
  advanced: "un manuscrit avancé",
};

export const timelineAnswers: Record<Timeline, string> = {
  quarter: "moins de trois mois",
  half: "trois à six mois",
  year: "six à douze mois",
  later: "plus d’un an",
};

export const obstacleAnswers: Record<Obstacle, string> = {
  time: "manque de temps",
  structure: "difficulté à structurer",
  blank: "page blanche",
  doubt: "doutes",
  process: "parcours incertain",
  motivation: "motivation fragile",
};

export function answersText(answers: readonly string[]): string {
  return `Vous avez répondu : ${answers.join(", ")}.`;
}
