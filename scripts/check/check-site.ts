import { npmCommand } from "../kit/wrangler";
import { acceptedFile, expired, findAcceptance, readAccepted, rejectionReason } from "./accepted";
import { type Deployment, type Facts, readFacts } from "./facts";
import { type Finding, formatFinding, readSource } from "./finding";
import { chapterFindings, checkoutFindings } from "./links";
import { type RuleName, ruleNames, rules } from "./rules";

interface Point extends Finding {
  name: RuleName;
}

/**
 * Everything that is not yet true or not yet set, in the order of the rules.
 *
 * @param links findings from following links, by the rule that they belong to
 */
export function findPoints(
  facts: Facts,
  links: { [name in RuleName]?: readonly Finding[] } = {},
): Point[] {
  return ruleNames.flatMap((name) =>
    [...rules[name](facts), ...(links[name] ?? [])].map((finding) => ({ name, ...finding })),
  );
}

interface Check extends Deployment {
  /** Whether to skip the checkout links and the chapter. */
  offline: boolean;
  /** Whether there is no Worker yet. */
  first: boolean;
  /** Rules that the command line accepts. */
  accepted?: readonly string[];
  /** Whether each point gets its own line; otherwise the points of a rule share one. */
  all?: boolean;
}

export async function checkSite(check: Check) {
  const { offline, env, first, accepted = [], all = false } = check;
  const acceptances = readAccepted(readSource(acceptedFile));
  const facts = await readFacts(check);
  const points = findPoints(facts, offline ? {} : await followLinks(facts));
  /** One line per point or rule. */
  const found = {
    untrue: [] as string[],
    /** Untrue claims that `accepted.json` accepts. */
    accepted: [] as string[],
    unset: [] as string[],
    /** Expired entries of `accepted.json`. */
    expired: expired(acceptances, facts.today),
  };
  for (const { point, more } of all ? points.map((point) => ({ point, more: 0 })) : fold(points)) {
    const { name } = point;
    // The payment secret can only be set once the Worker exists.
    const untrue = point.untrue && !(first && name === "payments");
    const refused = untrue ? rejectionReason(name, { env, first }) : null;
    if (accepted.includes(name) && !refused) continue;
    const others = more > 0 ? ` (and ${more} more: ${npmCommand("check", env, "--all")})` : "";
    const line = `[${name}] ${formatFinding(point)}${others}`;
    const entry = findAcceptance(name, acceptances, facts.today);
    if (!untrue) found.unset.push(line);
    else if (refused && (entry || accepted.includes(name)))
      found.untrue.push(`${line} (${refused})`);
    else if (entry) found.accepted.push(`${line} (accepted until ${entry.until}: ${entry.reason})`);
    else found.untrue.push(line);
  }
  return found;
}

/** The first untrue and the first unset point of each rule, with the number of the others. */
function fold(points: readonly Point[]) {
  const folded = new Map<string, { point: Point; more: number }>();
  for (const point of points) {
    const key = `${point.name} ${point.untrue}`;
    const kept = folded.get(key);
    if (kept) kept.more += 1;
    else folded.set(key, { point, more: 0 });
  }
  return folded.values();
}

async function followLinks({ configuration }: Facts) {
  const followed = [checkoutFindings(configuration), chapterFindings(configuration)];
  const [payments = [], chapter = []] = await Promise.all(followed);
  return { payments, chapter };
}
