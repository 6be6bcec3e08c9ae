/**
 * A moment as a clock in Paris shows it. Made when it is first asked for: it takes a millisecond, and most
 * requests need none.
 */
let clock: Intl.DateTimeFormat | undefined;

interface ParisTime {
  /** YYYY-MM-DD */
  day: string;
  /** `09 h 05 min 07 s` */
  time: string;
}

/** @param moment ISO 8601 */
export function parisTime(moment: string): ParisTime {
  clock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Paris",
    dateStyle: "short",
    timeStyle: "medium",
  });
  const [day = "", time = ""] = clock.format(new Date(moment)).split(" ");
  const [hours, minutes, seconds] = time.split(":");
  return { day, time: `${hours}\u00A0h\u00A0${minutes}\u00A0min\u00A0${seconds}\u00A0s` };
}
