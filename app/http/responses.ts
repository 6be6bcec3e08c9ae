import type { HeadersFunction } from "@remix-run/cloudflare";

/** A text of this media type, in UTF-8. */
export function textResponse(text: string, type: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", `${type}; charset=utf-8`);
  return new Response(text, { ...init, headers });
}

/**
 * Whether an `If-Match` or `If-None-Match` header, which is `*` or a list of tags, matches a strong tag (RFC 9110, 13.1).
 * Compares weakly unless told otherwise, since compressing proxies turn tags into `W/"…"`.
 */
export function matchesETag(
  tag: string | null,
  condition: string,
  { strongly = false } = {},
): boolean {
  const tags = condition.split(",").map((value) => value.trim());
  const compared = strongly ? tags : tags.map((value) => value.replace(/^W\//, ""));
  return compared.includes("*") || (tag !== null && compared.includes(tag));
}

/** One line for a machine: a monitor, or the payment provider. */
export function plainText(status: number, text: string): Response {
  return textResponse(text, "text/plain", { status, headers: { "Cache-Control": "no-store" } });
}

/**
 * Headers of a page whose URL is the key to personal data: no cache stores the page, and no other site learns its URL.
 * Not `no-referrer`: browsers would then post the page's forms without an origin.
 */
export const privatePage = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** For a route whose responses are all private. */
export const privateHeaders: HeadersFunction = () => privatePage;
