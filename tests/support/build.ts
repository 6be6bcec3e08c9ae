import type { ServerBuild } from "@remix-run/cloudflare";

type RouteModule = Omit<ServerBuild["routes"][string]["module"], "default">;

/**
 * A small site of its own, whose pages are a line of text each: the status, the path and the data of
 * the route that answered.
 *
 * @param modules by path without its first slash; "*" answers whatever no other one does
 */
export function makeBuild(modules: Record<string, RouteModule>): ServerBuild {
  const pages = Object.entries(modules).map(([path, module]) => ({
    id: `routes/${path}`,
    parentId: "root",
    path,
    module: { default: () => null, ...module },
  }));
  const root = { id: "root", path: "", module: { default: () => null } };
  const routes = Object.fromEntries([root, ...pages].map((route) => [route.id, route]));
  const manifest = Object.entries(routes).map(([id, { module, ...route }]) => [
    id,
    {
      ...route,
      module: "",
      hasAction: "action" in module,
      hasLoader: "loader" in module,
      hasErrorBoundary: false,
    },
  ]);
  return {
    mode: "production",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    future: { v3_singleFetch: true } as ServerBuild["future"],
    assets: {
      version: "1",
      url: "",
      entry: { module: "", imports: [] },
      routes: Object.fromEntries(manifest),
    },
    routes,
    entry: {
      module: {
        default: ({ url }, status, headers, { staticHandlerContext: { loaderData, actionData } }) =>
          new Response(
            `${status} ${new URL(url).pathname} ${JSON.stringify([loaderData, actionData])}`,
            { status, headers },
          ),
        handleError: () => {},
      },
    },
  } as ServerBuild;
}
