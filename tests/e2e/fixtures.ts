import { test as base, expect } from "@playwright/test";

export { expect };

interface Fixtures {
  /** Allows console errors that a test brings about on purpose. Any other one fails it. */
  allowErrors: (...patterns: RegExp[]) => void;
}

/**
 * Every test watches its browser: an error in the console (a violated content-security policy is
 * one) or an uncaught exception on any page fails it.
 */
export const test = base.extend<Fixtures & { allowedErrors: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its parameter
  allowedErrors: ({}, use) => use([]),
  allowErrors: ({ allowedErrors }, use) =>
    use((...patterns) => void allowedErrors.push(...patterns)),
  context: async ({ context, allowedErrors }, use) => {
    const errors: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    context.on("weberror", (uncaught) => errors.push(String(uncaught.error())));
    await use(context);
    const unexpected = errors.filter((error) => !allowedErrors.some((known) => known.test(error)));
    expect(unexpected, "errors in the browser").toEqual([]);
  },
});
