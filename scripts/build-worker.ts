/**
 * Second step of the Worker's build: bundles the libraries into what Remix made of the site, as modules
 * and without what the Worker never runs. Remix's own bundling takes a third more bytes and twice the
 * time to start.
 */
import { build, type Plugin } from "esbuild";

const bundle = "build/index.js";

/** The router asks the browser's React DOM for one function, and does without where there is none. */
const withoutBrowserDom: Plugin = {
  name: "without-browser-dom",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-dom$/ }, ({ path }) => ({ path, namespace: "absent" }));
    onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "export {}" }));
  },
};

await build({
  entryPoints: [bundle],
  outfile: bundle,
  allowOverwrite: true,
  bundle: true,
  minify: true,
  format: "esm",
  platform: "neutral",
  conditions: ["workerd", "worker", "browser"],
  mainFields: ["browser", "module", "main"],
  target: "es2022",
  plugins: [withoutBrowserDom],
  // The same code as modules, of which only what is used gets in.
  alias: {
    "@remix-run/cloudflare": "@remix-run/server-runtime",
    "react-router-dom/server": "react-router-dom/server.mjs",
  },
  define: {
    "process.env.NODE_ENV": '"production"',
    // The router notes its version there in a `try`; failing makes V8 parse the whole bundle again.
    "window.__reactRouterVersion": "globalThis.__reactRouterVersion",
  },
  logLevel: "warning",
  logOverride: { "ignored-bare-import": "silent" },
});
