/**
 * Days of the calendar as ISO dates (YYYY-MM-DD), and how French writes them. A day here has no hour and
 * no time zone: its arithmetic is done in UTC, where every day has 24 hours.
 */

const dayInMs = 24 * 60 * 60 * 1000;

const weekdays = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

/** `1er mai 2025` */
export function frenchDate(iso: string): string {
  return `${frenchDay(iso)} ${utc(iso).getUTCFullYear()}`;
}

/** `jeudi 1er mai 2025` */
export function frenchWeekdayDate(iso: string): string {
  return `${weekdays[utc(iso).getUTCDay()]} ${frenchDate(iso)}`;
}

/** Without the year: `jeudi 1er mai` */
export function frenchWeekday(iso: string): string {
  return `${weekdays[utc(iso).getUTCDay()]} ${frenchDay(iso)}`;
}

/** As legal texts and offers are dated: `23/10/2025` */
export function numericDate(iso: string): string {
  return iso.split("-").reverse().join("/");
}

/** A day in words that no line end parts, but after its weekday. */
export function unbroken(date: string): string {
  return date.replaceAll(/(?<!^\p{L}+) /gu, "\u00A0");
}

/** The day so many days later, or earlier if the count is negative. */
export function addDays(iso: string, count: number): string {
  return new Date(utc(iso).getTime() + count * dayInMs).toISOString().slice(0, 10);
}

/** Whole days from one day to another, negative if the other comes first. */
export function daysBetween(from: string, to: string): number {
  return (utc(to).getTime() - utc(from).getTime()) / dayInMs;
}

/** The day in Paris of a moment (ISO 8601, UTC). */
export function parisDay(moment: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(new Date(moment));
}

function frenchDay(iso: string): string {
  const date = utc(iso);
  const day = date.getUTCDate();
  return `${day === 1 ? "1er" : day} ${months[date.getUTCMonth()]}`;
}

/** @throws RangeError for what is not a day of the calendar, such as 2025-02-30. */
function utc(iso: string): Date {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) {
    throw new RangeError(`Not an ISO date: ${iso}`);
  }
  return date;
}
