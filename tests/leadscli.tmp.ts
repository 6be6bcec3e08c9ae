// seed: persistTo rowsPerTable [fat]
import { Miniflare } from "miniflare";
import { readFileSync } from "node:fs";
import { openDatabase } from "~/db/client";
import { storeChallengeParticipant, storeChapterRequest, storeDiagnostic, storeResourceUnlock } from "~/leads/store";
import { challengeForm, chapterForm, diagnosticLead } from "./support/leads";
const [persist, n, fat] = [process.argv[2]!, Number(process.argv[3]), process.argv[4]];
const mf = new Miniflare({ modules: true, script: "export default {}", d1Persist: persist + "/v3/d1", d1Databases: { DB: "00000000-0000-0000-0000-000000000000" } });
const d1 = await mf.getD1Database("DB");
const has = await d1.prepare("select name from sqlite_master where name='outbox_events'").first();
if (!has) for (const s of readFileSync("migrations/0001_leads.sql", "utf8").split("--> statement-breakpoint")) await d1.prepare(s).run();
const db = openDatabase(d1);
await storeDiagnostic({ db }, diagnosticLead({ email: "Camille.Roux@example.com" }));
await storeChapterRequest({ db }, chapterForm());
await storeResourceUnlock({ db }, { email: "a@example.com" });
await storeChallengeParticipant({ db }, challengeForm({ bookTopicIdea: "=SOMME(A1)\nligne deux, \"citée\"" }));
const cols = async (t: string) => (await d1.prepare(`select name from pragma_table_info('${t}')`).all<{name:string}>()).results.map(r => r.name);
const uuid = "lower(printf('%s-%s-4%s-8%s-%s',hex(randomblob(4)),hex(randomblob(2)),substr(hex(randomblob(2)),2),substr(hex(randomblob(2)),2),hex(randomblob(6))))";
for (const t of ["diagnostic_responses", "resource_subscribers", "challenge_participants"]) {
  const c = await cols(t);
  const exprs = c.map(x => x === "id" ? uuid : x === "submission_key" ? "hex(randomblob(32))" : x === "email" ? "'person'||i||'-'||abs(random()%1000000)||'@example.com'" : x === "created_at" ? "strftime('%Y-%m-%dT%H:%M:%fZ','2025-01-01','+'||(i*7)||' seconds')" : x === "book_topic_idea" && fat ? `replace(hex(zeroblob(1000)),'00','${fat}')` : `src.${x}`);
  for (let from = 0; from < n; from += 20000) {
    const to = Math.min(n, from + 20000);
    await d1.prepare(`with recursive k(i) as (select ${from}+1 union all select i+1 from k where i < ${to}) insert into ${t} (${c.join(",")}) select ${exprs.join(",")} from k, (select * from ${t} limit 1) src`).run();
    await d1.prepare(`insert into outbox_events select ${uuid}, created_at, 'x.y', '${t}', id, email, '{}', iif(rowid%50=0,'failed',iif(rowid%77=0,'gone',iif(rowid%10=0,'pending','delivered'))), 1, created_at, null, created_at, null from ${t} where rowid > ${from + 4}`).run();
  }
}
console.log((await d1.prepare("select (select count(*) from diagnostic_responses) d, (select count(*) from resource_subscribers) r, (select count(*) from challenge_participants) c, (select count(*) from outbox_events) o").all()).results);
await mf.dispose();
