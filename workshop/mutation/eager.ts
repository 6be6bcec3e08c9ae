/** Replaces `lib/lazy` in the mutation run: a lazily created value would count as run by the first test only. */
export const lazy = <T>(make: () => T): (() => T) => make;
