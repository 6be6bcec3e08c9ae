import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

export default defineConfig({
  test: {
    // On two processors vitest would run one file at a time, which leaves half of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Hundreds of runtimes share the machine: under load, one may start late.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          env: { TEST_DATABASE: "in-process" },
          globalSetup: "tests/support/generated.ts",
          // Modules are loaded once for all files, so each test's changes are undone after it.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ["tests/support/assertions.ts", "tests/support/real-timers.ts"],
          include: ["tests/unit/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "worker",
          // Modules are loaded once for all files; what a file leaves behind ends with its runtime.
          isolate: false,
          globalSetup: "tests/support/built-worker.ts",
          setupFiles: "tests/support/assertions.ts",
          include: ["tests/worker/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
