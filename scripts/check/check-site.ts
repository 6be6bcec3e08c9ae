import { acceptanceOf, acceptedFile, expired, readAccepted } from "./accepted";
import { type Deployment, type Facts, readFacts, readSource } from "./facts";
import { type Finding, formatFinding } from "./finding";
import { chapterFindings, checkoutFindings } from "./links";
import { type RuleName, ruleNames, rules } from "./rules";

/** What a rule found. */
interface Point extends Finding {
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

interface Check extends Deployment {
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

export async function checkSite({ offline, accepted = [], ...site }: Check): Promise<Result> {
  const acceptances = readAccepted(readSource(acceptedFile));
  const facts = await readFacts(site);
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
