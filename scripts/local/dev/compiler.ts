/**
 * The build of development: Remix's own compiler, kept open so that it compiles again only what changed.
 * Not minified, React in its development version, with source maps, in a folder of its own, apart
 * from that of `npm run build`.
 */
import { cpSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { AppConfig } from "@remix-run/dev";
// Remix exports its command line only; its version is pinned (docs/decisions/0009).
import { create } from "@remix-run/dev/dist/compiler/compiler.js";
import { createFileWatchCache } from "@remix-run/dev/dist/compiler/fileWatchCache.js";
import { ServerMode } from "@remix-run/dev/dist/config/serverModes.js";
import { resolveConfig } from "@remix-run/dev/dist/config.js";
import { logger } from "@remix-run/dev/dist/tux/logger.js";
import { formatMessages, type Message } from "esbuild";
import { tsImport } from "tsx/esm/api";
import remixConfig from "../../../remix.config";
import { generators } from "../../generate/all";

const folder = ".cache/dev";

/** The Worker's script, with its source map next to it. */
export const devBundle = `${folder}/worker.js`;

/** The static files, the browser's scripts among them. */
export const devPublic = `${folder}/public`;

const client = "scripts/local/dev/client.js";

/**
 * Every mode but production takes React's development version. The one called development also runs Babel over each
 * file for modules that are replaced in an open page, but pages reload here: it takes three times as long to start.
 */
const mode = ServerMode.Test;

interface DevCompiler {
  /**
   * @param changed files since the last time
   * @throws {Error} whose message shows what is wrong and where
   */
  compile: (changed?: readonly string[]) => Promise<void>;
  dispose: () => Promise<void>;
}

/** Deletes what an earlier run compiled. */
export function clearDevBuild() {
  rmSync(folder, { recursive: true, force: true });
}

/** Reads the list of routes once: open a new one when files come or go. */
export async function openCompiler(): Promise<DevCompiler> {
  const config = await resolveConfig(
    {
      ...(remixConfig as AppConfig),
      server: "scripts/local/dev/worker.ts",
      serverBuildPath: devBundle,
      assetsBuildDirectory: `${devPublic}/build`,
      serverDependenciesToBundle: "all",
    },
    { rootDirectory: process.cwd(), serverMode: mode },
  );
  const fileWatchCache = createFileWatchCache();
  const options = { mode, sourcemap: true };
  const compiler = await create({ config, options, fileWatchCache, logger });
  const generated = generators.map(({ target }) => target);
  return {
    async compile(changed = []) {
      for (const file of [...changed, ...generated]) fileWatchCache.invalidateFile(resolve(file));
      await generateAfresh();
      if (changed.length === 0 || changed.some(isStatic)) copyStaticFiles();
      await compiler.compile().catch(async (error) => {
        throw await readable(error);
      });
    },
    dispose: compiler.dispose,
  };
}

/** Imports the generators afresh: Node caches modules. */
async function generateAfresh() {
  const { generate } = await tsImport("../../generate/all.ts", import.meta.url);
  await generate();
}

function isStatic(path: string): boolean {
  return path.startsWith("public/") || path === client;
}

function copyStaticFiles() {
  const filter = (path: string) => path !== "public/build";
  cpSync("public", devPublic, { recursive: true, filter });
  cpSync(client, `${devPublic}/_dev/client.js`);
}

async function readable(error: Error & { errors?: Message[] }): Promise<Error> {
  if (!error.errors) return error;
  const lines = await formatMessages(error.errors, { kind: "error", color: process.stderr.isTTY });
  return new Error(`\n${lines.join("")}`);
}
