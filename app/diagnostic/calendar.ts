import { addDays, frenchPeriod } from "~/lib/time";

const daysPerWeek = 7;

/** Weeks of a roadmap, numbered from 1, and the days they cover. */
type Weeks = ReturnType<typeof schedule>[number];

/** The weeks that a part takes, or its share of the remaining weeks. */
export type Length = { weeks: number } | { weight: number };

/**
 * Divides consecutive weeks among the parts, with their dates. Each part gets at least one week.
 *
 * @param total more than the fixed weeks plus one per weight
 * @param start ISO date of the first day
 */
export function schedule(parts: readonly Length[], total: number, start: string) {
  const fixed = parts.reduce((sum, part) => sum + ("weeks" in part ? part.weeks : 0), 0);
  const weights = parts.flatMap((part) => ("weight" in part ? [part.weight] : []));
  const shares = shareOut(weights, total - fixed - weights.length).map((share) => share + 1);
  const lengths = parts.map((part) => ("weeks" in part ? part.weeks : (shares.shift() ?? 0)));
  return lengths.map((length, index) => {
    const before = lengths.slice(0, index).reduce((sum, part) => sum + part, 0);
    return {
      from: before + 1,
      to: before + length,
      starts: addDays(start, before * daysPerWeek),
      ends: addDays(start, (before + length) * daysPerWeek - 1),
    };
  });
}

/** Distributes the total in whole numbers by the largest remainder. */
function shareOut(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.map((weight, index) => {
    const remainder = (total * weight) % sum;
    return { index, weight, whole: (total * weight - remainder) / sum, remainder };
  });
  const unassigned = total - parts.reduce((all, { whole }) => all + whole, 0);
  const favoured = parts
    .toSorted((a, b) => b.remainder - a.remainder || b.weight - a.weight)
    .slice(0, unassigned)
    .map(({ index }) => index);
  return parts.map(({ index, whole }) => whole + (favoured.includes(index) ? 1 : 0));
}

/** `Semaine 1`, `Semaines 1 et 2`, `Semaines 3 à 7`. */
export function weeksText({ from, to }: Pick<Weeks, "from" | "to">): string {
  if (from === to) return `Semaine\u00A0${from}`;
  return `Semaines\u00A0${from} ${to === from + 1 ? "et" : "à"}\u00A0${to}`;
}

/** `du 21 novembre au 11 décembre 2026` */
export function daysText({ starts, ends }: Pick<Weeks, "starts" | "ends">): string {
  return `du ${frenchPeriod(starts, ends)}`;
}
