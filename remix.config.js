/** @satisfies {import("@remix-run/dev").AppConfig} */
export default {
  server: "./app/worker.ts",
  // Without libraries: scripts/build/bundle.ts adds them and writes build/index.js. In its own folder, since
  // wrangler uploads whatever is beside the bundle.
  serverBuildPath: ".cache/remix/index.js",
  serverConditions: ["workerd", "worker", "browser"],
  serverDependenciesToBundle: [],
  serverMainFields: ["browser", "module", "main"],
  serverModuleFormat: "esm",
  serverPlatform: "neutral",
  ignoredRouteFiles: ["**/.*"],
  // Every v3 flag except v3_routeConfig, which only the Vite compiler can read (docs/decisions/0001).
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
