import type { WorkerOptions } from "miniflare";
import { applyMigrations } from "../../tests/support/database";
import { fieldsOf } from "../../tests/support/fields";
import { challenge, type LeadForm } from "../../tests/support/lead-forms";
import { challengeForm, storeChallengeParticipant } from "../../tests/support/leads";
import type { Line } from "./document";
import { compare, type Effort } from "./load";
import { type Runtime, startRuntime } from "./runtime";
import {
  type Answer,
  builtSite,
  constantWorker,
  leadWorker,
  mailSink,
  partner,
  recordBatch,
} from "./workers";

/** The page that ads lead to. */
const landing = "/livre-augmente-fl";

const starts = {
  "/robots.txt": "Start until `/robots.txt` is answered",
  [landing]: `Start until \`${landing}\` is rendered`,
};

/** Starts in turn of the site and of a constant Worker, each through Miniflare until it answers a path. */
export async function compareStarts(times: number): Promise<Line[]> {
  const answer = await landingAnswer();
  const lines: Line[] = [];
  for (const [path, what] of Object.entries(starts)) {
    const site: number[] = [];
    const reference: number[] = [];
    for (let time = 0; time < times; time++) {
      site.push(await start(builtSite(), path));
      reference.push(await start(constantWorker(answer), path));
    }
    lines.push({ measure: { what, of: "time", atMost: 1.5 }, site, reference });
  }
  return lines;
}

async function landingAnswer() {
  await using site = await startRuntime(builtSite(), partner);
  return await answerOf(site, landing);
}

/** Milliseconds to the end of the first answer. */
async function start(worker: WorkerOptions, path: string): Promise<number> {
  const begin = performance.now();
  await using runtime = await startRuntime(worker, partner);
  const response = await fetch(new URL(path, runtime.url), { signal: AbortSignal.timeout(10_000) });
  if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - begin;
}

/** Connections enough to keep a Worker busy, and few enough that latencies mean something. */
const pageLoad = { connections: 32, status: 200 };

export async function comparePages(effort: Effort): Promise<Line[]> {
  await using site = await startRuntime(builtSite(), partner);
  await applyMigrations(await database(site));
  await using constant = await startRuntime(constantWorker(await answerOf(site, landing)), partner);
  const reference = { runtime: constant, path: landing, ...pageLoad };
  const kept = await compare({ runtime: site, path: landing, ...pageLoad }, reference, effort);
  const rendered = await compare(
    { runtime: site, path: `${landing}?autre=1`, ...pageLoad },
    reference,
    effort,
  );
  const renderedName = "The same page rendered each time";
  return [
    kept.line({ what: "Kept page, requests", of: "requestsPerSecond", atLeast: 0.9 }),
    kept.line({ what: "Kept page, processor time", of: "cpu", atMost: 1.2 }),
    rendered.line({ what: `${renderedName}, requests`, of: "requestsPerSecond" }),
    rendered.line({ what: `${renderedName}, processor time`, of: "cpu" }),
  ];
}

interface FormMeasure {
  name: string;
  mail: boolean;
  /** Limits of the ratios. */
  time?: number;
  cpu: number;
}

/** @throws when a lead that was acknowledged is not in the database */
export async function compareForms(effort: Effort): Promise<Line[]> {
  return [
    ...(await compareForm(effort, { name: "Form post", mail: false, time: 1.5, cpu: 1.4 })),
    ...(await compareForm(effort, { name: "Form post, mail on", mail: true, cpu: 2.5 })),
  ];
}

/** Compared with a Worker that reads the form and runs the site's own statements without a mail, in one batch. */
async function compareForm(effort: Effort, { name, mail, time, cpu }: FormMeasure) {
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
    compared.line({ what: `${name}, median time`, of: "p50", atMost: time }),
    compared.line({ what: `${name}, processor time`, of: "cpu", atMost: cpu }),
  ];
}

/** A post as a browser sends it, the address another one each time. */
export function postOf({ path, valid }: LeadForm) {
  const email = new URLSearchParams({ email: String(valid.email) }).toString();
  const encoded = new URLSearchParams(fieldsOf(valid)).toString();
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
async function answerOf({ url }: Runtime, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, url));
  const headers = Object.fromEntries(response.headers);
  for (const name of ["content-length", "transfer-encoding", "connection"]) delete headers[name];
  return { headers, body: await response.text() };
}
