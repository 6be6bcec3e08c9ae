/** Runs once before the worker tests: makes sure of the build, and tells them how wrangler.toml runs it. */
import type { TestProject } from "vitest/node";
import { ensureBuild } from "../../scripts/build/up-to-date";
import { cronTriggers, workerOptions } from "../../scripts/local/worker";
import { variables } from "./variables";

declare module "vitest" {
  interface ProvidedContext {
    worker: ReturnType<typeof workerOptions>;
    crons: ReturnType<typeof cronTriggers>;
  }
}

export default async function setup({ provide }: TestProject) {
  await ensureBuild();
  provide("worker", workerOptions(variables));
  provide("crons", cronTriggers());
}
