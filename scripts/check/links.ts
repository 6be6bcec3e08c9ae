import type { Configuration } from "./facts";
import { type Finding, unset, untrue } from "./finding";

const longestChain = 10;

/** Milliseconds for each answer on the way. */
const timeLimit = 10_000;

/** Placeholder hosts, which the deployment refuses in any case. */
const placeholder = /\.example$/;

/**
 * Follows each checkout link, and names the origins that the pages' `form-action` lacks: a browser that is
 * sent on to one of them leaves the order button without effect. A link that cannot be followed is no
 * untrue claim: the network may be down.
 */
export async function checkoutFindings(variables: Configuration["variables"]): Promise<Finding[]> {
  const links = Object.entries(variables).filter(
    (entry): entry is [string, string] =>
      /^CHECKOUT_.*_URL$/.test(entry[0]) && typeof entry[1] === "string" && isFollowed(entry[1]),
  );
  const extra = String(variables.CHECKOUT_EXTRA_ORIGINS ?? "").split(/[\s,]+/);
  const allowed = new Set([...links.map(([, url]) => new URL(url).origin), ...extra]);
  const found = await Promise.all(links.map((link) => follow(link, allowed)));
  return found.flat();
}

/** The chapter that a mail links to has to be there. A network error is no finding. */
export async function chapterFindings(variables: Configuration["variables"]): Promise<Finding[]> {
  const { CHAPTER_URL: url } = variables;
  if (typeof url !== "string" || !isFollowed(url)) return [];
  return (await follow(["CHAPTER_URL", url])).filter((finding) => finding.untrue);
}

function isFollowed(url: string): boolean {
  return URL.canParse(url) && !placeholder.test(new URL(url).hostname);
}

/** @param allowed origins; without them any */
async function follow(
  [name, link]: [string, string],
  allowed?: ReadonlySet<string>,
): Promise<Finding[]> {
  const place = { file: "wrangler.toml", find: [name] };
  const missing = new Set<string>();
  let url = link;
  for (let step = 0; step < longestChain; step += 1) {
    let answer: Response;
    try {
      answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeLimit) });
    } catch (error) {
      return [unset(`${name} could not be followed: ${reason(error)}`, place)];
    }
    answer.body?.cancel().catch(() => {});
    const next = answer.headers.get("Location");
    if (answer.status >= 400) {
      return [untrue(`${name} leads to a page that answers ${answer.status}`, place)];
    }
    if (answer.status < 300 || next === null) {
      return [...missing].map((origin) =>
        untrue(`${name} leads on to ${origin}, which CHECKOUT_EXTRA_ORIGINS does not name`, place),
      );
    }
    url = new URL(next, url).href;
    const { origin } = new URL(url);
    if (allowed && !allowed.has(origin)) missing.add(origin);
  }
  return [untrue(`${name} redirects more than ${longestChain} times`, place)];
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
