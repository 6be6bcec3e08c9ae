/**
 * `npm start`: builds the site, applies the migrations to the local database, starts the stand-in
 * partners and serves all of it. `npm run dev` (`--watch`) does the same and rebuilds on every change.
 * Whatever was started ends with this process.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { startPartners } from "../tests/partners/server";

const sitePort = 8787;
const partnersPort = 8788;
const siteUrl = `http://localhost:${sitePort}`;
const watching = process.argv.includes("--watch");
/** One place for everything local, or the tools would look at different databases. */
const persistTo = ".wrangler/state";

const children: ChildProcess[] = [];
let ending = false;

async function main() {
  for (const port of [sitePort, partnersPort]) await assertFree(port);
  run("npm", ["run", "--silent", watching ? "build:generated" : "build"]);
  run("npx", ["wrangler", "d1", "migrations", "apply", "DB", "--local", "--persist-to", persistTo]);
  await startPartners({ port: partnersPort, siteUrl });

  const serve = `wrangler dev --port ${sitePort} --persist-to ${persistTo} --env-file ${varsFile()}`;
  if (watching) {
    start("npx", ["tsx", "scripts/build-styles.ts", "--watch"]);
    start("npx", ["remix", "dev", "--manual", "-c", serve]);
  } else {
    start("npx", serve.split(" "));
  }
  if (await isUp()) announce();
  else console.error(`The site does not answer on ${siteUrl}: see what wrangler says above.`);
}

function varsFile(): string {
  return existsSync(".dev.vars") ? ".dev.vars" : ".dev.vars.example";
}

function announce() {
  console.log(`
  L'Auteur Augmenté is served at ${siteUrl}

  Click first: ${siteUrl}/livre-augmente-fl, then "Commander maintenant":
  a stand-in checkout takes the place of the payment provider and sends you back into the funnel.
  Stand-in partners: http://localhost:${partnersPort}. Ctrl-C ends everything.
`);
}

/** Runs a step to its end; its failure is the end of everything. */
function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`"${command} ${args.join(" ")}" failed`);
}

/** Starts a server in a process group of its own, so that its children end with it. */
function start(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], detached: true });
  child.on("exit", (code) => end(code ?? 1));
  children.push(child);
}

function end(code: number) {
  if (ending) return;
  ending = true;
  process.exit(code);
}

function endChildren() {
  for (const { pid } of children) if (pid) endGroup(pid);
}

function endGroup(pid: number) {
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended already.
  }
}

async function assertFree(port: number) {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", () =>
      reject(
        new Error(`port ${port} is busy: end what uses it (lsof -i :${port}), then try again`),
      ),
    );
    probe.listen(port, "127.0.0.1", resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Waits until the site answers, at most a minute. */
async function isUp(): Promise<boolean> {
  const signal = AbortSignal.timeout(60_000);
  while (!signal.aborted) {
    const answer = await fetch(`http://127.0.0.1:${sitePort}/`, { signal }).catch(() => null);
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));
process.on("exit", endChildren);
main().catch((error: Error) => {
  console.error(`Cannot start: ${error.message}`);
  end(1);
});
