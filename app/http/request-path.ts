import { canonicalPath } from "~/shared/address";

/** What a request asks for, parsed once. Guards and the handler use this, never the raw URL. */
export interface SiteRequest {
  /** Canonical path; null if it cannot be decoded. */
  path: string | null;
  /**
   * Whether this is a fixed path of the site or, if data are asked for, a page that has some. Any other path belongs to
   * a route with a parameter, or is a 404.
   */
  isKnown: boolean;
  /** Whether a script fetches only the page's data. */
  isData: boolean;
  query: URLSearchParams;
  /** The canonical URL, without the parameter that asks for raw data. */
  url: URL;
}

/** Asks Remix for a loader's raw data. No page of this site uses it. */
const dataParameter = "_data";

/** Scripts fetch a page's data under the page's path with this suffix. */
const dataSuffix = ".data";

/** Backslashes and control characters: React Router parses a decoded path as a URL again, and throws on them. */
const unreadable = /[\\\p{Cc}]/u;

/**
 * @param knownPaths canonical paths of all fixed addresses
 * @param dataPaths those of pages that fetch data: the ones that hydrate
 */
export function requestReader(knownPaths: ReadonlySet<string>, dataPaths: ReadonlySet<string>) {
  return (request: Request): SiteRequest => {
    const url = new URL(request.url);
    const { pathname, searchParams: query } = url;
    const isData = pathname.endsWith(dataSuffix);
    const path = readPath(isData ? pathname.slice(0, -dataSuffix.length) : pathname);
    const isKnown = path !== null && (isData ? dataPaths : knownPaths).has(path);
    if (isKnown) url.pathname = isData ? path + dataSuffix : path;
    if (query.has(dataParameter)) url.searchParams.delete(dataParameter);
    return { path, isKnown, isData, query, url };
  };
}

/** The request under its canonical URL. */
export function canonicalRequest(request: Request, { url }: SiteRequest): Request {
  return url.href === request.url ? request : new Request(url, request);
}

/** The canonical path; null if it cannot be decoded. */
export function readPath(pathname: string): string | null {
  try {
    const path = canonicalPath(pathname);
    return unreadable.test(path) ? null : path;
  } catch {
    return null;
  }
}
