/**
 * Runs before each file of worker tests. Miniflare waits on shared memory for the answer to a synchronous
 * call, `d1.prepare()` among them. On a busy machine the signal of the answer before may come late, Miniflare
 * takes it for the new one, and every later call of that file fails (fixed in Miniflare after the version
 * that wrangler 4.86 brings: cloudflare/workers-sdk#15552). A wait now goes on until the value has changed.
 */
const { wait } = Atomics;

Atomics.wait = ((array: Int32Array, index: number, value: number, timeout?: number) => {
  let outcome: ReturnType<typeof wait>;
  do outcome = wait(array, index, value, timeout);
  while (outcome === "ok" && Atomics.load(array, index) === value);
  return outcome;
}) as typeof wait;
