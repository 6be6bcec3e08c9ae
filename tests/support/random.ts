/** Numbers that look random and are the same in every run: a test that fails once fails again. */
export function randomNumbers(seed: number) {
  let state = seed;

  /** From 0 to 1, which is left out: mulberry32. */
  function share(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const next = (limit: number) => Math.floor(share() * limit);

  function shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: share() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  return { share, next, shuffle };
}
