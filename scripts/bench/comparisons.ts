/** What `npm run bench` measures under load: each time the site beside the least that does the same. */
import { applyMigrations } from "../../tests/support/database";
import { challenge, type LeadForm } from "../../tests/support/lead-forms";
import { challengeForm, storeChallengeParticipant } from "../../tests/support/leads";
import { recordBatch } from "./lead-batch";
import type { Line } from "./line";
import { compare, type Effort } from "./load";
import { type Runtime, startRuntime } from "./runtime";
import { type Answer, builtSite, constantWorker, leadWorker, mailSink, partner } from "./workers";

/** The page that ads lead to. */
export const landing = "/livre-augmente-fl";

/** Connections enough to keep a Worker busy, and few enough that latencies mean something. */
const pageLoad = { connections: 32, status: 200 };

export async function comparePages(effort: Effort): Promise<Line[]> {
  await using site = await startRuntime(builtSite(), partner);
  await applyMigrations(await database(site));
  await using constant = await startRuntime(constantWorker(await answerOf(site, landing)), partner);
  const reference = { runtime: constant, path: landing, ...pageLoad };
  const kept = await compare({ runtime: site, path: landing, ...pageLoad }, reference, effort);
  const anew = await compare(
    { runtime: site, path: `${landing}?autre=1`, ...pageLoad },
    reference,
    effort,
  );
  return [
    kept.line("requestsPerSecond", { what: "Kept page, requests", atLeast: 0.9 }),
    kept.line("cpu", { what: "Kept page, processor time", atMost: 1.2 }),
    anew.line("requestsPerSecond", { what: "The same page rendered each time, requests" }),
    anew.line("cpu", { what: "The same page rendered each time, processor time" }),
  ];
}

/** @throws when a lead that was acknowledged is not in the database */
export async function compareForms(effort: Effort): Promise<Line[]> {
  return [
    ...(await compareForm(effort, "Form post", { mail: false, p50: 1.5, cpu: 1.4 })),
    ...(await compareForm(effort, "Form post, mail on", { mail: true, cpu: 2.5 })),
  ];
}

/** Beside a Worker that reads the form and runs the site's own statements without a mail, in one batch. */
async function compareForm(
  effort: Effort,
  what: string,
  { mail, ...wanted }: { mail: boolean; p50?: number; cpu: number },
): Promise<Line[]> {
  const email = String(challenge.valid.email);
  const batch = await recordBatch(email, (context) =>
    storeChallengeParticipant(context, challengeForm({ email })),
  );
  await using site = await startRuntime(builtSite({ mail }), partner, ...(mail ? [mailSink] : []));
  await using bare = await startRuntime(leadWorker(batch));
  for (const runtime of [site, bare]) await applyMigrations(await database(runtime));

  const post = { ...postOf(challenge), connections: 1 };
  const compared = await compare({ ...post, runtime: site }, { ...post, runtime: bare }, effort);
  await assertRows(site, challenge.table, compared.answers.site);
  await assertRows(bare, challenge.table, compared.answers.reference);
  return [
    compared.line("p50", { what: `${what}, median time`, atMost: wanted.p50 }),
    compared.line("cpu", { what: `${what}, processor time`, atMost: wanted.cpu }),
  ];
}

/** A post as a browser sends it, the address another one each time. */
export function postOf({ path, valid }: LeadForm) {
  const pairs = Object.entries(valid).flatMap(([name, value]) =>
    [value].flat().map((single) => [name, single]),
  );
  const email = new URLSearchParams({ email: String(valid.email) }).toString();
  const encoded = new URLSearchParams(pairs).toString();
  return { path, form: encoded.replace(email, "email=lectrice{n}%40example.com"), status: 303 };
}

/** @throws when a table holds fewer rows than were acknowledged */
export async function assertRows(runtime: Runtime, table: string, least: number) {
  const d1 = await database(runtime);
  const rows = await d1.prepare(`SELECT count(*) FROM ${table}`).first<number>("count(*)");
  if (Number(rows) < least) throw new Error(`${rows} rows in ${table} of ${least} acknowledged`);
}

export async function database({ miniflare }: Runtime): Promise<D1Database> {
  return (await miniflare.getD1Database("DB")) as unknown as D1Database;
}

/** An answer of the site, to be given by a Worker that does nothing else. */
export async function answerOf({ url }: Runtime, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, url));
  const headers = Object.fromEntries(response.headers);
  for (const name of ["content-length", "transfer-encoding", "connection"]) delete headers[name];
  return { headers, body: await response.text() };
}
