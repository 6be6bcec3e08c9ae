import type { ServerBuild } from "@remix-run/cloudflare";
import type { PageConfig } from "~/shared/page-config";

/** A page with its address and what its route says of it. */
export interface Page extends Omit<PageConfig, "each"> {
  path: string;
  /** Whether a form may be posted to it. */
  takesForm: boolean;
}

type Route = Pick<ServerBuild["routes"][string], "path"> & {
  module: { handle?: unknown; action?: unknown };
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
