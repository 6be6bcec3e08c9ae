/** The development server listens here, to show where a fault comes from. Deployed, nobody does. */
export const faults: { listener?: (fault: unknown) => void } = {};

/**
 * One log line for a fault. A database driver's error repeats the statement's parameters, which are
 * somebody's personal data: its cause is named instead.
 */
export function describeFault(what: string, error: unknown): string {
  faults.listener?.(error);
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (fault instanceof Error) return `${what}: ${fault.name}: ${fault.message.split("\n")[0]}`;
  return `${what}: ${typeof fault}`;
}
