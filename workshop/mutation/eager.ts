/** In place of `lib/lazy` in the mutation run: what is made once would count as run by the first test alone. */
export const lazy = <T>(make: () => T): (() => T) => make;
