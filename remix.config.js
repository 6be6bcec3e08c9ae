const developing = process.env.NODE_ENV === "development";

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./app/worker.ts",
  serverBuildPath: "build/index.js",
  serverConditions: ["workerd", "worker", "browser"],
  // While developing, Remix bundles all at once; else scripts/build-worker.ts brings the libraries in.
  serverDependenciesToBundle: developing ? "all" : [],
  serverMainFields: ["browser", "module", "main"],
  serverMinify: true,
  serverModuleFormat: "esm",
  serverPlatform: "neutral",
  ignoredRouteFiles: ["**/.*"],
  // Every v3 flag but v3_routeConfig, which only the Vite compiler can read (docs/decisions/0001).
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
