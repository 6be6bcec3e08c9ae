/**
 * The deployed Worker according to Cloudflare's API: wrangler shows neither its domains nor the secrets of the running
 * version.
 */
import * as z from "zod/mini";
import { advice, CommandError } from "./errors";
import { type Environment, readConfig, runWrangler } from "./wrangler";

export interface DeployedWorker {
  /** Id of the running version. */
  version: string;
  /** Names of the running version's secrets. */
  secrets: string[];
  /** Custom domains. */
  domains: string[];
  crons: string[];
}

const envelope = z.object({
  result: z.unknown(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })),
});
const deployments = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })),
});
const version = z.object({
  resources: z.object({ bindings: z.array(z.object({ name: z.string(), type: z.string() })) }),
});
const domains = z.array(z.object({ hostname: z.string() }));
const schedules = z.object({ schedules: z.array(z.object({ cron: z.string() })) });

/** Error codes of the API for a Worker that was never deployed. */
const unknownWorker = [10007, 10090];

/** @returns null before the first deployment */
export async function deployedWorker(env: Environment): Promise<DeployedWorker | null> {
  const { name, account_id } = await readConfig(env);
  const request = client(account_id);
  const script = `/workers/scripts/${name}`;
  const deployed = await request(`${script}/deployments`, deployments);
  const id = deployed?.deployments[0]?.versions[0]?.version_id;
  if (!id) return null;
  const [running, bound, triggers] = await Promise.all([
    request(`${script}/versions/${id}`, version),
    request(`/workers/domains?service=${name}`, domains),
    request(`${script}/schedules`, schedules),
  ]);
  const bindings = running?.resources.bindings ?? [];
  return {
    version: id,
    secrets: bindings.filter(({ type }) => type === "secret_text").map(({ name }) => name),
    domains: (bound ?? []).map(({ hostname }) => hostname),
    crons: (triggers?.schedules ?? []).map(({ cron }) => cron),
  };
}

/** Calls the API with wrangler's login; null if the Worker does not exist. */
function client(configured: string | undefined) {
  const { CLOUDFLARE_API_BASE_URL, CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID } = process.env;
  const base = CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const token = CLOUDFLARE_API_TOKEN ?? tokenOfLogin();
  const account = configured ?? CLOUDFLARE_ACCOUNT_ID ?? onlyAccount();
  return async <Result>(path: string, schema: z.ZodMiniType<Result>): Promise<Result | null> => {
    const response = await fetch(`${base}/accounts/${account}${path}`, {
      // Not kept alive: wrangler blocks this process longer than a server waits for the next request.
      headers: { Authorization: `Bearer ${token}`, Connection: "close" },
    }).catch((error: Error) => {
      throw new CommandError(`Cloudflare could not be reached: ${error.message}`);
    });
    const { result, errors } = envelope.parse(
      await response.json().catch(() => nonJsonResult(response)),
    );
    if (errors.some(({ code }) => unknownWorker.includes(code))) return null;
    const reasons = errors.map(({ code, message }) => `${message} [code: ${code}]`).join(", ");
    if (!response.ok)
      throw new CommandError(
        [`Cloudflare refused ${path}: ${reasons}`, ...advice(reasons)].join("\n"),
      );
    return schema.parse(result);
  };
}

const nonJsonResult = ({ status }: Response) => ({
  result: null,
  errors: [{ code: status, message: "the API did not answer in JSON" }],
});

function tokenOfLogin(): string {
  return JSON.parse(runWrangler(["auth", "token", "--json"], null)).token;
}

function onlyAccount(): string {
  const { accounts } = JSON.parse(runWrangler(["whoami", "--json"], null));
  if (accounts.length === 1) return accounts[0].id;
  throw new CommandError(
    `This login has ${accounts.length} accounts: set CLOUDFLARE_ACCOUNT_ID to the id of the site's account.`,
  );
}

/** Names of the variables and secrets that are set for the deployed site. */
export async function readSettings(env: Environment): Promise<string[]> {
  const { vars } = await readConfig(env);
  return [...Object.keys(vars), ...((await deployedWorker(env))?.secrets ?? [])];
}
