import { addDays, parisDay, parisMoment } from "~/lib/time";

export type Period = ReturnType<typeof lastDays>;

/**
 * Whole days in Paris up to and including today, and the UTC moments that bound them.
 *
 * @param now in milliseconds since the epoch
 */
export function lastDays(days: number, now: number) {
  const lastDay = parisDay(now);
  const firstDay = addDays(lastDay, 1 - days);
  const midnight = (day: string) => parisMoment(day, "00:00");
  return { days, firstDay, lastDay, start: midnight(firstDay), end: midnight(addDays(lastDay, 1)) };
}

export function daysOf({ days, firstDay }: Period): string[] {
  return Array.from({ length: days }, (_, number) => addDays(firstDay, number));
}
