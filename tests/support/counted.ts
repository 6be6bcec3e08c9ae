/** The items of a loop that asserts: over none at all, it would pass without having looked. */
export function notEmpty<Item>(items: Iterable<Item>): Item[] {
  const list = [...items];
  if (list.length === 0) throw new Error("nothing to look at");
  return list;
}

/** The same, where the test knows how many there are. */
export function counted<Item>(count: number, items: Iterable<Item>): Item[] {
  const list = [...items];
  if (list.length !== count) throw new Error(`${list.length} to look at instead of ${count}`);
  return list;
}
