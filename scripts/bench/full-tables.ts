import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../tests/support/database";
import { challenge } from "../../tests/support/lead-forms";
import { assertRows, database, postOf } from "./comparisons";
import type { Line } from "./document";
import { fillTables } from "./fill";
import { compare, type Effort } from "./load";
import { measuresOfFullTables } from "./measures";
import { peakMemory, type Runtime, startRuntime } from "./runtime";
import { builtSite, partner } from "./workers";

interface Size {
  effort: Effort;
  /** In each lead table of the full database. */
  rows: number;
}

/** Two databases as wrangler keeps them, one filled, both gone at the end. */
export async function compareFullTables(effort: Effort, rows: number): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "full-tables-"));
  try {
    const [full, empty] = [join(folder, "full"), join(folder, "empty")];
    await prepare(full, rows);
    await prepare(empty, 0);
    return [
      await comparePosts(full, empty, { effort, rows }),
      await compareLists(full, empty, { effort, rows }),
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

async function comparePosts(full: string, empty: string, { effort, rows }: Size): Promise<Line> {
  await using filled = await startPersisted(full);
  await using bare = await startPersisted(empty);
  const post = { ...postOf(challenge), connections: 1 };
  // A tenth more or less is to be seen: four times as many rounds as elsewhere.
  const patient = { ...effort, rounds: 4 * effort.rounds };
  const compared = await compare({ ...post, runtime: filled }, { ...post, runtime: bare }, patient);
  await assertRows(filled, challenge.table, rows + compared.answers.site);
  return compared.line(measuresOfFullTables(rows).form);
}

/** As `--persist-to` finds it: the database of wrangler.toml, in the folder where wrangler puts it. */
function startPersisted(persistTo: string): Promise<Runtime> {
  return startRuntime({ ...builtSite(), d1Persist: join(persistTo, "v3/d1") }, partner);
}

/** The command as an operator runs it, wrangler's start within. */
async function compareLists(full: string, empty: string, { effort, rows }: Size): Promise<Line> {
  const site: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    site.push(await elapsed(() => runLeads("list", "--persist-to", full)));
    reference.push(await elapsed(() => runLeads("list", "--persist-to", empty)));
  }
  return { measure: measuresOfFullTables(rows).list, site, reference };
}

/** The exporting process's memory at the end, and after a tenth of the leads. */
async function exportMemory(persistTo: string, rows: number): Promise<Line> {
  const { leads, peaks } = await exportLeads(persistTo);
  if (leads < rows) throw new Error(`${leads} leads exported of ${rows}`);
  const megabytesAfter = (least: number) =>
    (peaks.find((peak) => peak.leads >= least)?.bytes ?? Number.NaN) / 1e6;
  return {
    measure: measuresOfFullTables(rows).export,
    site: [megabytesAfter(rows)],
    reference: [megabytesAfter(rows / 10)],
  };
}

/** Milliseconds. */
async function elapsed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Megabytes of Node's heap for a command: small, so that uncollected garbage does not look like growth. */
const heapLimit = 64;

/** What an export wrote, and the most memory its process held up to there. */
interface Export {
  leads: number;
  /** After each page. */
  peaks: { leads: number; bytes: number }[];
}

/** Runs a command of `npm run leads`, without npm's own start. */
async function runLeads(...args: string[]): Promise<void> {
  const leads = spawnLeads(args);
  leads.stdout.resume();
  leads.stderr.resume();
  await assertDone(once(leads, "close"));
}

/** Exports the subscribers as CSV and discards the text. */
async function exportLeads(persistTo: string): Promise<Export> {
  const leads = spawnLeads([
    "export",
    "--csv",
    "--table",
    "resource_subscribers",
    "--persist-to",
    persistTo,
  ]);
  const peaks: Export["peaks"] = [];
  // The command says after each page how many leads it has written: "4,000 leads…".
  leads.stderr.setEncoding("utf8").on("data", (progress: string) => {
    const count = Number(progress.match(/^[\d,]+/)?.[0].replaceAll(",", ""));
    peaks.push({ leads: count, bytes: peakMemory(leads.pid ?? 0) });
  });
  const end = once(leads, "close");
  // Without the line of column names.
  let lines = -1;
  for await (const chunk of leads.stdout as AsyncIterable<Buffer>)
    lines += chunk.toString("latin1").split("\n").length - 1;
  await assertDone(end);
  return { leads: lines, peaks };
}

function spawnLeads(args: string[]) {
  const node = [`--max-old-space-size=${heapLimit}`, "--import", "tsx"];
  return spawn(process.execPath, [...node, "scripts/leads.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function assertDone(end: Promise<unknown[]>) {
  const [code] = await end;
  if (code !== 0) throw new Error(`npm run leads ended with ${code}`);
}
