/**
 * Formats an error as one log line. A database driver's error repeats the statement's parameters, which are personal
 * data, so its cause is named instead.
 */
export function formatError(what: string, error: unknown): string {
  const named = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (named instanceof Error) return `${what}: ${named.name}: ${named.message.split("\n")[0]}`;
  return `${what}: ${typeof named}`;
}

export const logError = (what: string, error: unknown) => console.error(formatError(what, error));

/** Runs work whose failure must not stop the caller: a failure is logged in one line. */
export async function logFailure(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logError(what, error);
  }
}
