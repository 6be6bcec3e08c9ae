import { parisDays } from "~/lib/time";

const hour = 60 * 60 * 1000;

/** Whole days in Paris, today included, and the moments in UTC between which they lie. */
export interface Period {
  days: number;
  firstDay: string;
  lastDay: string;
  start: string;
  end: string;
}

/** @param now in milliseconds since the epoch */
export function lastDays(days: number, now: number): Period {
  const lastDay = parisDays()(now);
  const firstDay = addDays(lastDay, 1 - days);
  return {
    days,
    firstDay,
    lastDay,
    start: beginning(firstDay),
    end: beginning(addDays(lastDay, 1)),
  };
}

/** Every day of a period, YYYY-MM-DD. */
export function daysOf({ days, firstDay }: Period): string[] {
  return Array.from({ length: days }, (_, number) => addDays(firstDay, number));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);
}

/** Midnight in Paris, an hour or two before that of UTC. */
function beginning(day: string): string {
  const midnight = Date.parse(day);
  const summer = midnight - 2 * hour;
  return new Date(parisDays()(summer) === day ? summer : midnight - hour).toISOString();
}
