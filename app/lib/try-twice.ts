/** Runs a second time what failed once. For work that makes no difference if it was done already. */
export async function tryTwice<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch {
    return run();
  }
}
