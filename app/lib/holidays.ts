import { addDays } from "./time";

/**
 * Whether a day is a working day in France: not a Saturday, a Sunday or one of the eleven national holidays (Code du
 * travail, article L. 3133-1).
 */
export function isWorkingDay(iso: string): boolean {
  const weekday = new Date(iso).getUTCDay();
  return weekday % 6 !== 0 && !holidaysOf(Number(iso.slice(0, 4))).includes(iso);
}

const fixed = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const moving = [1, 39, 50];

function holidaysOf(year: number): string[] {
  const easter = easterOf(year);
  return [...fixed.map((day) => `${year}-${day}`), ...moving.map((days) => addDays(easter, days))];
}

/** The date of Easter by Gauss's rule as given by Meeus (Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skipped = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * correction + 114;
  return `${year}-0${Math.floor(day / 31)}-${String((day % 31) + 1).padStart(2, "0")}`;
}
