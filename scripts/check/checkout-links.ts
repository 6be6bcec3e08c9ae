import type { Configuration } from "./facts";
import type { Point } from "./point";

const longestChain = 10;

/** Milliseconds for each answer on the way. */
const timeLimit = 10_000;

/** Placeholder hosts, which the deployment refuses in any case. */
const placeholder = /\.example$/;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Follows each checkout link, and names the origins that the pages' `form-action` lacks: a browser that is
 * sent on to one of them leaves the order button without effect. A link that cannot be followed is no
 * untrue claim: the network may be down.
 */
export async function checkoutPoints(
  { variables }: Pick<Configuration, "variables">,
  fetch: Fetch = globalThis.fetch,
): Promise<Point[]> {
  const links = Object.entries(variables).filter(
    (entry): entry is [string, string] =>
      /^CHECKOUT_.*_URL$/.test(entry[0]) && typeof entry[1] === "string" && isFollowed(entry[1]),
  );
  const extra = String(variables.CHECKOUT_EXTRA_ORIGINS ?? "").split(/[\s,]+/);
  const allowed = new Set([...links.map(([, url]) => new URL(url).origin), ...extra]);
  const points = await Promise.all(links.map((link) => follow(link, allowed, fetch)));
  return points.flat();
}

/**
 * The chapter that a mail links to has to be there. Redirects are followed as the reader's browser does; a
 * network error is no finding.
 */
export async function chapterPoints(
  { variables: { CHAPTER_URL: url } }: Pick<Configuration, "variables">,
  fetch: Fetch = globalThis.fetch,
): Promise<Point[]> {
  if (typeof url !== "string" || !isFollowed(url)) return [];
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimit) }).catch(() => null);
  answer?.body?.cancel().catch(() => {});
  if (!answer || answer.status < 400) return [];
  const message = `CHAPTER_URL leads to a page that answers ${answer.status}`;
  return [{ name: "chapter", untrue: true, message, place: placeOf("CHAPTER_URL") }];
}

function isFollowed(url: string): boolean {
  return URL.canParse(url) && !placeholder.test(new URL(url).hostname);
}

async function follow(
  [name, link]: [string, string],
  allowed: ReadonlySet<string>,
  fetch: Fetch,
): Promise<Point[]> {
  const point = (untrue: boolean, message: string): Point => ({
    name: "payments",
    untrue,
    message,
    place: placeOf(name),
  });
  const missing = new Set<string>();
  let url = link;
  for (let step = 0; step < longestChain; step += 1) {
    let answer: Response;
    try {
      answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeLimit) });
    } catch (error) {
      return [point(false, `${name} could not be followed: ${reason(error)}`)];
    }
    answer.body?.cancel().catch(() => {});
    const next = answer.headers.get("Location");
    if (answer.status >= 400) {
      return [point(true, `${name} leads to a page that answers ${answer.status}`)];
    }
    if (answer.status < 300 || next === null) {
      return [...missing].map((origin) =>
        point(true, `${name} leads on to ${origin}, which CHECKOUT_EXTRA_ORIGINS does not name`),
      );
    }
    url = new URL(next, url).href;
    const { origin } = new URL(url);
    if (!allowed.has(origin)) missing.add(origin);
  }
  return [point(true, `${name} redirects more than ${longestChain} times`)];
}

const placeOf = (name: string) => ({ file: "wrangler.toml", find: [name] });

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
