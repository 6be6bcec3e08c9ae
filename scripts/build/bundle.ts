/**
 * Second step of the Worker's build: bundles the libraries into what Remix made of the site, as modules
 * and without what the Worker never runs. Remix's own bundling takes a third more bytes and twice the
 * time to start.
 */
import { renameSync } from "node:fs";
import { dirname } from "node:path";
import { build, type Plugin } from "esbuild";
import remixConfig from "../../remix.config";
import { bundlePath, footer } from "./freshness";

/** The router asks the browser's React DOM for one function, and does without where there is none. */
const withoutBrowserDom: Plugin = {
  name: "without-browser-dom",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-dom$/ }, ({ path }) => ({ path, namespace: "absent" }));
    onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "export {}" }));
  },
};

/**
 * React comes as CommonJS, which would be copied for each of the hundred files that import it, and
 * called through the copy.
 */
const reactAsModule: Plugin = {
  name: "react-as-module",
  setup({ onResolve, onLoad }) {
    const namespace = "react-as-module";
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, kind, namespace: importer }) =>
      kind === "import-statement" && importer !== namespace ? { path, namespace } : undefined,
    );
    onLoad({ filter: /.*/, namespace }, async ({ path }) => {
      const { default: library } = await import(path);
      const names = Object.keys(library).filter((name) => !name.startsWith("__"));
      return {
        contents: `import library from "${path}"; export default library; export const { ${names} } = library;`,
        resolveDir: process.cwd(),
      };
    });
  },
};

/** React evaluates both of its renderers as soon as one is imported: here only the one in use, at its first use. */
const streamingRenderer: Plugin = {
  name: "streaming-renderer",
  setup({ onLoad }) {
    const file = "./cjs/react-dom-server.browser.production.min.js";
    onLoad({ filter: /react-dom\/server\.browser\.js$/ }, ({ path }) => ({
      contents: `export const renderToReadableStream = (...args) => require("${file}").renderToReadableStream(...args);`,
      resolveDir: dirname(path),
    }));
  },
};

/**
 * Writes the bundle in one step: whoever reads it meanwhile gets the old one or the new one.
 *
 * @param hash of the sources it is made from
 */
export async function bundle({ hash }: { hash: string }): Promise<void> {
  const outfile = `${bundlePath}.new`;
  await build({
    entryPoints: [remixConfig.serverBuildPath],
    outfile,
    bundle: true,
    minify: true,
    // The texts are French: an escaped accent takes twice the bytes.
    charset: "utf8",
    format: "esm",
    platform: "neutral",
    conditions: remixConfig.serverConditions,
    mainFields: remixConfig.serverMainFields,
    target: "es2022",
    footer: { js: footer(hash) },
    plugins: [withoutBrowserDom, reactAsModule, streamingRenderer],
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
  renameSync(outfile, bundlePath);
}
