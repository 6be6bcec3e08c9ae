/** Works through all items, so many at a time. */
export async function throng<Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const one = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, one));
}
