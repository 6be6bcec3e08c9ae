/**
 * `npm run bench:lighthouse`: runs Lighthouse on every listed page and on the other sales pages, and writes the second
 * part of workshop/bench/benchmarks.md. With paths on the command line, audits only those and prints to the screen.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { bundlePath, ensureBuild } from "../../scripts/build/up-to-date";
import { applyMigrations } from "../../tests/support/database";
import { leadPages, listedPages, unlistedPaths } from "../../tests/support/pages";
import { startFront } from "./front";
import { circumstances, median, table, writePart } from "./report";
import { startRuntime } from "./runtime";
import { builtSite, partner } from "./workers";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The parts of Lighthouse's report that are read here. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** Certificate errors are ignored, since the front's certificate is self-signed. */
const flags =
  "--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --ignore-certificate-errors";

const program = createRequire(import.meta.url).resolve("lighthouse/cli/index.js");

async function audit(url: string, unlisted: boolean): Promise<Report> {
  const options = [
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    "--disable-full-page-screenshot",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${flags}`,
    // The page has `noindex` on purpose.
    ...(unlisted ? ["--skip-audits=is-crawlable"] : []),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
    // On this signal, Lighthouse ends its browser as well.
    killSignal: "SIGINT",
  });
  return JSON.parse(stdout) as Report;
}

/** Medians of three runs, and the audits other than performance that lost points in any run. */
async function auditPage(origin: string, path: string) {
  const reports: Report[] = [];
  while (reports.length < 3) {
    reports.push(await audit(origin + path, unlistedPaths.includes(path)));
  }
  const middle = (read: (report: Report) => number | null | undefined) =>
    median(reports.map((report) => read(report) ?? Number.NaN));
  const metric = (id: string) => middle(({ audits }) => audits[id]?.numericValue);
  const lost = reports.flatMap(({ categories: { performance: _, ...others }, audits }) =>
    Object.values(others)
      .flatMap(({ auditRefs }) =>
        auditRefs.flatMap(({ id, weight }) => (weight && audits[id]) || []),
      )
      .flatMap(({ score, title }) => (score !== null && score < 1 ? [title] : [])),
  );
  const lcp = metric("largest-contentful-paint");
  const scores = categories.map((name) => 100 * middle((report) => report.categories[name]?.score));
  const row = [
    `\`${path}\``,
    ...scores.map((score) => String(Math.round(score))),
    (lcp / 1000).toFixed(2),
    String(Math.round(metric("total-blocking-time"))),
    metric("cumulative-layout-shift").toFixed(3),
    (metric("total-byte-weight") / 1000).toFixed(1),
    [...new Set(lost)].join(", "),
  ];
  console.log(row.join("  "));
  return { path, lcp, row };
}

await ensureBuild();
await using front = await startFront();
const settings = { url: front.url.replace("https:", "http:") };
await using site = await startRuntime(builtSite(bundlePath, settings), partner);
await applyMigrations((await site.miniflare.getD1Database("DB")) as unknown as D1Database);
front.serve(site.url);

const named = process.argv.slice(2);
const landings = unlistedPaths.filter((path) => path.startsWith("/livre-augmente-fl"));
const paths = named.length > 0 ? named : [...listedPages.map(({ path }) => path), ...landings];
const results: Awaited<ReturnType<typeof auditPage>>[] = [];
for (const path of paths) {
  // Renders the page once beforehand, as for every visitor but the first.
  await fetch(new URL(path, site.url));
  results.push(await auditPage(front.url, path));
}
const forms = results.filter(({ path }) => leadPages.includes(path));
const others = results.filter((result) => !forms.includes(result));
const behind = Math.max(...forms.map(({ lcp }) => lcp)) - median(others.map(({ lcp }) => lcp));
const head = ",performance,accessibility,best practices,SEO,LCP s,TBT ms,CLS,KB,lost".split(",");
const rows = results.map(({ row }) => row);
const text = `## Lighthouse

${circumstances()}

Mobile preset, simulated slow 4G, a new headless Chromium each run, the built Worker in Miniflare behind a front that compresses with brotli
(HTTP/2, TLS). Medians of three runs. The sales pages b to e are \`noindex\` on purpose; that audit is left out there. The largest paint of the
slowest form page comes ${(behind / 1000).toFixed(2)} s after that of the others (wanted: ≤ 0.1 s).

${table(head, rows)}
`;
if (named.length > 0) console.log(text);
else writePart("lighthouse", text);
