/**
 * Browsers send the origin of every post; text browsers and scripts may not. With a strict referrer policy browsers
 * send `null`, and only `Sec-Fetch-Site` tells a visitor from an attack.
 */
export function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin === null) return site !== "cross-site";
  if (origin === "null") return site === "same-origin";
  const hosts = [new URL(url).host, headers.get("Host")];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
