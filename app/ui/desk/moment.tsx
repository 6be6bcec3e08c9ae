import { clockInParis, frenchTime, numericDate } from "~/lib/time";

/** A moment as a clock in Paris shows it: `23/11/2026, 18 h 05`. */
export function Moment({ at }: { at: string }) {
  const { day, time } = clockInParis(at);
  return (
    <time dateTime={at}>
      {numericDate(day)}, {frenchTime(time)}
    </time>
  );
}
