/**
 * Calendar days as ISO dates (YYYY-MM-DD), their French forms, and the time in Paris. A day has no time zone:
 * arithmetic uses UTC, where every day has 24 hours.
 */

export const hourInMs = 60 * 60 * 1000;
export const dayInMs = 24 * hourInMs;

const weekdays = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");

const months =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");

/** `1er mai` */
export function frenchDay(iso: string): string {
  const date = utc(iso);
  return `${dayOfMonth(date)} ${months[date.getUTCMonth()]}`;
}

function dayOfMonth(date: Date): string {
  const day = date.getUTCDate();
  return day === 1 ? "1er" : `${day}`;
}

const shortMonths = "janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.".split(" ");

/** Short enough for a calendar's square: `6 déc.` */
export function frenchShortDay(iso: string): string {
  const date = utc(iso);
  return `${dayOfMonth(date)}\u00A0${shortMonths[date.getUTCMonth()]}`;
}

/** `1er mai 2025` */
export function frenchDate(iso: string): string {
  return `${frenchDay(iso)} ${utc(iso).getUTCFullYear()}`;
}

/** `jeudi 1er mai 2025` */
export function frenchDateWithWeekday(iso: string): string {
  return `${weekdays[utc(iso).getUTCDay()]} ${frenchDate(iso)}`;
}

/** Without the year: `jeudi 1er mai` */
export function frenchDayWithWeekday(iso: string): string {
  return `${weekdays[utc(iso).getUTCDay()]} ${frenchDay(iso)}`;
}

/** As legal texts and offers are dated: `23/10/2025` */
export function numericDate(iso: string): string {
  return iso.split("-").reverse().join("/");
}

/** Lets a date in words wrap only after the weekday. */
export function unbroken(date: string): string {
  return date.replaceAll(/^\p{L}+ | /gu, (found) => (found === " " ? "\u00A0" : found));
}

/** `21 novembre au 11 décembre 2026`, with the first year only if it differs; each date stays on one line. */
export function frenchPeriod(first: string, last: string): string {
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  const from = sameYear ? frenchDay(first) : frenchDate(first);
  return `${unbroken(from)} au ${unbroken(frenchDate(last))}`;
}

/** Whether a text is a calendar day: 2025-02-30 is not. */
export function isDay(text: string): boolean {
  return midnight(text) !== null;
}

/** Adds days, or subtracts them if the count is negative. */
export function addDays(iso: string, count: number): string {
  return new Date(utc(iso).getTime() + count * dayInMs).toISOString().slice(0, 10);
}

/** Adds working days, Monday to Friday. Public holidays count as working days. */
export function addWorkingDays(iso: string, count: number): string {
  let day = iso;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (utc(day).getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

/** Whole days from one day to another, negative if the other comes first. */
export function daysBetween(from: string, to: string): number {
  return (utc(to).getTime() - utc(from).getTime()) / dayInMs;
}

/**
 * Adds calendar months to a moment, or subtracts them if the count is negative (ISO 8601, UTC). If the month has no
 * such day, its last day is used, so that nothing is erased early.
 *
 * @param moment in milliseconds since the epoch
 */
export function addMonths(moment: number, count: number): string {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}

/**
 * The moment `days` days ago (ISO 8601, UTC).
 *
 * @param now in milliseconds since the epoch
 * @throws {RangeError} unless `days` is a whole number of at least 1: a mistake must not delete everything
 */
export function daysBefore(now: number, days: number): string {
  if (!Number.isInteger(days) || days < 1) throw new RangeError("days must be a whole number >= 1");
  return new Date(now - days * dayInMs).toISOString();
}

/** Created at first use: it takes a millisecond, and most requests do not need it. */
let parisClock: Intl.DateTimeFormat | undefined;

/** A text is ISO 8601 in UTC, a number milliseconds since the epoch. */
type Moment = string | number | Date;

/** Day (YYYY-MM-DD) and time (HH:MM:SS) that a clock in Paris shows. */
export function clockInParis(moment: Moment): { day: string; time: string } {
  parisClock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Paris",
    dateStyle: "short",
    timeStyle: "medium",
  });
  const [day = "", time = ""] = parisClock.format(new Date(moment)).split(" ");
  return { day, time };
}

export function parisDay(moment: Moment): string {
  return clockInParis(moment).day;
}

/**
 * The day in Paris for many times in milliseconds since the epoch. Caches each hour of UTC, since a day in Paris always
 * begins on the hour.
 */
export function parisDays(): (time: number) => string {
  let cached = { hour: Number.NaN, day: "" };
  return (time) => {
    const hour = Math.floor(time / hourInMs);
    if (hour !== cached.hour) cached = { hour, day: parisDay(time) };
    return cached.day;
  };
}

/** A moment as a clock in Paris shows it: YYYY-MM-DD and `09 h 05 min 07 s`. */
export function parisTime(moment: Moment) {
  const { day, time } = clockInParis(moment);
  const [hours, minutes, seconds] = time.split(":");
  return { day, time: `${hours}\u00A0h\u00A0${minutes}\u00A0min\u00A0${seconds}\u00A0s` };
}

/**
 * The moment (ISO 8601, UTC) at which clocks in Paris show a time on a day. If the hour occurs twice, the first; if the
 * spring change skips it, as many minutes after the change.
 *
 * @param time HH:MM
 * @throws RangeError unless `day` is a calendar day
 */
export function parisMoment(day: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = utc(day).getTime() + hours * hourInMs + minutes * 60_000;
  const [summer, winter] = [new Date(shown - 2 * hourInMs), new Date(shown - hourInMs)];
  const isSummer = clockInParis(summer).time.startsWith(time);
  return (isSummer ? summer : winter).toISOString();
}

/** @throws RangeError unless the text is a calendar day; 2025-02-30 is not. */
function utc(iso: string): Date {
  const date = midnight(iso);
  if (!date) throw new RangeError(`Not an ISO date: ${iso}`);
  return date;
}

/** The start of a day in UTC; null for a text that is no calendar day. */
function midnight(text: string): Date | null {
  const date = new Date(`${text}T00:00:00Z`);
  const isValid = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isValid ? date : null;
}

/** A time HH:MM as spoken: `18 h 30`, `18 h`. */
export function frenchTime(time: string): string {
  const [hours, minutes] = time.split(":").map(Number);
  return `${hours}\u00A0h${minutes ? `\u00A0${String(minutes).padStart(2, "0")}` : ""}`;
}

/** `07:00`, in the format of `clockInParis`. */
export const onTheHour = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export function sleep(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
