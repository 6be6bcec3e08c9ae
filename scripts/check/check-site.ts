import { acceptanceOf, acceptedFile, expired, readAccepted } from "./accepted";
import { chapterPoints, checkoutPoints } from "./checkout-links";
import { readFacts, readSource } from "./facts";
import { formatPoint, type Point } from "./point";
import { inOrder, openPoints } from "./rules";

interface Check {
  /** An environment of wrangler.toml; null for its top level. */
  env: string | null;
  /** Names of the deployed secrets; null when they were not looked up. */
  secrets: readonly string[] | null;
  /** Keys of the files that are sold and not in the deployed bucket; null when it was not looked into. */
  missingFiles: readonly string[] | null;
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
  missingFiles,
  offline,
  accepted = [],
}: Check): Promise<Findings> {
  const acceptances = readAccepted(readSource(acceptedFile));
  const facts = await readFacts({ env, secrets, missingFiles });
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
