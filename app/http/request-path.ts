import { canonicalPath } from "~/shared/address";

/** What a request asks for, parsed once. Guards and handler use this, never the URL as it was spelled. */
export interface SiteRequest {
  /** Canonical path; null if it cannot be decoded. */
  path: string | null;
  /** Whether this is a path of the site. Any other is for a route with a parameter, or a 404. */
  isKnown: boolean;
  /** Whether scripts ask for the page's data alone. */
  isData: boolean;
  query: URLSearchParams;
}

/** Asks Remix for a loader's bare data, which no page of this site does. */
const dataParameter = "_data";

/** Scripts ask for a page's data under its path with this suffix; the home page's path has a name for it. */
const dataSuffix = ".data";
const homeData = "/_root";

/** Backslashes and control characters: React Router parses a decoded path as an address again, and fails at them. */
const unreadable = /[\\\p{Cc}]/u;

/** @param knownPaths canonical paths of the site's own addresses */
export function requestReader(knownPaths: ReadonlySet<string>) {
  return ({ url }: Request): SiteRequest => {
    const { pathname, searchParams: query } = new URL(url);
    const isData = pathname.endsWith(dataSuffix);
    const page = isData ? pathname.slice(0, -dataSuffix.length) : pathname;
    const path = readPath(isData && page === homeData ? "/" : page);
    return { path, isKnown: path !== null && knownPaths.has(path), isData, query };
  };
}

/** The request under its canonical URL, without the parameter that asks for bare data. */
export function canonicalRequest(request: Request, { path, isKnown, isData, query }: SiteRequest) {
  const url = new URL(request.url);
  if (path !== null && isKnown) url.pathname = isData ? dataPath(path) : path;
  if (query.has(dataParameter)) url.searchParams.delete(dataParameter);
  return url.href === request.url ? request : new Request(url, request);
}

function dataPath(path: string): string {
  return (path === "/" ? homeData : path) + dataSuffix;
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
