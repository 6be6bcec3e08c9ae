/**
 * Second step of the Worker's build: bundles the libraries into what Remix made of the site, as modules, and minifies all of
 * it. Remix's own bundling takes them as CommonJS, a third more bytes and twice the time to start (docs/decisions/0013).
 */
import { mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { build } from "esbuild";
import remixConfig from "../../remix.config";
import { bundlePath, footer } from "./up-to-date";

/**
 * Writes the bundle in one step: whoever reads it meanwhile gets the old one or the new one.
 *
 * @param hash of the sources it is made from
 */
export async function bundle({ hash }: { hash: string }): Promise<void> {
  const outfile = `${bundlePath}.new`;
  mkdirSync(dirname(bundlePath), { recursive: true });
  await build({
    entryPoints: [remixConfig.serverBuildPath],
    outfile,
    bundle: true,
    minify: true,
    // The texts are French: an escaped accent takes twice the bytes.
    charset: "utf8",
    legalComments: "none",
    format: "esm",
    platform: "neutral",
    conditions: remixConfig.serverConditions,
    mainFields: remixConfig.serverMainFields,
    target: "es2022",
    // The same code as modules, of which only what is used gets in.
    alias: {
      "@remix-run/cloudflare": "@remix-run/server-runtime",
      "react-router-dom/server": "react-router-dom/server.mjs",
      // The router takes from `react-dom` one function, which only a browser calls: without the rest 43 KB less.
      "react-dom": "react-dom/server.browser",
      "react-dom/server.browser": "react-dom/server.browser",
    },
    define: {
      "process.env.NODE_ENV": '"production"',
      // The router notes its version there in a `try`; failing makes V8 parse the whole bundle again.
      "window.__reactRouterVersion": "globalThis.__reactRouterVersion",
    },
    footer: { js: footer(hash) },
    logLevel: "warning",
    logOverride: { "ignored-bare-import": "silent" },
  });
  renameSync(outfile, bundlePath);
}
