/** From places in the script of development to places in the sources. */
import { readFileSync } from "node:fs";
import type { SourceMap, SourceMapPayload } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A bundle's source map, its sources named by where they lie on this machine. */
export function readSourceMap(bundle: string): SourceMapPayload {
  const map: SourceMapPayload = JSON.parse(readFileSync(`${bundle}.map`, "utf8"));
  const sources = map.sources.map((source) => pathToFileURL(resolve(dirname(bundle), source)).href);
  // A debugger reads the sources themselves.
  return { ...map, sources, sourcesContent: [] };
}

/**
 * Puts places in the sources where a text names places in the Worker's script, and leaves out the lines
 * of a stack that are in libraries. Decoding a map takes as long as a small change: it is asked for when a
 * text names a place.
 */
export function inSources(text: string, map: () => SourceMap): string {
  const resolved = text.replace(/(?:file:\/\/\/)?site\.js:(\d+):(\d+)/g, (place, line, column) => {
    const origin = map().findOrigin(Number(line), Number(column));
    if (!("fileName" in origin)) return place;
    const path = relative(process.cwd(), fileURLToPath(origin.fileName));
    return `${path}:${origin.lineNumber}:${origin.columnNumber}`;
  });
  return resolved.replace(/^ +at .*\bnode_modules\/.*\n?/gm, "");
}
