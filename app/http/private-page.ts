import type { HeadersFunction } from "@remix-run/cloudflare";

/**
 * Headers of a page whose address is the key to somebody's data: nobody keeps it, and no other site
 * learns of it. Not `no-referrer`: browsers would then post its forms from no origin.
 */
export const privatePage = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/** For a route all of whose answers are private. */
export const privateHeaders: HeadersFunction = () => privatePage;
