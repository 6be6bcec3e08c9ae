import { deliverables } from "~/content/products";
import { readConfig } from "../kit/config";
import { CommandError } from "../kit/errors";
import type { Remote } from "../kit/remote";
import { acceptanceOf, acceptedFile, expired, readAccepted } from "./accepted";
import { chapterPoints, checkoutPoints } from "./checkout-links";
import { configurationRules } from "./configuration-rules";
import { contentRules } from "./content-rules";
import { dateRules } from "./date-rules";
import { type Facts, readFacts, readSource } from "./facts";
import { formatPoint, type Point, pointNames } from "./point";

const rules = [...dateRules, ...contentRules, ...configurationRules];

/** Everything that is not yet true or not yet set, in the order of the names. */
export function openPoints(facts: Facts): Point[] {
  return inOrder(rules.flatMap((rule) => rule(facts)));
}

function inOrder(points: readonly Point[]): Point[] {
  const rank = ({ name }: Point) => pointNames.indexOf(name);
  return [...points].sort((a, b) => rank(a) - rank(b));
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
  /** Points to leave out, by the command line. */
  accepted?: readonly string[];
}

/** One line a point. */
interface Findings {
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
}: Check): Promise<Findings> {
  const acceptances = readAccepted(readSource(acceptedFile));
  const missing = remote && (await missingFiles(env, remote));
  const facts = await readFacts({ env, secrets, missingFiles: missing });
  const { configuration } = facts;
  const links = offline
    ? []
    : await Promise.all([checkoutPoints(configuration), chapterPoints(configuration)]);
  const points = inOrder([...openPoints(facts), ...links.flat()]).filter(
    ({ name }) => !accepted.includes(name),
  );
  const entryOf = (point: Point) => acceptanceOf(point, acceptances, facts.today);
  const line = (point: Point) => formatPoint(point, readSource);
  const untrue = points.filter((point) => point.untrue);
  return {
    untrue: untrue.filter((point) => !entryOf(point)).map(line),
    accepted: untrue.flatMap((point) => {
      const entry = entryOf(point);
      return entry ? [`${line(point)} (accepted until ${entry.until}: ${entry.reason})`] : [];
    }),
    unset: points.filter((point) => !point.untrue).map(line),
    expired: expired(acceptances, facts.today),
  };
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
