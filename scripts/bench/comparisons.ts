/** What `npm run bench` measures under load: each time the site beside the least that does the same. */
import { applyMigrations } from "../../tests/support/database";
import { challenge, diagnostic, type LeadForm } from "../../tests/support/lead-forms";
import {
  challengeForm,
  diagnosticLead,
  storeChallengeParticipant,
  storeDiagnostic,
} from "../../tests/support/leads";
import { recordBatch, type Statement } from "./lead-batch";
import type { LoadGenerator } from "./load";
import { type Comparison, compare, type Effort } from "./rounds";
import { type Runtime, startRuntime } from "./runtime";
import {
  type Answer,
  builtSite,
  constantWorker,
  leadWorker,
  lookupWorker,
  partner,
} from "./workers";

/** The page that ads lead to. */
export const landing = "/livre-augmente-fl";
const adQuery = "?utm_source=news&utm_medium=email&utm_campaign=printemps&fbclid=IwAR0aB1cD2eF3gH4";
const lookup = "/confirmation-commande?session_id=cs_live_a1B2c3D4e5F6g7H8";

export interface Measured extends Comparison {
  name: string;
  /** What the site is measured against. */
  against: string;
}

export interface Bench {
  generator: LoadGenerator;
  effort: Effort;
}

/** Connections enough to keep a Worker busy, and few enough that latencies mean something. */
const pageLoad = { connections: 32, status: 200 };

export async function comparePages({ generator, effort }: Bench): Promise<Measured[]> {
  await using site = await startRuntime(builtSite(), partner);
  await applyMigrations(await database(site));
  await using constant = await startRuntime(constantWorker(await answerOf(site, landing)), partner);
  await using siteWithAssets = await startRuntime(builtSite({ withAssets: true }), partner);
  await applyMigrations(await database(siteWithAssets));
  await using constantWithAssets = await startRuntime(
    constantWorker(await answerOf(siteWithAssets, landing), { withAssets: true }),
    partner,
  );

  const reference = { runtime: constant, path: landing, ...pageLoad };
  const against = "constant Worker";
  const page = async (name: string, path: string) => {
    const measured = { runtime: site, path, ...pageLoad };
    return { name, against, ...(await compare(generator, measured, reference, effort)) };
  };
  return [
    await page("Cached page", landing),
    await page("Cached page, ad parameters in its URL", landing + adQuery),
    {
      name: "Cached page behind the assets layer",
      against: "constant Worker behind it",
      ...(await compare(
        generator,
        { runtime: siteWithAssets, path: landing, ...pageLoad },
        { runtime: constantWithAssets, path: landing, ...pageLoad },
        effort,
      )),
    },
    await page("The same page rendered each time", `${landing}?autre=1`),
  ];
}

export async function compareLookups({ generator, effort }: Bench): Promise<Measured> {
  await using site = await startRuntime(builtSite(), partner);
  await using bare = await startRuntime(lookupWorker(await answerOf(site, lookup)), partner);
  const measured = { runtime: site, path: lookup, ...pageLoad };
  return {
    name: "Confirmation page, looked up and rendered",
    against: "bare Worker: the call, then constant bytes",
    ...(await compare(generator, measured, { ...measured, runtime: bare }, effort)),
  };
}

/** @throws when a lead that was acknowledged is not in the database */
export async function compareForms(bench: Bench): Promise<Measured[]> {
  const email = String(challenge.valid.email);
  const challengeBatch = await recordBatch(email, (context) =>
    storeChallengeParticipant(context, challengeForm({ email })),
  );
  const diagnosticBatch = await recordBatch(email, (context) =>
    storeDiagnostic(context, diagnosticLead({ email })),
  );
  return [
    await compareForm(bench, "Challenge form", challenge, challengeBatch, 1),
    await compareForm(bench, "Challenge form, 16 at a time", challenge, challengeBatch, 16),
    await compareForm(bench, "Diagnostic", diagnostic, diagnosticBatch, 1),
  ];
}

async function compareForm(
  { generator, effort }: Bench,
  name: string,
  form: LeadForm,
  batch: Statement[],
  connections: number,
): Promise<Measured> {
  await using site = await startRuntime(builtSite(), partner);
  await using bare = await startRuntime(leadWorker(batch));
  for (const runtime of [site, bare]) await applyMigrations(await database(runtime));

  const post = { ...postOf(form), runtime: site, connections };
  const comparison = await compare(generator, post, { ...post, runtime: bare }, effort);
  const { answers } = comparison;
  await assertRows(site, { [form.table]: answers.site, outbox_events: answers.site });
  await assertRows(bare, { [form.table]: answers.reference, outbox_events: answers.reference });
  return { name, against: "bare Worker, the same batch", ...comparison };
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

/** @throws when a table holds another number of rows: a lead that was acknowledged is lost */
export async function assertRows(runtime: Runtime, expected: Readonly<Record<string, number>>) {
  const d1 = await database(runtime);
  for (const [table, count] of Object.entries(expected)) {
    const rows = await d1.prepare(`SELECT count(*) FROM ${table}`).first<number>("count(*)");
    if (rows !== count) throw new Error(`${rows} rows in ${table} instead of ${count}`);
  }
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
