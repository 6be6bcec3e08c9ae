import { readAd } from "~/lib/ad";
import { sha256Hex } from "~/lib/sha256";
import { hidesNavigation, isPublicParameter, showsSuccess } from "./query";

interface CachedPage {
  body: ArrayBuffer;
  headers: Headers;
}

/** Complete pages of this isolate: a function of the build, the path, a success state and the hidden bar. */
const pages = new Map<string, CachedPage>();
const maxPages = 200;

/**
 * The key of a page that is the same for everybody, or null for a post and for anything personal.
 *
 * @param carryAd paths of the pages that name the ad which led to them
 */
export function pageKey(
  { method, url }: Request,
  carryAd: ReadonlySet<string> = new Set(),
): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  // Every request comes by here: parsing the whole URL would cost ten times the rest.
  const path = url.indexOf("/", "https://".length);
  const query = url.indexOf("?", path);
  if (query < 0) return url.slice(path);

  const parameters = new URLSearchParams(url.slice(query));
  for (const [name, value] of parameters) if (!isPublicParameter(name, value)) return null;
  const page = url.slice(path, query);
  if (carryAd.has(page) && readAd(parameters).source !== null) return null;
  const success = showsSuccess(parameters) ? "?success" : "";
  const bare = hidesNavigation(parameters) ? "?bare" : "";
  return page + success + bare;
}

/** Answers from memory, 304 where the browser has the same bytes already. */
export function cachedPage(key: string, request: Request): Response | undefined {
  const page = pages.get(key);
  return page && respond(page, request);
}

/**
 * Keeps a complete page and marks it as public. Errors, redirects and pages that say how they may be
 * cached are not for keeping: they come back as they are.
 */
export async function keepPage(key: string, request: Request, response: Response) {
  if (response.status !== 200 || response.headers.has("Cache-Control")) {
    if (response.status >= 400) response.headers.set("Cache-Control", "no-store");
    return request.method === "HEAD" ? new Response(null, response) : response;
  }
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "public, max-age=60, stale-while-revalidate=86400");
  headers.set("ETag", `"${(await sha256Hex(body)).slice(0, 24)}"`);
  const page = { body, headers };
  if (pages.size >= maxPages) pages.delete(pages.keys().next().value ?? "");
  pages.set(key, page);
  return respond(page, request);
}

function respond({ body, headers }: CachedPage, request: Request): Response {
  const known = request.headers.get("If-None-Match");
  if (known && lists(known, headers.get("ETag")))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** RFC 9110, 13.1.2: `*` or a list of tags, compared weakly, since compressing proxies weaken them. */
function lists(ifNoneMatch: string, tag: string | null): boolean {
  const tags = ifNoneMatch.split(",").map((value) => value.trim().replace(/^W\//, ""));
  return tags.includes("*") || (tag !== null && tags.includes(tag));
}
