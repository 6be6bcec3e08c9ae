import { performance } from "node:perf_hooks";
import { readFileSync } from "node:fs";
import { startRuntime } from "./runtime";
import { builtSite, constantWorker } from "./workers";
const [, , ...files] = process.argv;
const answer = { headers: { "content-type": "text/html" }, body: "x".repeat(35000) };
const res: Record<string, number[]> = {};
for (let i = 0; i < 10; i++) for (const f of files) {
  const b = performance.now();
  const site = { ...builtSite(), outboundService: undefined };
  const script = (constantWorker(answer) as {script: string}).script;
  const w = f === "const" ? { ...site, modules: true, script } : f === "constbare" ? constantWorker(answer) : { ...site, modules: [{ type: "ESModule", path: "index.js", contents: readFileSync(f, "utf8") }] };
  await using r = await startRuntime(w as never);
  const l = performance.now();
  const x = await fetch(new URL("/livre-augmente-fl", r.url)); await x.text();
  (res[f] ??= []).push(performance.now() - b); (res[f + " listen"] ??= []).push(l - b); (res[f + " cpu"] ??= []).push(r.cpu() * 1000);
}
for (const [k, v] of Object.entries(res)) { v.sort((a, b) => a - b); console.log(k, "min", v[0]!.toFixed(0), "median", v[5]!.toFixed(0)); }
