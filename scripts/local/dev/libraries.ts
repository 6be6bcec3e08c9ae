/**
 * The libraries of the Worker of development, bundled apart: a change compiles the site alone, and takes a
 * third of the time.
 */
import { build, type Plugin } from "esbuild";
import remixConfig from "../../../remix.config";

/** A module of the Worker under the name that the site's script imports it by. */
interface Library {
  name: string;
  contents: string;
}

/** @returns bundles what a script imports; again only when that is something else than the last time */
export function openLibraries(): (script: string) => Promise<Library[]> {
  let bundled = { imports: "", libraries: [] as Library[] };
  return async (script) => {
    const entries = entriesFor(script);
    const imports = JSON.stringify(entries);
    if (imports !== bundled.imports) bundled = { imports, libraries: await bundle(entries) };
    return bundled.libraries;
  };
}

/** For each library a module that exports what the script imports of it: CommonJS has no names of its own. */
function entriesFor(script: string): Record<string, string> {
  const names = new Map<string, Set<string>>();
  // As esbuild writes imports.
  for (const [, list, library = ""] of script.matchAll(
    /^import (?:\{([^}]*)\}|\* as \w+) from "([^"]+)";$/gm,
  )) {
    const imported = list?.split(",").map((name) => name.trim().split(" as ")[0] ?? "") ?? ["*"];
    names.set(library, new Set([...(names.get(library) ?? []), ...imported]));
  }
  const entries = [...names].map(([library, imported]) => {
    const list = imported.has("*") ? "*" : `{ ${[...imported].sort()} }`;
    return [library, `export ${list} from "${library}";`] as const;
  });
  return Object.fromEntries(entries.sort());
}

const outdir = "/libraries";

async function bundle(entries: Record<string, string>): Promise<Library[]> {
  const { outputFiles } = await build({
    entryPoints: Object.keys(entries).map((library) => ({ in: library, out: library })),
    outdir,
    write: false,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    conditions: remixConfig.serverConditions,
    mainFields: remixConfig.serverMainFields,
    target: "es2022",
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [modules(entries)],
    logLevel: "warning",
  });
  return outputFiles.map(({ path, text }) => {
    const name = path.slice(outdir.length + 1);
    const library = name.replace(/\.js$/, "");
    return { name: library in entries ? library : name, contents: text };
  });
}

function modules(entries: Record<string, string>): Plugin {
  return {
    name: "entries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path, kind }) =>
        kind === "entry-point" ? { path, namespace: "entry" } : undefined,
      );
      onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => ({
        contents: entries[path],
        resolveDir: process.cwd(),
      }));
    },
  };
}
