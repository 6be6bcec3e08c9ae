import { spawn } from "node:child_process";
import { once } from "node:events";
import { peakMemory } from "./runtime";

/** Megabytes of Node's heap for a command. */
export const heapLimit = 64;

/** What an export wrote, and the most memory its process held up to there. */
export interface Export {
  leads: number;
  seconds: number;
  /** After each page. */
  peaks: { leads: number; bytes: number }[];
}

/** Runs a command of `npm run leads`, without npm's own start. */
export async function runLeads(...args: string[]): Promise<void> {
  const leads = spawnLeads(args);
  const end = once(leads, "close");
  leads.stdout.resume();
  leads.stderr.resume();
  await assertDone(end);
}

/**
 * Exports the subscribers, and reads the export away as it comes.
 *
 * @param most leads after which the reader has seen enough, as `head` has
 */
export async function exportLeads(
  persistTo: string,
  format: "csv" | "json",
  most = Number.POSITIVE_INFINITY,
): Promise<Export> {
  const begin = performance.now();
  const table = ["--table", "resource_subscribers", "--persist-to", persistTo];
  const leads = spawnLeads(["export", `--${format}`, ...table]);
  const peaks: Export["peaks"] = [];
  // The command says after each page how many leads it has written: "4,000 leads…".
  leads.stderr.setEncoding("utf8").on("data", (progress: string) => {
    const count = Number(progress.match(/^[\d,]+/)?.[0].replaceAll(",", ""));
    peaks.push({ leads: count, bytes: peakMemory(leads.pid ?? 0) });
  });
  const end = once(leads, "close");

  let lines = format === "csv" ? -1 : 0;
  for await (const chunk of leads.stdout as AsyncIterable<Buffer>) {
    lines += linesIn(chunk);
    if (lines >= most) break;
  }
  await assertDone(end);
  return { leads: lines, seconds: (performance.now() - begin) / 1000, peaks };
}

/** With little room for garbage, so that what is left lying is not taken for growth. */
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

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
