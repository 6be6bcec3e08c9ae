import type { Env } from "~/env";

/**
 * Asked before a key from a URL is looked up, so that guessing costs no queries.
 *
 * @throws a 429 for a network beyond its limit
 */
export async function requireWithinLimit(...args: Parameters<typeof isWithinLimit>): Promise<void> {
  if (!(await isWithinLimit(...args))) throw new Response(null, { status: 429 });
}

/**
 * Whether the visitor's network, and the prefix it belongs to, are within their limits. If the limiter is down everybody
 * passes: an outage must not cost a lead, or a buyer's confirmation.
 *
 * @param what names what is limited; each name has its own allowance
 * @param limiter how much a network may do in a minute
 */
export async function isWithinLimit(
  { headers }: Request,
  env: Env,
  what: string,
  limiter: "FORM_RATE_LIMIT" | "LOOKUP_RATE_LIMIT" | "PREFIX_RATE_LIMIT" = "FORM_RATE_LIMIT",
): Promise<boolean> {
  const { network, prefix } = readNetworks(addressOf(headers));
  try {
    const checks = [env[limiter].limit({ key: `${what}:${network}` })];
    if (prefix) checks.push(env.PREFIX_RATE_LIMIT.limit({ key: `${what}:${prefix}` }));
    return (await Promise.all(checks)).every(({ success }) => success);
  } catch {
    return true;
  }
}

/**
 * Groups an IP address. The network is the whole IPv4 address, however written, or the first 64 bits of an IPv6 one,
 * since one subscriber owns a whole /64. The prefix is the first 48 bits, since one customer may own a whole /48.
 */
export function readNetworks(address: string): { network: string; prefix?: string } {
  if (!address.includes(":")) return { network: address };
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  if (isMapped) return { network: [high >> 8, high & 255, low >> 8, low & 255].join(".") };
  const firstGroups = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(":")}::/${count * 16}`;
  return { network: firstGroups(4), prefix: firstGroups(3) };
}

/** What one subscriber or company may own, by its address: an IPv6 /48 or an IPv4 /24. */
export function sharedNetwork({ headers }: Request): string {
  const { network, prefix } = readNetworks(addressOf(headers));
  return prefix ?? `${network.split(".").slice(0, 3).join(".")}.0/24`;
}

/** All visitors without an address are one. */
const addressOf = (headers: Headers) => headers.get("CF-Connecting-IP") ?? "unknown";

/** The eight groups of an IPv6 address. The last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const [head = "", tail = ""] = address.replace(/[\d.]+$/, ipv4AsGroups).split("::");
  const numbers = (part: string) =>
    part
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [before, after] = [numbers(head), numbers(tail)];
  const zeros = Math.max(8 - before.length - after.length, 0);
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}

function ipv4AsGroups(end: string): string {
  const [a, b, c, d] = end.split(".").map(Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return end;
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
