/** What `npm run bench` measures when each lead table holds a million rows: all of it should be as before. */
import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../tests/support/database";
import { challenge } from "../../tests/support/lead-forms";
import { end } from "../kit/session";
import { literal } from "../kit/sql";
import { listLeads } from "../leads/list";
import { assertRows, type Bench, database, type Measured, postOf } from "./comparisons";
import { eventsATable, fillTables } from "./fill";
import { type Export, exportLeads, runLeads } from "./leads-command";
import { compare, type Effort } from "./rounds";
import { type Runtime, startRuntime } from "./runtime";
import { median, type Spread, spread } from "./statistics";
import { builtSite, partner } from "./workers";

export interface FullTables {
  /** Leads in each of the three tables, and events of the newest of them. */
  rows: number;
  post: Measured;
  list: Listing;
  exports: { csv: Export; json: Export };
}

/** Milliseconds, medians. */
interface Listing {
  full: { command: number; query: number };
  empty: { command: number; query: number };
  /** The full database's over the other's, each of a pair of neighbouring runs. */
  ratio: Spread;
}

/** Two databases as wrangler keeps them, one filled, both gone at the end. */
export async function compareFullTables(bench: Bench, rows: number): Promise<FullTables> {
  using folder = temporaryFolder();
  const full = join(folder.path, "full");
  const empty = join(folder.path, "empty");

  await prepare(full, rows);
  await prepare(empty, 0);
  // A tenth more or less is to be seen: four times as many rounds as elsewhere.
  const effort = { ...bench.effort, rounds: 4 * bench.effort.rounds };
  const { post, queries } = await compareServed({ ...bench, effort }, { full, empty, rows });
  const commands = await compareCommands(full, empty, effort);
  return {
    rows,
    post,
    list: {
      full: { command: commands.full, query: queries.full },
      empty: { command: commands.empty, query: queries.empty },
      ratio: commands.ratio,
    },
    exports: await exportAll(full, rows),
  };
}

async function prepare(persistTo: string, rows: number) {
  {
    await using runtime = await startPersisted(persistTo);
    await applyMigrations(await database(runtime));
    await fillTables(await database(runtime), rows);
  }
  // Gigabytes on their way to the disk would slow down whatever is measured next.
  for (const file of filesIn(persistTo)) {
    const descriptor = openSync(file, "r+");
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** A form's post, and the query of `leads list`: the posts are what the empty database lists. */
async function compareServed(
  { generator, effort }: Bench,
  { full, empty, rows }: { full: string; empty: string; rows: number },
) {
  await using filled = await startPersisted(full);
  await using bare = await startPersisted(empty);

  const contender = { ...postOf(challenge), runtime: filled, connections: 1 };
  const comparison = await compare(generator, contender, { ...contender, runtime: bare }, effort);
  const { site, reference } = comparison.answers;
  const events = 3 * eventsATable(rows);
  await assertRows(filled, { [challenge.table]: rows + site, outbox_events: events + site });
  await assertRows(bare, { [challenge.table]: reference, outbox_events: reference });

  const name = `Challenge form, ${rows.toLocaleString("en-US")} leads in each table before`;
  return {
    post: { name, against: "the same, none before", ...comparison },
    queries: { full: await timeQuery(filled), empty: await timeQuery(bare) },
  };
}

/** As `--persist-to` finds it: the database of wrangler.toml, in the folder where wrangler puts it. */
function startPersisted(persistTo: string): Promise<Runtime> {
  const site = { ...builtSite(), d1Persist: join(persistTo, "v3/d1") };
  return startRuntime(site, partner);
}

/** From asking D1 to its answer. */
async function timeQuery(runtime: Runtime): Promise<number> {
  const statement = (await database(runtime)).prepare(
    literal(listLeads({ before: end, limit: 21 })),
  );
  return await medianOf(50, async () => {
    await statement.all();
  });
}

async function compareCommands(full: string, empty: string, { rounds }: Effort) {
  const times = { full: [] as number[], empty: [] as number[] };
  const measure = async (key: "full" | "empty") =>
    times[key].push(await elapsed(() => runLeads("list", "--persist-to", { full, empty }[key])));
  // The first pair warms up.
  for (let round = 0; round <= rounds; round++) {
    const pair = ["full", "empty"] as const;
    for (const key of round % 2 ? pair.toReversed() : pair) await measure(key);
  }
  const [warmFull, warmEmpty] = [times.full.slice(1), times.empty.slice(1)];
  return {
    full: median(warmFull),
    empty: median(warmEmpty),
    ratio: spread(warmFull.map((time, index) => time / (warmEmpty[index] ?? Number.NaN))),
  };
}

/** All of one table as CSV; as JSON its first tenth, since each takes minutes. */
async function exportAll(persistTo: string, rows: number): Promise<FullTables["exports"]> {
  const csv = await exportLeads(persistTo, "csv");
  if (csv.leads !== rows) throw new Error(`${csv.leads} leads exported instead of ${rows}`);
  return { csv, json: await exportLeads(persistTo, "json", rows / 10) };
}

async function medianOf(times: number, work: () => Promise<void>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < times; time++) values.push(await elapsed(work));
  return median(values);
}

/** Milliseconds. */
async function elapsed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), "full-tables-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
