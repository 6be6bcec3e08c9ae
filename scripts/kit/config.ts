import { assertKnown, CommandError } from "./errors";

/**
 * What wrangler reads in wrangler.toml. Loaded when it is asked for: wrangler's own start takes a second.
 *
 * @param env an environment; null for the top level
 * @throws {CommandError} when the file cannot be read
 * @throws {UsageError} when it has no such environment
 */
export async function readConfig(env: string | null) {
  const { unstable_readConfig } = await import("wrangler");
  const config = "wrangler.toml";
  try {
    const production = unstable_readConfig({ config });
    if (env === null) return production;
    assertKnown(`environment in ${config}`, env, production.definedEnvironments ?? []);
    return unstable_readConfig({ config, env });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${config}: ${(error as Error).message}`);
  }
}
