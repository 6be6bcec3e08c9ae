/**
 * Second step of the Worker's build: bundles the libraries into what Remix made of the site, as modules
 * and without what the Worker never runs. Remix's own bundling takes a third more bytes and twice the
 * time to start.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { build, type Plugin } from "esbuild";
import { minify } from "rolldown/utils";
import remixConfig from "../../remix.config";
import { bundlePath, footer } from "./freshness";

/**
 * Modules that the libraries import and the Worker never calls: the browser's React DOM, of which the router asks for
 * one function and does without; Remix's reader of cookies, of which the site sets none; what Drizzle has for
 * relational queries and for column types as a callback's parameter.
 */
const uncalled = [
  /react-dom\/index\.js$/,
  /set-cookie-parser\/lib\/set-cookie\.js$/,
  /drizzle-orm\/relations\.js$/,
  /drizzle-orm\/sqlite-core\/query-builders\/query\.js$/,
  /drizzle-orm\/sqlite-core\/columns\/all\.js$/,
];

/** Drizzle asks of each value in a query whether it is an enumeration of PostgreSQL. */
const postgresEnum = /drizzle-orm\/pg-core\/columns\/enum\.js$/;

const withoutUncalled: Plugin = {
  name: "without-uncalled",
  setup({ onLoad }) {
    // As CommonJS, of which any name can be imported.
    for (const filter of uncalled) onLoad({ filter }, () => ({ contents: "module.exports = {};" }));
    onLoad({ filter: postgresEnum }, () => ({ contents: "export const isPgEnum = () => false;" }));
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
 * React encodes every tag, attribute and text by itself, and copies them into pieces of 512 bytes. Kept as text and
 * encoded once a flush, they take a page 40 % less processor time. The functions have the names that React's minified
 * code calls them by.
 */
const textChunks = `
let text = "";
const encoder = new TextEncoder();
function p(stream, chunk) { text += chunk; }
function t(stream, chunk) { text += chunk; return true; }
function ba(stream) {
  const flushed = text;
  text = "";
  if (flushed !== "") stream.enqueue(encoder.encode(flushed));
}
function u(chunk) { return chunk; }
function w(chunk) { return chunk; }
`;

/** React's buffer and the functions that fill it, up to the one that ends a stream. */
const encodedChunks = /var l=null,n=0;\s*function p\(a,b\).*?(?=function da\(a,b\))/s;
const emptyBuffer = "l=new Uint8Array(512);n=0;";

const rendererOfText: Plugin = {
  name: "renderer-of-text",
  setup({ onLoad }) {
    onLoad({ filter: /react-dom-server\.browser\.production\.min\.js$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      if (!encodedChunks.test(source)) throw new Error("React's renderer is another version");
      return {
        contents: source.replace(encodedChunks, textChunks).replaceAll(emptyBuffer, 'text="";'),
      };
    });
  },
};

/** A component's display name is for developer tools; setting it keeps a component in the bundle that nothing renders. */
const withoutDisplayNames: Plugin = {
  name: "without-display-names",
  setup({ onLoad }) {
    onLoad({ filter: /@remix-run\/react\/dist\/esm\/.*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/^\w+\.displayName = .*;$/gm, ""),
    }));
  },
};

/**
 * Writes the bundle in one step: whoever reads it meanwhile gets the old one or the new one.
 *
 * @param hash of the sources it is made from
 */
export async function bundle({ hash }: { hash: string }): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [remixConfig.serverBuildPath],
    write: false,
    bundle: true,
    // The texts are French: an escaped accent takes twice the bytes.
    charset: "utf8",
    format: "esm",
    platform: "neutral",
    conditions: remixConfig.serverConditions,
    mainFields: remixConfig.serverMainFields,
    target: "es2022",
    plugins: [
      withoutUncalled,
      reactAsModule,
      streamingRenderer,
      rendererOfText,
      withoutDisplayNames,
    ],
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
  // esbuild's own minifier leaves 6 KB more.
  const { code, errors } = await minify(bundlePath, outputFiles[0]?.text ?? "", { module: true });
  if (errors.length > 0) throw new Error(`Not minified: ${errors[0]?.message}`);
  mkdirSync(dirname(bundlePath), { recursive: true });
  writeFileSync(`${bundlePath}.new`, `${code}\n${footer(hash)}\n`);
  renameSync(`${bundlePath}.new`, bundlePath);
}
