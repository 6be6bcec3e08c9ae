import {
  approachSteps,
  type NextStepCopy,
  obstacleSteps,
  statusSteps,
  timelineSteps,
  trainingStep,
} from "~/content/report/next-steps";
import type { Choices } from "./choices";
import { approachOf } from "./roadmap";

const most = 3;

/** Pages of the site that suit these answers, each once, the most relevant first. */
export function nextStepsOf(choices: Choices): NextStepCopy[] {
  const { status, obstacles, timeline } = choices;
  const candidates = [
    statusSteps[status],
    approachSteps[approachOf(choices)],
    ...(suitsTraining(choices) ? [trainingStep] : []),
    ...obstacles.filter((obstacle) => suits(obstacle, choices)).map((key) => obstacleSteps[key]),
    timelineSteps[timeline],
  ];
  const first = (href: string) => candidates.find((candidate) => candidate.href === href);
  return candidates.filter((step) => first(step.href) === step).slice(0, most);
}

/** The challenge starts a book in a week, two hours a day, with AI. */
function suits(obstacle: Choices["obstacles"][number], choices: Choices): boolean {
  if (obstacleSteps[obstacle].href !== "/challenge") return true;
  const { status, obstacles, disposition } = choices;
  const underWay = status === "partial" || status === "advanced";
  return !underWay && !obstacles.includes("time") && disposition !== "reluctant";
}

function suitsTraining(choices: Choices): boolean {
  const { objective, obstacles, timeline } = choices;
  const approach = approachOf(choices);
  const earns = objective === "income" || objective === "transformation";
  const unhurried = timeline === "half" || timeline === "year";
  const uses = approach === "guided" || approach === "full";
  return earns && unhurried && uses && !obstacles.includes("time");
}
