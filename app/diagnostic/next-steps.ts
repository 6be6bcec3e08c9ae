import { isOnSale, training } from "~/content/offers";
import type { Choices } from "./choices";
import {
  approachSteps,
  approachStepsPlanned,
  type NextStepCopy,
  trainingStep,
} from "./report/next-steps";
import { obstacles } from "./report/obstacles";
import { statuses } from "./report/statuses";
import { timelines } from "./report/timelines";
import { chooseApproach } from "./roadmap";

const maxSteps = 3;

/** Pages of the site that suit these answers, each once, the most relevant first. */
export function chooseNextSteps(choices: Choices): NextStepCopy[] {
  const { status, timeline } = choices;
  const candidates = [
    statuses[status].step,
    approachStep(choices),
    ...(isOnSale(training) && suitsTraining(choices) ? [trainingStep] : []),
    ...choices.obstacles
      .filter((name) => stepSuits(name, choices))
      .map((name) => obstacles[name].step),
    timelines[timeline].step,
  ];
  const first = (href: string) => candidates.find((candidate) => candidate.href === href);
  return candidates.filter((step) => first(step.href) === step).slice(0, maxSteps);
}

function approachStep(choices: Choices): NextStepCopy {
  const approach = chooseApproach(choices);
  const isPlanned = choices.status === "plan" || isUnderWay(choices);
  return (isPlanned ? approachStepsPlanned[approach] : undefined) ?? approachSteps[approach];
}

function isUnderWay({ status }: Choices): boolean {
  return status === "partial" || status === "advanced";
}

/** Whether an obstacle's step suits the other answers. The challenge starts a book in a week, two hours a day, with AI. */
function stepSuits(obstacle: Choices["obstacles"][number], choices: Choices): boolean {
  if (obstacles[obstacle].step.href !== "/challenge") return true;
  const isBusy = choices.obstacles.includes("time");
  return !isUnderWay(choices) && !isBusy && choices.disposition !== "reluctant";
}

function suitsTraining(choices: Choices): boolean {
  const { objective, timeline } = choices;
  const approach = chooseApproach(choices);
  const wantsRevenue = objective === "income" || objective === "transformation";
  const hasMonths = timeline === "half" || timeline === "year";
  const usesAi = approach === "guided" || approach === "full";
  return wantsRevenue && hasMonths && usesAi && !choices.obstacles.includes("time");
}
