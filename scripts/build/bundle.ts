/**
 * The second step of the Worker's build: bundles the libraries, as ES modules, into Remix's output and minifies all of
 * it. Remix's own bundling uses CommonJS versions, which costs a third more bytes and doubles the start time
 * (docs/decisions/0013).
 */
import { mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { type BuildOptions, build } from "esbuild";
import remixConfig from "../../remix.config";
import { bundlePath, footer } from "./up-to-date";

/**
 * Writes the bundle atomically: a concurrent reader gets either the old or the new one.
 *
 * @param hash hash of the sources
 */
export async function bundle({ hash }: { hash: string }): Promise<void> {
  const outfile = `${bundlePath}.new`;
  mkdirSync(dirname(bundlePath), { recursive: true });
  await build({
    ...bundleOptions,
    entryPoints: [remixConfig.serverBuildPath],
    outfile,
    minify: true,
    footer: { js: footer(hash) },
  });
  renameSync(outfile, bundlePath);
}

/** How the libraries go into the Worker. */
export const bundleOptions = {
  bundle: true,
  // The texts are French: an escaped accent takes twice the bytes.
  charset: "utf8",
  legalComments: "none",
  format: "esm",
  platform: "neutral",
  conditions: remixConfig.serverConditions,
  mainFields: remixConfig.serverMainFields,
  target: "es2022",
  // The same code as ES modules, so that unused parts are dropped.
  alias: {
    "@remix-run/cloudflare": "@remix-run/server-runtime",
    "react-router-dom/server": "react-router-dom/server.mjs",
    // The router uses a single function of `react-dom`, which only browsers call; dropping the rest saves 43 KB.
    "react-dom": "react-dom/server.browser",
    // An alias also covers subpaths; this line exempts one.
    "react-dom/server.browser": "react-dom/server.browser",
  },
  define: {
    "process.env.NODE_ENV": '"production"',
    // The router records its version there inside a `try`; if that throws, V8 parses the whole bundle again.
    "window.__reactRouterVersion": "globalThis.__reactRouterVersion",
  },
  logLevel: "warning",
  logOverride: { "ignored-bare-import": "silent" },
} satisfies BuildOptions;
