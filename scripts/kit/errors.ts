/** A failure that the operator can do something about: the message says what. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}
