import { Miniflare } from "miniflare";
import { parseEnv } from "node:util";
import { readFileSync, readdirSync } from "node:fs";
import { execFileSync } from "node:child_process";
const vars = parseEnv(readFileSync(".dev.vars.example", "utf8")) as Record<string,string>;
const common = { compatibilityDate: "2026-04-01", cf: false as const, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] };
const site = new Miniflare({ ...common, modules: [{ type: "ESModule", path: "build/index.js" }], bindings: vars, d1Databases: ["DB"], ratelimits: { FORM_RATE_LIMIT: { simple: { limit: 1e9, period: 60 } } } });
const direct = await site.unsafeGetDirectURL();
const r = await fetch(new URL("/livre-augmente-fl", direct));
const body = await r.text();
const headers: Record<string,string> = {}; r.headers.forEach((v,k)=>{ if(!["transfer-encoding","content-length","content-encoding"].includes(k)) headers[k]=v; });
console.log(r.status, body.length, r.headers.get("content-length"), Object.keys(headers).length);
const constant = new Miniflare({ ...common, modules: true, script: `const body = new TextEncoder().encode(${JSON.stringify(body)}).buffer; const headers = new Headers(${JSON.stringify(headers)}); export default { fetch() { return new Response(body, { headers }); } };` });
const cdirect = await constant.unsafeGetDirectURL();
const pids = execFileSync("pgrep", ["-P", String(process.pid), "workerd"]).toString().trim().split("\n");
const cpu = (pid: string) => { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" "); return Number(f[11]) + Number(f[12]); };
for (let i = 0; i < 3; i++) for (const [name, url, pid] of [["site", direct, pids[0]!], ["constant", cdirect, pids[1]!]] as const) {
  const before = cpu(pid);
  const out = execFileSync("wrk", ["-t1", "-c32", "-d2s", "--latency", new URL("/livre-augmente-fl", url).href]).toString();
  const n = Number(/(\d+) requests in/.exec(out)![1]);
  console.log(name, /Requests\/sec:\s+([\d.]+)/.exec(out)![1], "cpu us/req", ((cpu(pid) - before) * 10000 / n).toFixed(1), "busy", ((cpu(pid)-before)*10/2000).toFixed(2));
}
await site.dispose(); await constant.dispose();
