import { approachSteps, type NextStepCopy, trainingStep } from "~/content/report/next-steps";
import { obstacles } from "~/content/report/obstacles";
import { statuses } from "~/content/report/statuses";
import { timelines } from "~/content/report/timelines";
import type { Choices } from "./choices";
import { approachOf } from "./roadmap";

const most = 3;

/** Pages of the site that suit these answers, each once, the most relevant first. */
export function nextStepsOf(choices: Choices): NextStepCopy[] {
  const { status, timeline } = choices;
  const candidates = [
    statuses[status].step,
    approachSteps[approachOf(choices)],
    ...(suitsTraining(choices) ? [trainingStep] : []),
    ...choices.obstacles.filter((name) => suits(name, choices)).map((name) => obstacles[name].step),
    timelines[timeline].step,
  ];
  const first = (href: string) => candidates.find((candidate) => candidate.href === href);
  return candidates.filter((step) => first(step.href) === step).slice(0, most);
}

/** The challenge starts a book in a week, two hours a day, with AI. */
function suits(obstacle: Choices["obstacles"][number], choices: Choices): boolean {
  if (obstacles[obstacle].step.href !== "/challenge") return true;
  const { status, disposition } = choices;
  const underWay = status === "partial" || status === "advanced";
  return !underWay && !choices.obstacles.includes("time") && disposition !== "reluctant";
}

function suitsTraining(choices: Choices): boolean {
  const { objective, timeline } = choices;
  const approach = approachOf(choices);
  const earns = objective === "income" || objective === "transformation";
  const unhurried = timeline === "half" || timeline === "year";
  const uses = approach === "guided" || approach === "full";
  return earns && unhurried && uses && !choices.obstacles.includes("time");
}
