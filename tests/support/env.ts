import { type Env, readEnv } from "~/env";
import { variables } from "./variables";

/**
 * The Worker's environment of the tests' variables.
 *
 * @param changes variables and bindings; undefined leaves one out
 */
export function makeEnv(changes: Record<string, unknown> = {}): Env {
  const env = readEnv({ ...variables, ...changes });
  if (!env) throw new Error("the tests' variables make no environment");
  return env;
}
