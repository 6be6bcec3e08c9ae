import type { ServerBuild } from "@remix-run/cloudflare";
import type { NextAddress } from "~/funnel/next-address";
import type { PageConfig } from "~/shared/page-config";

export interface Page extends Omit<PageConfig, "pages"> {
  path: string;
  takesForm: boolean;
}

/**
 * A webhook's route exports this as `rawBody` to accept signed data instead of a form. The route verifies the
 * signature, so the guard checks neither origin nor type.
 */
export interface RawBody {
  maxBytes: number;
}

export type AcceptedPosts = "form" | "nothing" | RawBody;

type Route = Pick<ServerBuild["routes"][string], "path"> & {
  module: { handle?: unknown; action?: unknown; order?: NextAddress; rawBody?: RawBody };
};

/** Every page with a fixed address. Routes without a handle and routes with a key in their path are left out. */
export function pagesOf(routes: readonly Route[]): Page[] {
  return routes.flatMap((route) => {
    const { path = "", module } = route;
    const handle = module.handle as PageConfig | undefined;
    if (!handle) return [];
    const own = hasOnePath(route) ? [{ path: `/${path}`, modified: handle.modified }] : [];
    const { pages = own, ...facts } = handle;
    const takesForm = postsTo(module) === "form";
    return pages.map((page) => ({ ...facts, takesForm, ...page }));
  });
}

/** The pages that exist on a day in Paris. */
export function pagesOn(day: string, pages: readonly Page[]): Page[] {
  return pages.filter(({ from = day }) => from <= day);
}

/** What may be posted to each fixed path, and to each page of a route with a parameter. */
export function acceptedPosts(routes: readonly Route[]): Map<string, AcceptedPosts> {
  return new Map(
    routes.flatMap((route) => {
      const { path: ownPath = "", module } = route;
      const { pages = hasOnePath(route) ? [{ path: `/${ownPath}` }] : [] } =
        (module.handle as PageConfig | undefined) ?? {};
      return pages.map(({ path }) => [path, postsTo(module)] as const);
    }),
  );
}

function hasOnePath({ path = "" }: Pick<Route, "path">): boolean {
  return !/[:*?]/.test(path);
}

function postsTo({ rawBody, action, order }: Route["module"]): AcceptedPosts {
  if (rawBody) return rawBody;
  return action === undefined && order === undefined ? "nothing" : "form";
}

/**
 * Where the order forms of each path lead. A page whose only forms are orders exports this as `order` instead of an
 * action: the answer is a redirect, for which Remix's router would try all routes twice.
 */
export function orderForms(routes: readonly Route[]): Map<string, NextAddress> {
  return new Map(
    routes.flatMap(({ path, module: { order } }) => (order ? [[`/${path}`, order] as const] : [])),
  );
}
