import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

export default defineConfig({
  test: {
    // One file at a time, which is what vitest takes two processors for, leaves half of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Hundreds of runtimes share the machine: under load one may start late.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        resolve: { alias },
        test: { name: "unit", include: ["tests/unit/**/*.test.ts"], testTimeout: 30_000 },
      },
      {
        resolve: { alias },
        test: {
          name: "worker",
          // What a file leaves behind ends with its runtime: the modules are loaded once for all files.
          isolate: false,
          globalSetup: "tests/support/built-worker.ts",
          setupFiles: "tests/support/atomics-patch.ts",
          include: ["tests/worker/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
