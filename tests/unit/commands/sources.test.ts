import { mkdtempSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { inSources, readSourceMap } from "../../../scripts/local/dev/sources";

/** The map of a bundle of `app/lib/errors.ts`, and the line in it that builds a fault's text. */
async function bundledFault() {
  const outfile = join(mkdtempSync(join(tmpdir(), "sources-")), "site.js");
  const { outputFiles } = await build({
    entryPoints: ["app/lib/errors.ts"],
    outfile,
    bundle: true,
    format: "esm",
    sourcemap: true,
    write: false,
  });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  const lines = outputFiles.find(({ path }) => path === outfile)?.text.split("\n") ?? [];
  const line = 1 + lines.findIndex((text) => text.includes("function formatError"));
  return { map: () => new SourceMap(readSourceMap(outfile)), line };
}

test("a stack names the sources, and nothing in libraries", async () => {
  const { map, line } = await bundledFault();
  const stack = [
    "TypeError: boum",
    `    at formatError (file:///site.js:${line}:10)`,
    "    at call (node_modules/react/index.js:1:2)",
    "",
  ].join("\n");
  expect(inSources(stack, map)).toMatch(
    /^TypeError: boum\n {4}at formatError \(app\/lib\/errors\.ts:\d+:\d+\)\n$/,
  );
});

test("any other text stays", async () => {
  const { map } = await bundledFault();
  const text = "served: see https://site.test/a.js:1:2";
  expect(inSources(text, map)).toBe(text);
});
