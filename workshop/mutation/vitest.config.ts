/** The tests of the mutation run: see README.md. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = new URL("../../", import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, root));

export default defineConfig({
  root: path("."),
  resolve: {
    alias: [
      // A mutant is tested by the tests that run it, so each test must create its own schemas.
      { find: "~/lib/lazy", replacement: path("workshop/mutation/eager.ts") },
      { find: "~", replacement: path("app") },
    ],
  },
  test: {
    include: [
      "tests/unit/**/*.test.ts",
      // Tests that call modules directly, on their own database.
      "tests/worker/leads/{health,night,outbox,retention,store,unsubscribe}.test.ts",
      "tests/worker/orders/{mails,retention,store}.test.ts",
      "tests/worker/report.test.ts",
      "tests/worker/statistics/page-counts.test.ts",
      "tests/worker/withdrawals/store.test.ts",
    ],
    // These simulate a year of cron runs, or read thousands of diagnostics at load time.
    exclude: [
      "tests/unit/operator/year.test.ts",
      "tests/unit/diagnostic/report-contradictions.test.ts",
    ],
    setupFiles: ["workshop/mutation/without-shrinking.ts", "tests/support/real-timers.ts"],
    // One process per mutant instead of one per file: the modules are loaded once for all tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // REPORTS: how many reports a test writes.
    env: { TEST_DATABASE: "in-process", REPORTS: "150" },
    testTimeout: 60_000,
  },
});
