/** The database as SQL, out of D1 and into it, by wrangler; each throws a `CommandError` with what wrangler says. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "../kit/database";
import { runWrangler } from "../kit/wrangler";

/** Wrangler takes these words for statements that it must cut out, also within a text. */
const cutOut = "BEGIN TRANSACTION";

export async function exportDump({ remote, env }: Target): Promise<string> {
  return withFile((file) => {
    const place = remote ? "--remote" : "--local";
    runWrangler(["d1", "export", "DB", place, "--output", file, "--skip-confirmation"], env);
    return readFileSync(file, "utf8");
  });
}

export async function importDump({ remote, persistTo, env }: Target, sql: string): Promise<void> {
  withFile((file) => {
    writeFileSync(file, sql.replaceAll(cutOut, cutOut.replace(" ", "'||' ")), { mode: 0o600 });
    const place = remote ? ["--remote"] : ["--local", "--persist-to", persistTo];
    runWrangler(["d1", "execute", "DB", ...place, "--file", file, "--yes"], env);
  });
}

/** People's data: in a folder of its own, which is erased at the end. */
function withFile<Result>(work: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "copy-"));
  try {
    return work(join(folder, "dump.sql"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
