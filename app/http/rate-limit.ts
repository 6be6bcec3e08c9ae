import type { Env } from "~/env";

/**
 * Whether the visitor's network may go on: the binding allows 60 units a minute for each key. A limiter that is down
 * lets all pass: it must not cost a lead, or a buyer their confirmation.
 *
 * @param what what is limited: each has its own share
 * @param units how much of the share this request takes
 */
export async function isWithinLimit(
  { headers }: Request,
  { FORM_RATE_LIMIT }: Env,
  what: string,
  units = 1,
): Promise<boolean> {
  const key = `${what}:${networkOf(headers.get("CF-Connecting-IP") ?? "unknown")}`;
  try {
    const taken = Array.from({ length: units }, () => FORM_RATE_LIMIT.limit({ key }));
    return (await Promise.all(taken)).every(({ success }) => success);
  } catch {
    return true;
  }
}

/** An IPv4 address, or the first 64 bits of an IPv6 one, since one subscriber has all addresses below them. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Math.max(8 - before.length - after.length, 0);
  const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
