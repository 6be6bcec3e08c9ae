import type { ServerBuild } from "@remix-run/cloudflare";
import type { PageConfig } from "~/shared/page-config";

/** A page with its address and what its route says of it. */
export interface Page extends Omit<PageConfig, "each"> {
  path: string;
  /** Whether a form may be posted to it. */
  takesForm: boolean;
}

/**
 * What a webhook's route exports as `rawBody`: it takes signed data from a machine and no form. The signature
 * tells who sends it, so neither origin nor type is asked for; the route checks it.
 */
export interface RawBody {
  maxBytes: number;
}

/** What may be posted to a path. */
export type AcceptedPosts = "form" | "nothing" | RawBody;

type Route = Pick<ServerBuild["routes"][string], "path"> & {
  module: { handle?: unknown; action?: unknown; rawBody?: RawBody };
};

/** Every page of the site. A route without a handle answers with something else than a page. */
export function pagesOf(routes: readonly Route[]): Page[] {
  return routes.flatMap(({ path = "", module }) => {
    const handle = module.handle as PageConfig | undefined;
    if (!handle) return [];
    const { each = [{ path: `/${path}`, modified: handle.modified }], ...facts } = handle;
    const takesForm = module.action !== undefined;
    return each.map((address) => ({ ...facts, takesForm, ...address }));
  });
}

/** What may be posted to each address that has no parameter. */
export function acceptedPosts(routes: readonly Route[]): Map<string, AcceptedPosts> {
  return new Map(
    routes
      .filter(({ path = "" }) => !/[:*?]/.test(path))
      .map(({ path = "", module }) => [`/${path}`, postsTo(module)]),
  );
}

function postsTo({ rawBody, action }: Route["module"]): AcceptedPosts {
  if (rawBody) return rawBody;
  return action === undefined ? "nothing" : "form";
}
