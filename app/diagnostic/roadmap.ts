import { type Length, schedule } from "./calendar";
import type { Choices } from "./choices";
import { aiTasks } from "./report/ai";
import { domains } from "./report/domains";
import { formats } from "./report/formats";
import { impactLaunches, objectives } from "./report/purpose";
import { stageTitles } from "./report/stages";
import { statuses } from "./report/statuses";
import { timelines } from "./report/timelines";
import { transmissions } from "./report/transmissions";
import type { Approach } from "./report/types";

type Part = Length & { title: string; tasks: string[] };

/** How large a role the answers leave to AI. */
export function chooseApproach({ familiarity, disposition }: Choices): Approach {
  if (disposition === "reluctant") return "without";
  if (familiarity === "never") return "trial";
  if (disposition === "cautious") return "checked";
  return familiarity === "occasional" ? "guided" : "full";
}

/**
 * The remaining work, from the state of the project to the last week of the chosen deadline.
 *
 * @param start ISO date of the first day
 */
export function makeRoadmap(choices: Choices, start: string) {
  const parts = partsOf(choices);
  const periods = schedule(parts, timelines[choices.timeline].weeks, start);
  return periods.map((period, index) => {
    const { title = "", tasks = [] } = parts[index] ?? {};
    return { ...period, title, tasks };
  });
}

function partsOf(choices: Choices): Part[] {
  const readers = readersPart(choices);
  const parts = [openingPart(choices), planPart(choices), draftPart(choices)];
  const rewriting = rewritePart(
    choices,
    readers ? [] : [transmissions[choices.transmission].readers],
  );
  const ending = [productionPart(choices), launchPart(choices)];
  return [...parts, rewriting, readers, ...ending].filter((part) => part !== null);
}

/** An advanced manuscript is finished in the opening part, which then includes the writing tasks. */
function openingPart(choices: Choices): Part {
  const { title, tasks } = statuses[choices.status].opening;
  const { early = [] } = timelines[choices.timeline];
  return choices.status === "advanced"
    ? { title, tasks: [...tasks, ...writingTasks(choices), early].flat(), weight: 4 }
    : { title, tasks: [...tasks, early].flat(), weight: 2 };
}

function planPart({ status, format }: Choices): Part | null {
  const { planTask } = statuses[status];
  if (planTask === undefined) return null;
  return {
    title: stageTitles.plan,
    tasks: [formats[format].outline, planTask],
    weight: 2,
  };
}

function draftPart(choices: Choices): Part | null {
  const { status } = choices;
  if (status === "advanced") return null;
  const tasks = writingTasks(choices);
  if (status === "stuck") return { title: stageTitles.resume, tasks, weight: 6 };
  if (status === "partial") return { title: stageTitles.complete, tasks, weight: 5 };
  return { title: stageTitles.draft, tasks, weight: 8 };
}

function writingTasks(choices: Choices): string[] {
  const { pace, finish } = timelines[choices.timeline];
  const rhythm = choices.status === "advanced" ? finish : pace;
  const hours = choices.obstacles.includes("time") ? "busy" : "free";
  return [rhythm[hours], aiTasks[chooseApproach(choices)].draft];
}

function rewritePart(choices: Choices, further: string[]): Part {
  const tasks = [
    formats[choices.format].revision,
    aiTasks[chooseApproach(choices)].rewrite,
    ...further,
  ];
  return { title: stageTitles.rewrite, tasks, weight: 3 };
}

/** Outside readers get weeks of their own if there are enough weeks, most of them if little is left to write. */
function readersPart({ status, timeline, transmission, objective }: Choices): Part | null {
  const hasMonths = timeline === "year" || timeline === "later";
  if (status !== "advanced" && !hasMonths) return null;
  const { reading = [] } = timelines[timeline];
  const tasks = [
    transmissions[transmission].readers,
    objectives[objective].question,
    reading,
  ].flat();
  return { title: stageTitles.readers, tasks, weight: status === "advanced" && hasMonths ? 5 : 2 };
}

function productionPart({ domain, timeline }: Choices): Part {
  const { route, production } = timelines[timeline];
  return {
    title: stageTitles.production,
    tasks: [route, domains[domain].check],
    weeks: production,
  };
}

function launchPart({ objective, impact }: Choices): Part {
  const tasks = [objectives[objective].launch, impactLaunches[impact]];
  return { title: stageTitles.launch, tasks, weight: 2 };
}
