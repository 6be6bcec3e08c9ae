import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/**
 * Remix ranks all routes and tries one after another, twice a request: a third of what an order's post costs.
 * An address without a parameter therefore gets a handler that knows no other route; everything else goes to
 * the one that knows them all (docs/decisions/0001).
 *
 * @returns the handler for a canonical path
 */
export function remixHandlers(build: ServerBuild): (path: string) => RequestHandler {
  const all = createRequestHandler(build);
  const routeIds = new Map(
    Object.values(build.routes)
      .filter(({ path = "", parentId }) => parentId === "root" && !/[:*?]/.test(path))
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
