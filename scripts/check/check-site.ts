import { deliverables } from "~/content/products";
import { readConfig } from "../kit/config";
import { CommandError } from "../kit/errors";
import type { Remote } from "../kit/remote";
import { acceptanceOf, acceptedFile, expired, readAccepted } from "./accepted";
import { type Facts, readFacts, readSource } from "./facts";
import { type Finding, formatFinding } from "./finding";
import { chapterFindings, checkoutFindings } from "./links";
import { type RuleName, ruleNames, rules } from "./rules";

/** What a rule found. */
export interface Point extends Finding {
  name: RuleName;
}

/**
 * Everything that is not yet true or not yet set, in the order of the rules.
 *
 * @param links what following the links of a rule's subject found
 */
export function openPoints(
  facts: Facts,
  links: { [name in RuleName]?: readonly Finding[] } = {},
): Point[] {
  return ruleNames.flatMap((name) =>
    [...rules[name](facts), ...(links[name] ?? [])].map((finding) => ({ name, ...finding })),
  );
}

interface Check {
  /** An environment of wrangler.toml; null for its top level. */
  env: string | null;
  /** Names of the deployed secrets; null when they were not looked up. */
  secrets: readonly string[] | null;
  /** The deployed site, whose bucket should have the files that are sold; null: it is not asked. */
  remote: Pick<Remote, "hasObject"> | null;
  /** Whether the checkout links and the chapter are left alone. */
  offline: boolean;
  /** Rules to leave out, by the command line. */
  accepted?: readonly string[];
}

/** One line a point. */
interface Result {
  /** Untrue claims of the pages. */
  untrue: string[];
  /** Untrue claims that `accepted.json` lets pass. */
  accepted: string[];
  /** What is not set yet. */
  unset: string[];
  /** Entries of `accepted.json` whose last day is over. */
  expired: string[];
}

export async function checkSite({
  env,
  secrets,
  remote,
  offline,
  accepted = [],
}: Check): Promise<Result> {
  const acceptances = readAccepted(readSource(acceptedFile));
  const missing = remote && (await missingFiles(env, remote));
  const facts = await readFacts({ env, secrets, missingFiles: missing });
  const points = openPoints(facts, offline ? {} : await followLinks(facts)).filter(
    ({ name }) => !accepted.includes(name),
  );
  const result: Result = { untrue: [], accepted: [], unset: [], expired: [] };
  for (const point of points) {
    const line = `[${point.name}] ${formatFinding(point, readSource)}`;
    const entry = acceptanceOf(point.name, acceptances, facts.today);
    if (!point.untrue) result.unset.push(line);
    else if (!entry) result.untrue.push(line);
    else result.accepted.push(`${line} (accepted until ${entry.until}: ${entry.reason})`);
  }
  return { ...result, expired: expired(acceptances, facts.today) };
}

async function followLinks({ configuration: { variables } }: Facts) {
  const [payments, chapter] = await Promise.all([
    checkoutFindings(variables),
    chapterFindings(variables),
  ]);
  return { payments, chapter };
}

/**
 * Keys of the files that are sold and are not in the deployed bucket; null without a bucket, and for an
 * account that may not read it.
 *
 * @param env an environment of wrangler.toml; null for its top level
 */
async function missingFiles(
  env: string | null,
  { hasObject }: Pick<Remote, "hasObject">,
): Promise<string[] | null> {
  const { r2_buckets } = await readConfig(env);
  const bucket = r2_buckets.find(({ binding }: { binding: string }) => binding === "FILES");
  if (!bucket) return null;
  const keys = Object.values(deliverables).flatMap(({ files }) => files.map(({ key }) => key));
  try {
    return keys.filter((key) => !hasObject(bucket, key));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.warn(`The files in the bucket were not looked up. ${error.message}`);
    return null;
  }
}
