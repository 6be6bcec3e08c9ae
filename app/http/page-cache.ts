import { sha256Hex } from "~/lib/ids";
import { hidesNavigation, isPublicParameter, showsSuccess } from "~/shared/address";
import { utmParameters } from "~/statistics/ad";
import type { SiteRequest } from "./request-path";
import { matchesETag } from "./responses";

interface CachedPage {
  edition: string;
  body: ArrayBuffer;
  headers: Headers;
}

/**
 * Complete pages cached by this isolate, which serves one build. Keyed by path, page or data, success state and hidden
 * bar. Only the site's own paths have a key, and a new edition of a page takes the place of the old one, so neither
 * visitors nor time can make the cache grow.
 */
const pages = new Map<string, CachedPage>();

/**
 * The cache key of a page that is the same for all visitors; null for anything personal or unknown.
 *
 * @param carriesAd whether the page's HTML contains parameters of the visitor's ad
 */
export function pageKey(
  { path, isKnown, isData, query }: SiteRequest,
  carriesAd = false,
): string | null {
  if (path === null || !isKnown) return null;
  const page = isData ? `${path}?data` : path;
  if (query.size === 0) return page;

  for (const [name, value] of query) if (!isPublicParameter(name, value)) return null;
  if (carriesAd && utmParameters(query).length > 0) return null;
  const success = showsSuccess(query) ? "?success" : "";
  const bare = hidesNavigation(query) ? "?bare" : "";
  return page + success + bare;
}

/** What a page is cached as. */
export interface CacheEntry {
  key: string;
  /** What the day changes in it: offers, published articles, the day itself. */
  edition: string;
  /** Whether the page depends on the day: browsers then revalidate it each time. */
  daily: boolean;
}

/** Answers from memory, or 304 if the browser has the same version. */
export function cachedPage({ key, edition }: CacheEntry, request: Request): Response | undefined {
  const page = pages.get(key);
  return page?.edition === edition ? respond(page, request) : undefined;
}

/**
 * Caches a complete page and marks it as public. Errors, redirects and pages with a `Cache-Control` are returned
 * unchanged.
 */
export async function cachePage(
  { key, edition, daily }: CacheEntry,
  request: Request,
  response: Response,
) {
  if (response.status !== 200 || response.headers.has("Cache-Control")) {
    if (response.status >= 400) response.headers.set("Cache-Control", "no-store");
    return request.method === "HEAD" ? new Response(null, response) : response;
  }
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  const forAWhile = "max-age=60, stale-while-revalidate=600";
  headers.set("Cache-Control", `public, ${daily ? "no-cache" : forAWhile}`);
  headers.set("ETag", `"${(await sha256Hex(body)).slice(0, 24)}"`);
  const page = { edition, body, headers };
  pages.set(key, page);
  return respond(page, request);
}

function respond({ body, headers }: CachedPage, request: Request): Response {
  const noneMatch = request.headers.get("If-None-Match");
  if (noneMatch && matchesETag(headers.get("ETag"), noneMatch))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
