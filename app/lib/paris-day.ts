const hour = 60 * 60 * 1000;

/**
 * Tells the day in Paris, YYYY-MM-DD, of a time in milliseconds since the epoch. Asks for it once an
 * hour: a day begins there with an hour in UTC, in summer and in winter.
 */
export function parisDays(): (time: number) => string {
  let known = { hour: Number.NaN, day: "" };
  let calendar: Intl.DateTimeFormat | undefined;
  return (time) => {
    const current = Math.floor(time / hour);
    if (current !== known.hour) {
      calendar ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
      known = { hour: current, day: calendar.format(time) };
    }
    return known.day;
  };
}
