import fc from "fast-check";

/** Calls `work` with each item, at most `limit` calls at a time. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** Tries many samples, eight at a time. The error of one that fails names it; nothing is shrunk. */
export async function forEachSample<Sample>(
  arbitrary: fc.Arbitrary<Sample>,
  parameters: { seed: number; numRuns: number },
  work: (sample: Sample) => Promise<void>,
): Promise<void> {
  await forEachConcurrently(fc.sample(arbitrary, parameters), 8, async (sample) => {
    try {
      await work(sample);
    } catch (error) {
      throw new Error(`with ${fc.stringify(sample)}: ${error}`, { cause: error });
    }
  });
}
