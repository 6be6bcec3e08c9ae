/** Replaces `lib/lazy` in the mutation run: otherwise only the first test would count as running a lazy value. */
export const lazy = <T>(make: () => T): (() => T) => make;
