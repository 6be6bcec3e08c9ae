/**
 * Second step of the Worker's build: bundles the libraries into what Remix made of the site, as modules, and minifies all of
 * it. Remix's own bundling takes them as CommonJS, a third more bytes and twice the time to start (docs/decisions/0013).
 */
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import remixConfig from "../../remix.config";
import { bundlePath, footer } from "./up-to-date";

const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));

/**
 * The one edit of a library: without it a page rendered anew takes 1.6 to 1.8 times as long (docs/decisions/0013). React encodes
 * every tag, attribute and text by itself, and copies them into pieces of 512 bytes; here they are kept as text and encoded
 * once a flush. The functions have the names that React's minified code calls them by.
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
    plugins: [rendererOfText],
    // The same code as modules, of which only what is used gets in.
    alias: {
      "@remix-run/cloudflare": "@remix-run/server-runtime",
      "react-router-dom/server": "react-router-dom/server.mjs",
      // Without React's second renderer, and without its half for browsers: a tenth of the start (docs/decisions/0013).
      "react-dom": resolve("scripts/build/no-browser.js"),
      "react-dom/server.browser": join(reactDom, "cjs/react-dom-server.browser.production.min.js"),
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
