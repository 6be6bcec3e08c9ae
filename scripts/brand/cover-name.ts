/** Letters that a line of the cover holds at full size. */
const longestLine = 30;

/** A name as the cover sets it: on one line, or on two of about the same length. */
export function nameLines(name: string): string[] {
  if (name.length <= longestLine) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [name];
  const distance = (at: number) => Math.abs(at - name.length / 2);
  const cut = spaces.reduce((best, at) => (distance(at) < distance(best) ? at : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}
