/** What `npm run bench` measures when each lead table holds a million rows: all of it should be as before. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../tests/support/database";
import { challenge } from "../../tests/support/lead-forms";
import { assertRows, database, postOf } from "./comparisons";
import { fillTables } from "./fill";
import { exportLeads, runLeads } from "./leads-command";
import type { Line } from "./line";
import { compare, type Effort } from "./load";
import { type Runtime, startRuntime } from "./runtime";
import { builtSite, partner } from "./workers";

/** Two databases as wrangler keeps them, one filled, both gone at the end. */
export async function compareFullTables(effort: Effort, rows: number): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "full-tables-"));
  try {
    const [full, empty] = [join(folder, "full"), join(folder, "empty")];
    await prepare(full, rows);
    await prepare(empty, 0);
    return [
      await comparePosts(full, empty, { effort, rows }),
      await compareLists(full, empty, effort.rounds),
      await exportMemory(full, rows),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(persistTo: string, rows: number) {
  await using runtime = await startPersisted(persistTo);
  await applyMigrations(await database(runtime));
  await fillTables(await database(runtime), rows);
}

async function comparePosts(
  full: string,
  empty: string,
  { effort, rows }: { effort: Effort; rows: number },
): Promise<Line> {
  await using filled = await startPersisted(full);
  await using bare = await startPersisted(empty);
  const post = { ...postOf(challenge), connections: 1 };
  // A tenth more or less is to be seen: four times as many rounds as elsewhere.
  const patient = { ...effort, rounds: 4 * effort.rounds };
  const compared = await compare({ ...post, runtime: filled }, { ...post, runtime: bare }, patient);
  await assertRows(filled, challenge.table, rows + compared.answers.site);
  const what = `Form post, ${count(rows)} leads in each table before, of none`;
  return compared.line("p50", { what, atMost: 1.1 });
}

/** As `--persist-to` finds it: the database of wrangler.toml, in the folder where wrangler puts it. */
function startPersisted(persistTo: string): Promise<Runtime> {
  return startRuntime({ ...builtSite(), d1Persist: join(persistTo, "v3/d1") }, partner);
}

/** The command as an operator runs it, wrangler's start within. */
async function compareLists(full: string, empty: string, rounds: number): Promise<Line> {
  const site: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < rounds; round++) {
    site.push(await elapsed(() => runLeads("list", "--persist-to", full)));
    reference.push(await elapsed(() => runLeads("list", "--persist-to", empty)));
  }
  return { what: "`leads list`, the same", unit: "ms", site, reference, atMost: 1.1 };
}

/** The exporting process's memory at the end, beside that after a tenth of the leads. */
async function exportMemory(persistTo: string, rows: number): Promise<Line> {
  const { leads, peaks } = await exportLeads(persistTo);
  if (leads < rows) throw new Error(`${leads} leads exported of ${rows}`);
  const megabytesAfter = (least: number) =>
    (peaks.find((peak) => peak.leads >= least)?.bytes ?? Number.NaN) / 1e6;
  return {
    what: `Export of ${count(rows)} leads, peak memory of that of a tenth`,
    unit: "MB",
    site: [megabytesAfter(rows)],
    reference: [megabytesAfter(rows / 10)],
    atMost: 1.2,
  };
}

/** Milliseconds. */
async function elapsed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function count(rows: number): string {
  return rows.toLocaleString("en-US");
}
