/** A failure that the operator can do something about: the message says what. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

/** @throws {UsageError} which names the nearest known one, or all */
export function assertKnown(what: string, name: string, known: readonly string[]) {
  if (known.includes(name)) return;
  const hint = suggestion(name, known) || `: there is ${known.join(", ")}`;
  throw new UsageError(`no ${what} is called "${name}"${hint}`);
}

/** "; did you mean x?" where a known name is near a mistyped one, else nothing. */
export function suggestion(typed: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, distance: distance(typed, name) }))
    .filter(({ name, distance }) => distance <= Math.max(2, name.length / 4))
    .sort((a, b) => a.distance - b.distance);
  return nearest ? `; did you mean ${nearest.name}?` : "";
}

/** Levenshtein distance, in which a swap of neighbours counts as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
