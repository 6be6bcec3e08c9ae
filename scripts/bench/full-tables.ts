import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { applyMigrations } from "../../tests/support/database";
import { challenge } from "../../tests/support/lead-forms";
import { assertRows, database, postOf } from "./comparisons";
import type { Line } from "./document";
import { fillTables } from "./fill";
import { compare, type Effort } from "./load";
import { peakMemory, type Runtime, startRuntime } from "./runtime";
import { builtSite, partner } from "./workers";

/**
 * Two databases as wrangler keeps them, one filled, both gone at the end.
 *
 * @param rows in each lead table of the filled one
 */
export async function compareFullTables(effort: Effort, rows: number): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "full-tables-"));
  try {
    const [full, empty] = [join(folder, "full"), join(folder, "empty")];
    await prepare(full, rows);
    await prepare(empty, 0);
    return [
      await comparePosts(full, empty, effort, rows),
      await compareLists(full, empty, effort),
      await exportMemory(full, rows),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const inWords = (rows: number) => `${rows.toLocaleString("en-US")} leads`;

async function prepare(persistTo: string, rows: number) {
  await using runtime = await startPersisted(persistTo);
  await applyMigrations(await database(runtime));
  await fillTables(await database(runtime), rows);
}

async function comparePosts(full: string, empty: string, effort: Effort, rows: number) {
  await using filled = await startPersisted(full);
  await using bare = await startPersisted(empty);
  const post = { ...postOf(challenge), connections: 1 };
  // A tenth more or less is to be seen: four times as many rounds as elsewhere.
  const patient = { ...effort, rounds: 4 * effort.rounds };
  const compared = await compare({ ...post, runtime: filled }, { ...post, runtime: bare }, patient);
  await assertRows(filled, challenge.table, rows + compared.answers.site);
  const what = `Form post, ${inWords(rows)} in each table before, of none`;
  return compared.line({ what, of: "p50", atMost: 1.1 });
}

/** As `--persist-to` finds it: the database of wrangler.toml, in the folder where wrangler puts it. */
function startPersisted(persistTo: string): Promise<Runtime> {
  return startRuntime({ ...builtSite(), d1Persist: join(persistTo, "v3/d1") }, partner);
}

/** The command as an operator runs it, wrangler's start within. */
async function compareLists(full: string, empty: string, { rounds }: Effort): Promise<Line> {
  const site: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < rounds; round++) {
    site.push(await timeOfList(full));
    reference.push(await timeOfList(empty));
  }
  return { measure: { what: "`leads list`, the same", of: "time", atMost: 1.1 }, site, reference };
}

/**
 * What Node runs for `npm run leads`, without npm's own start. The heap's megabytes are few, so that
 * uncollected garbage does not look like growth.
 */
const leadsCommand = ["--max-old-space-size=64", "--import", "tsx", "scripts/leads.ts"];

/** Milliseconds. */
async function timeOfList(persistTo: string): Promise<number> {
  const begin = performance.now();
  await promisify(execFile)(process.execPath, [...leadsCommand, "list", "--persist-to", persistTo]);
  return performance.now() - begin;
}

/** The exporting process's memory at the end, and after a tenth of the leads. Discards the export. */
async function exportMemory(persistTo: string, rows: number): Promise<Line> {
  const options = ["--csv", "--table", "resource_subscribers", "--persist-to", persistTo];
  const leads = spawn(process.execPath, [...leadsCommand, "export", ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = once(leads, "close");
  const peaks: { leads: number; megabytes: number }[] = [];
  // The command says after each page how many leads it has written: "4,000 leads…".
  leads.stderr.setEncoding("utf8").on("data", (progress: string) => {
    const count = Number(progress.match(/^[\d,]+/)?.[0].replaceAll(",", ""));
    peaks.push({ leads: count, megabytes: peakMemory(leads.pid ?? 0) / 1e6 });
  });
  // Without the line of column names.
  let exported = -1;
  for await (const chunk of leads.stdout as AsyncIterable<Buffer>)
    exported += chunk.toString("latin1").split("\n").length - 1;
  const [code] = await end;
  if (code !== 0 || exported < rows) {
    throw new Error(`${exported} leads exported of ${rows}; npm run leads ended with ${code}`);
  }
  const peakAfter = (least: number) =>
    peaks.find((peak) => peak.leads >= least)?.megabytes ?? Number.NaN;
  const what = `Export of ${inWords(rows)}, peak memory of that of a tenth`;
  return {
    measure: { what, of: "memory", atMost: 1.2 },
    site: [peakAfter(rows)],
    reference: [peakAfter(rows / 10)],
  };
}
