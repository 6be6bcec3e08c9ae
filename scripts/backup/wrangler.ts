/**
 * Exports a D1 database as SQL, and imports it, with wrangler. Each function throws a `CommandError` with wrangler's
 * message.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "../kit/database";
import { runWrangler } from "../kit/wrangler";

/** Wrangler removes this statement, even inside a text. */
const removedByWrangler = "BEGIN TRANSACTION";

export async function exportDump({ remote, env }: Target): Promise<string> {
  return withFile((file) => {
    const place = remote ? "--remote" : "--local";
    runWrangler(["d1", "export", "DB", place, "--output", file, "--skip-confirmation"], env);
    return readFileSync(file, "utf8");
  });
}

export async function importDump({ remote, persistTo, env }: Target, sql: string): Promise<void> {
  withFile((file) => {
    writeFileSync(
      file,
      sql.replaceAll(removedByWrangler, removedByWrangler.replace(" ", "'||' ")),
      { mode: 0o600 },
    );
    const place = remote ? ["--remote"] : ["--local", "--persist-to", persistTo];
    runWrangler(["d1", "execute", "DB", ...place, "--file", file, "--yes"], env);
  });
}

/** The file contains personal data, so it is in a folder that is deleted at the end. */
function withFile<Result>(work: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "copy-"));
  try {
    return work(join(folder, "dump.sql"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
