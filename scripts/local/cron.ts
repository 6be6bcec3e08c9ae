import type { cronTriggers } from "./worker";

const minutesADay = 24 * 60;

/**
 * The trigger to fire after so many minutes here. The night's, which delivers as well, comes first and then
 * once a day: few of these machines are on at night.
 */
export function cronOf(
  minutes: number,
  { delivery, nightly }: ReturnType<typeof cronTriggers>,
): string {
  return minutes % minutesADay === 0 ? nightly : delivery;
}
