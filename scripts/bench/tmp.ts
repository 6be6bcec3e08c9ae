import { readFileSync } from "node:fs";
import { answerOf } from "./comparisons";
import { LoadGenerator } from "./load";
import { type Runtime, startRuntime } from "./runtime";
import { builtSite, constantWorker, partner } from "./workers";
const [, , path = "/livre-augmente-fl", ...files] = process.argv;
using g = new LoadGenerator();
const rs: Record<string, Runtime> = {};
for (const f of files) rs[f] = await startRuntime({ ...builtSite(), modules: [{ type: "ESModule", path: "index.js", contents: readFileSync(f, "utf8") }] } as never, partner);
rs.constant = await startRuntime(constantWorker(await answerOf(Object.values(rs)[0]!, path)));
const out: Record<string, number[]> = {};
for (let i = 0; i < 31; i++) for (const [n, r] of Object.entries(rs)) {
  const b = r.cpu(); const s = await g.run({ url: new URL(path, r.url).href, connections: 32, milliseconds: 300, status: 200 });
  if (i) (out[n] ??= []).push((r.cpu() - b) / s.requests * 1e6);
}
for (const [n, v] of Object.entries(out)) { v.sort((a, b) => a - b); console.log(n, "cpu us", "min", v[0]!.toFixed(1), "q25", v[7]!.toFixed(1), "median", v[15]!.toFixed(1)); }
await Promise.all(Object.values(rs).map((r) => r.miniflare.dispose()));
