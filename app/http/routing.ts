import type { ActionFunction, ServerBuild } from "@remix-run/cloudflare";
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

/** A route exports this as `upload` to read a form with files itself, as it streams in. */
export interface Upload {
  /** The longest form, in bytes. */
  uploadBytes: number;
}

export type AcceptedPosts = "form" | "nothing" | RawBody | Upload;

type Route = Pick<ServerBuild["routes"][string], "path"> & {
  module: {
    handle?: unknown;
    action?: ActionFunction | undefined;
    rawBody?: RawBody;
    upload?: Upload;
  };
};

/** Every page with a fixed address. Routes without a handle and routes with a key in their path are left out. */
export function listPages(routes: readonly Route[]): Page[] {
  return routes.flatMap((route) => {
    const { path = "", module } = route;
    const handle = module.handle as PageConfig | undefined;
    if (!handle) return [];
    const fixedPage = isFixed(route) ? [{ path: `/${path}`, modified: handle.modified }] : [];
    const { pages = fixedPage, ...facts } = handle;
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
      const { path = "", module } = route;
      const handle = module.handle as PageConfig | undefined;
      const fixed = isFixed(route) ? [{ path: `/${path}` }] : [];
      const pages = module.upload ? fixed : (handle?.pages ?? fixed);
      return pages.map(({ path }) => [path, postsTo(module)] as const);
    }),
  );
}

function isFixed({ path = "" }: Pick<Route, "path">): boolean {
  return !/[:*?]/.test(path);
}

function postsTo({ rawBody, upload, action }: Route["module"]): AcceptedPosts {
  if (rawBody) return rawBody;
  if (upload) return upload;
  return action === undefined ? "nothing" : "form";
}
