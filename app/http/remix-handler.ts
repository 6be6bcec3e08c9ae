import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { canonicalPath } from "./canonical-path";

/**
 * Remix ranks all routes and tries one after another, twice a request: a fifth of what a form's post
 * costs. A page of a fixed path therefore gets a handler that knows no other route; everything else,
 * unknown paths among it, goes to the one that knows them all.
 */
export function createHandler(build: ServerBuild): RequestHandler {
  const any = createRequestHandler(build);
  const routeIds = new Map(
    Object.values(build.routes)
      .filter(({ path = "", parentId }) => parentId === "root" && !/[:*?]/.test(path))
      .map(({ id, path = "" }) => [`/${path}`, id]),
  );
  const own = new Map<string, RequestHandler>();

  return (request, context) => {
    // Scripts ask for a page's data under its path with this suffix.
    const path = new URL(request.url).pathname.replace(/\.data$/, "");
    const id = routeIds.get(canonicalPath(path));
    if (!id) return any(request, context);
    const handler = own.get(id) ?? createRequestHandler(withRoutes(build, ["root", id]));
    own.set(id, handler);
    return handler(request, context);
  };
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
  return { ...build, assets, routes: pick(build.routes, ids) };
}

function pick<Value>(record: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
