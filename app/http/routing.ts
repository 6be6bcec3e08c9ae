import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { canonicalPath } from "~/shared/address";
import type { PageConfig } from "~/shared/page-config";

/** A page: its path and the configuration of its route. */
export interface Page extends Omit<PageConfig, "each"> {
  path: string;
  /** Whether a form may be posted to it. */
  takesForm: boolean;
}

/**
 * A webhook's route exports this as `rawBody`: it accepts signed data instead of a form. The route verifies the
 * signature, so the guard checks neither origin nor type.
 */
export interface RawBody {
  maxBytes: number;
}

export type AcceptedPosts = "form" | "nothing" | RawBody;

type Route = Pick<ServerBuild["routes"][string], "path"> & {
  module: { handle?: unknown; action?: unknown; rawBody?: RawBody };
};

/** Every page of the site. A route without a handle is none. */
export function pagesOf(routes: readonly Route[]): Page[] {
  return routes.flatMap(({ path = "", module }) => {
    const handle = module.handle as PageConfig | undefined;
    if (!handle) return [];
    const { each = [{ path: `/${path}`, modified: handle.modified }], ...facts } = handle;
    const takesForm = module.action !== undefined;
    return each.map((address) => ({ ...facts, takesForm, ...address }));
  });
}

/** What may be posted to each path without a parameter. */
export function acceptedPosts(routes: readonly Route[]): Map<string, AcceptedPosts> {
  return new Map(
    routes.filter(hasOnePath).map(({ path = "", module }) => [`/${path}`, postsTo(module)]),
  );
}

/** Whether a route's path has neither parameter nor wildcard. */
function hasOnePath({ path = "" }: Pick<Route, "path">): boolean {
  return !/[:*?]/.test(path);
}

function postsTo({ rawBody, action }: Route["module"]): AcceptedPosts {
  if (rawBody) return rawBody;
  return action === undefined ? "nothing" : "form";
}

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

const noQuery = new URLSearchParams();

/** @param knownPaths canonical paths of the site's own addresses */
export function requestReader(knownPaths: ReadonlySet<string>) {
  return ({ url }: Request): SiteRequest => {
    // Runs for every request: `new URL` would cost ten times the rest.
    const [pathname, search] = split(url);
    const query = search === "" ? noQuery : new URLSearchParams(search);
    if (knownPaths.has(pathname)) return { path: pathname, isKnown: true, isData: false, query };

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

function split(url: string): [pathname: string, search: string] {
  const path = url.indexOf("/", "https://".length);
  const query = url.indexOf("?", path);
  return query < 0 ? [url.slice(path), ""] : [url.slice(path, query), url.slice(query)];
}

/**
 * Remix ranks and tries all routes twice a request: a third of the cost of an order's post. A path without a
 * parameter therefore gets a handler that knows no other route (docs/decisions/0001).
 *
 * @returns the handler for a canonical path
 */
export function remixHandlers(build: ServerBuild): (path: string) => RequestHandler {
  const all = createRequestHandler(build);
  const routeIds = new Map(
    Object.values(build.routes)
      .filter((route) => route.parentId === "root" && hasOnePath(route))
      .map(({ id, path = "" }) => [`/${path}`, id]),
  );
  const single = new Map<string, RequestHandler>();

  return (path) => {
    const id = routeIds.get(path);
    if (!id) return all;
    const handler = single.get(id) ?? createRequestHandler(withRoutes(build, ["root", id]));
    single.set(id, handler);
    return handler;
  };
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
  return { ...build, assets, routes: pick(build.routes, ids) };
}

function pick<Value>(record: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
