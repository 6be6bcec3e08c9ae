import { addDays, daysBetween, isDay, parisDay, parisMoment } from "~/lib/time";

/** Sales are kept for 25 months. */
export const maxDays = 760;

export type Period = ReturnType<typeof daysFrom>;

/** Whole days in Paris, and the UTC moments that bound them. */
function daysFrom(firstDay: string, days: number) {
  const lastDay = addDays(firstDay, days - 1);
  const midnight = (day: string) => parisMoment(day, "00:00");
  return { days, firstDay, lastDay, start: midnight(firstDay), end: midnight(addDays(lastDay, 1)) };
}

/**
 * The days up to and including today.
 *
 * @param now in milliseconds since the epoch
 */
export function lastDays(days: number, now: number): Period {
  return daysFrom(addDays(parisDay(now), 1 - days), days);
}

/** From one day to another; null if they are no days, the wrong way round or more than `maxDays` apart. */
export function daysFromTo(firstDay: string, lastDay: string): Period | null {
  if (!isDay(firstDay) || !isDay(lastDay)) return null;
  const days = daysBetween(firstDay, lastDay) + 1;
  return days >= 1 && days <= maxDays ? daysFrom(firstDay, days) : null;
}

/** As many days before a period. */
export function periodBefore({ days, firstDay }: Period): Period {
  return daysFrom(addDays(firstDay, -days), days);
}

export function listDays({ days, firstDay }: Period): string[] {
  return Array.from({ length: days }, (_, number) => addDays(firstDay, number));
}
