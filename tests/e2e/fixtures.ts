import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Fixtures {
  /** Allows console errors that a test brings about on purpose. Any other one fails it. */
  allowErrors: (...patterns: RegExp[]) => void;
  allowedErrors: RegExp[];
}

/**
 * Every test watches its browser: an error in the console (a violated content-security policy is
 * one) or an uncaught exception on any page fails it.
 */
export const test = base.extend<Fixtures, { sharedPage: { page: Page; errors: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its parameter
  allowedErrors: ({}, use) => use([]),
  allowErrors: ({ allowedErrors }, use) =>
    use((...patterns) => void allowedErrors.push(...patterns)),
  context: async ({ context, allowedErrors }, use) => {
    const errors = watchErrors(context);
    await use(context);
    expectOnly(allowedErrors, errors);
  },
  // Here and not below: tests that differ in this would each need a browser of their own.
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.E2E_SITE_URL,
        deviceScaleFactor: 2,
      });
      await use({ page: await context.newPage(), errors: watchErrors(context) });
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** For tests that only read pages: one browser page a worker, since a new one costs more than the test. */
export const readOnlyTest = test.extend({
  page: async ({ sharedPage, allowedErrors }, use) => {
    sharedPage.errors.length = 0;
    await use(sharedPage.page);
    await sharedPage.page.unrouteAll();
    expectOnly(allowedErrors, sharedPage.errors);
  },
});

export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  // Chromium writes the pages' own entries uncompressed.
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  context.on("weberror", (uncaught) => errors.push(String(uncaught.error())));
  return errors;
}

function expectOnly(allowed: RegExp[], errors: string[]) {
  const unexpected = errors.filter((error) => !allowed.some((known) => known.test(error)));
  expect(unexpected, "errors in the browser").toEqual([]);
}
