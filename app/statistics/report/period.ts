import { addDays, onTheHour, parisDay, parisMoment } from "~/lib/time";

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
  const lastDay = parisDay(now);
  const firstDay = addDays(lastDay, 1 - days);
  return {
    days,
    firstDay,
    lastDay,
    start: midnight(firstDay),
    end: midnight(addDays(lastDay, 1)),
  };
}

/** Every day of a period, YYYY-MM-DD. */
export function daysOf({ days, firstDay }: Period): string[] {
  return Array.from({ length: days }, (_, number) => addDays(firstDay, number));
}

const midnight = (day: string) => parisMoment(day, onTheHour(0));
