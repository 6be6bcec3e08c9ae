/** The database as SQL, out of D1 and into it, by wrangler. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "../kit/database";
import { runWrangler } from "../kit/remote";

/** Wrangler takes these words for statements that it must cut out, also within a text. */
const cutOut = "BEGIN TRANSACTION";

/** @throws {CommandError} with what wrangler says */
export async function exportDump({ remote, env }: Target): Promise<string> {
  return withFile(async (file) => {
    const place = remote ? "--remote" : "--local";
    runWrangler([
      "d1",
      "export",
      "DB",
      place,
      "--output",
      file,
      "--skip-confirmation",
      `--env=${env ?? ""}`,
    ]);
    return readFile(file, "utf8");
  });
}

/** @throws {CommandError} with what wrangler says */
export async function importDump({ remote, persistTo, env }: Target, sql: string): Promise<void> {
  await withFile(async (file) => {
    await writeFile(file, sql.replaceAll(cutOut, cutOut.replace(" ", "'||' ")), { mode: 0o600 });
    const place = remote ? ["--remote"] : ["--local", "--persist-to", persistTo];
    runWrangler(["d1", "execute", "DB", ...place, "--file", file, "--yes", `--env=${env ?? ""}`]);
  });
}

/** People's data: in a folder of its own, which is erased at the end. */
async function withFile<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "copy-"));
  try {
    return await work(join(folder, "dump.sql"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
