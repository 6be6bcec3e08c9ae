import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const resolve = { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } };

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    projects: [
      {
        resolve,
        test: {
          name: "artefacts",
          include: ["workshop/tests/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: "engines",
          globalSetup: "tests/support/built-worker.ts",
          include: ["workshop/engines/**/*.test.ts"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
