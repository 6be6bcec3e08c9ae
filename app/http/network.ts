/**
 * The network that a budget of posts belongs to: an IPv4 address, or the first 64 bits of an IPv6 one,
 * since one subscriber has all the addresses below them.
 */
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
