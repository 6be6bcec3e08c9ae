import { spawn } from "node:child_process";
import { once } from "node:events";
import { peakMemory } from "./runtime";

/** Megabytes of Node's heap for a command: what garbage is left lying is not taken for growth. */
const heapLimit = 64;

/** What an export wrote, and the most memory its process held up to there. */
interface Export {
  leads: number;
  /** After each page. */
  peaks: { leads: number; bytes: number }[];
}

/** Runs a command of `npm run leads`, without npm's own start. */
export async function runLeads(...args: string[]): Promise<void> {
  const leads = spawnLeads(args);
  leads.stdout.resume();
  leads.stderr.resume();
  await assertDone(once(leads, "close"));
}

/** Exports the subscribers as CSV, and reads the export away as it comes. */
export async function exportLeads(persistTo: string): Promise<Export> {
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
