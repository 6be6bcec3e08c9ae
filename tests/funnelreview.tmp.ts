import { openSite } from "./support/site";
import { Response } from "miniflare";
import { request } from "node:http";
import { writeFileSync } from "node:fs";
await using site = await openSite();
const url = await site.miniflare.ready;
const raw = (path: string, headers: any = {}, method = "GET", body?: any) => new Promise<any>((ok, no) => { const t = Date.now(); const q = request({ host: url.hostname, port: url.port, path, method, headers, agent: false }, (r) => { const cs: any[] = []; const marks: any[] = []; r.on("data", c => { cs.push(c); marks.push([Date.now() - t, c.length]); }); r.on("end", () => ok({ status: r.statusCode, headers: r.headers, body: Buffer.concat(cs), marks })); }); q.on("error", no); if (body) for (const b of body) q.write(b); q.end(); });
site.partner(() => new Promise(r => setTimeout(() => r(Response.json({ email: "slow@b.fr" })), 900)));
for (const ae of ["gzip, br", "identity", "br"]) { const r = await raw("/merci?session_id=a", { "Accept-Encoding": ae }); console.log(ae, r.status, r.headers["content-encoding"], r.marks); if (ae === "identity") writeFileSync("/tmp/fr/slow.html", r.body); }
const r0 = await raw("/livre-augmente-fl", { "Accept-Encoding": "gzip, br" }); console.log(r0.headers["content-encoding"], r0.body.length, r0.headers);
for (const n of [8000, 15000, 30000, 60000, 64000, 100000]) { const r = await raw("/livre-augmente-fl?utm_source=" + "x".repeat(n)); console.log(n, r.status); const r2 = await site.fetch("/livre-augmente-fl?utm_source=" + "x".repeat(n)); console.log(n, r2.status); await r2.text(); }
const c = await raw("/merci", { "Content-Type": "application/x-www-form-urlencoded", "Transfer-Encoding": "chunked" }, "POST", Array.from({ length: 80 }, () => "x".repeat(1024))); console.log("chunked", c.status);
const e = await raw("//evil.test/%2e%2e"); console.log("//", e.status, e.headers.location);
const e2 = await raw("//evil.test/", { "Content-Type": "application/x-www-form-urlencoded" }, "POST", ["a=b"]); console.log("//", e2.status, e2.headers.location);
for (const p of ["/livre-augmente-fl?utm_source=a\x01b", "/livre-augmente-fl?utm_source=%0d%0aSet-Cookie:%20a=b&prefilled_email=a%0d%0a@b", "/merci?session_id=%00", "/merci?prefilled_email=%22%3E%3Cscript%3Ealert(1)%3C/script%3E@x.fr", "/merci?prefilled_email=%22%3E%3Cscript%3Ealert(1)%3C/script%3E@x.fr&prompt_pack=false"]) { try { const r = await raw(p); console.log(p, r.status, r.body.toString().includes("<script>alert"), r.body.toString().match(/E-mail<\/dt><dd>(.*?)<\/dd>/)?.[1]); } catch (e) { console.log(p, String(e)); } }
console.log(site.errors, site.calls.length);
