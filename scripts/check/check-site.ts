import { acceptanceOf, acceptedFile, expired, readAccepted, refusal } from "./accepted";
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
  /** Whether there is no Worker yet. */
  first: boolean;
  /** Rules whose points may pass, by the command line. */
  accepted?: readonly string[];
  /** Whether each point has a line of its own: else those of one rule and file share one. */
  all?: boolean;
}

/** One line a rule and file. */
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

export async function checkSite(check: Check): Promise<Result> {
  const { offline, env, first, accepted = [], all = false } = check;
  const acceptances = readAccepted(readSource(acceptedFile));
  const facts = await readFacts(check);
  const points = openPoints(facts, offline ? {} : await followLinks(facts));
  const result: Result = { untrue: [], accepted: [], unset: [], expired: [] };
  for (const { point, more } of all ? points.map((point) => ({ point, more: 0 })) : fold(points)) {
    const { name } = point;
    const refused = refusal(name, { env, first });
    if (accepted.includes(name) && !(point.untrue && refused)) continue;
    const others = more > 0 ? ` (and ${more} more: npm run check -- --all)` : "";
    const line = `[${name}] ${formatFinding(point, readSource)}${others}`;
    const entry = acceptanceOf(name, acceptances, facts.today);
    if (!point.untrue) result.unset.push(line);
    else if (refused && (entry || accepted.includes(name)))
      result.untrue.push(`${line} (${refused})`);
    else if (!entry) result.untrue.push(line);
    else result.accepted.push(`${line} (accepted until ${entry.until}: ${entry.reason})`);
  }
  return { ...result, expired: expired(acceptances, facts.today) };
}

/** The first point of each rule and file, and how many there are beside it. */
function fold(points: readonly Point[]): { point: Point; more: number }[] {
  const folded = new Map<string, { point: Point; more: number }>();
  for (const point of points) {
    const key = [point.name, point.untrue, point.place.file].join();
    const kept = folded.get(key);
    if (kept) kept.more += 1;
    else folded.set(key, { point, more: 0 });
  }
  return [...folded.values()];
}

async function followLinks({ configuration: { variables } }: Facts) {
  const [payments, chapter] = await Promise.all([
    checkoutFindings(variables),
    chapterFindings(variables),
  ]);
  return { payments, chapter };
}
