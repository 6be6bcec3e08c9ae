import { landing, type Measured } from "./comparisons";
import { circumstances, table, target } from "./document";
import type { FullTables } from "./full-tables";
import { type Export, heapLimit } from "./leads-command";
import type { Effort } from "./rounds";
import type { Start, Starts } from "./startup";
import type { Spread } from "./statistics";
import type { Weight } from "./weights";

export interface Results {
  pages: Measured[];
  lookups: Measured;
  forms: Measured[];
  fullTables: FullTables;
  /** Until a text file is answered, for which no page is rendered; and until the landing page is. */
  starts: { file: Starts; page: Starts };
  bundle: { plain: number; gzip: number };
  weights: Weight[];
  effort: Effort;
}

/** The first part of docs/benchmarks.md. */
export function report(results: Results, versions: Record<string, string>): string {
  const { effort, fullTables, starts, bundle, weights } = results;
  return `## The Worker

${circumstances(versions)}

The built Worker in Miniflare, each Worker in a workerd of its own, asked on workerd's own socket. Every line of the site stands above
the least that does the same, measured in the same run: ${effort.rounds} rounds of ${effort.milliseconds / 1000} s each, in turn. A figure is the
median of its rounds; a ratio (×) is the median over pairs of neighbouring rounds. The load comes from a second process on the
same machine. "Processor" is workerd's time in user and kernel mode a request; "busy" is the share of one processor that workerd used:
well below 100 %, something else was the limit, the load's own processor or the disk.

### Targets

${table(["", "wanted", "measured", ""], targets(results))}

### Under load

\`${landing}\` from the page cache and without it, a confirmation page whose partner answers at once from within, forms posted to D1.

${table(
  ["", "requests/s", "p50 ms", "p99 ms", "processor µs", "busy"],
  [...results.pages, results.lookups, ...results.forms, fullTables.post].flatMap(rows),
)}

### A million leads

${whole(fullTables.rows)} rows in each of the three lead tables, as the forms store them, years from the first to the last,
and as many delivered events in all: those of the newest leads.
\`leads list\` is the command as an operator runs it, wrangler's start within; its query alone is the time from asking D1 to the answer. The
empty database holds only the leads that the posts measured above stored.

${table(["", "full ms", "empty ms", "ratio"], listRows(fullTables))}

\`leads export\` of the subscribers: a page at a time, each through a wrangler of its own. The memory is the exporting process's
peak after so many leads, Node's heap held to ${heapLimit} MB so that garbage left lying is not taken for growth. JSON is read up to a tenth
of the table.

${table(
  ["", "leads", "leads/s", ...exportMarks(fullTables).map((leads) => `MB after ${whole(leads)}`)],
  exportRows(fullTables),
)}

### Start

From spawning to the end of the first answer: \`/robots.txt\`, for which the Worker has but to be there, or \`${landing}\`,
rendered for the first time. Medians.

${table(
  ["", "built Worker ms", "constant Worker ms", "ratio"],
  [...startRows("`/robots.txt`", starts.file), ...startRows(`\`${landing}\``, starts.page)],
)}

Bundle: ${kilobytes(bundle.gzip)} KB after gzip, ${kilobytes(bundle.plain)} KB before.

### Bytes of a first visit

KB after brotli (quality 5). HTML with its style sheet within; "CSS" is what the sheet adds to it. Scripts are those a page names;
pictures include the tab's icon. A font, an icon and a script are downloaded once for all pages.

${table(["", "HTML and CSS", "of it CSS", "JavaScript", "fonts", "pictures", "all"], weights.map(weightRow))}
`;
}

function targets({ pages, forms, fullTables, starts, bundle, weights }: Results): string[][] {
  const cached = pages[0]?.ratio;
  const post = forms[0]?.ratio;
  const heaviest = Math.max(...weights.map(({ html }) => html));
  const startRatio = ({ site, constant }: Starts) => site.miniflare / constant.miniflare;
  const { csv } = fullTables.exports;
  const growth = peakAfter(csv, fullTables.rows) / peakAfter(csv, fullTables.rows / 10);
  return [
    target(
      "Cached page, requests/s of the constant Worker’s",
      "≥ 0.90 ×",
      times(cached?.requestsPerSecond),
      (cached?.requestsPerSecond.median ?? 0) >= 0.9,
    ),
    target(
      "Cached page, processor time of the constant Worker’s",
      "≤ 1.20 ×",
      times(cached?.cpu),
      (cached?.cpu.median ?? Number.NaN) <= 1.2,
    ),
    target(
      "Form post, p50 of a bare Worker’s with the same batch",
      "≤ 1.50 ×",
      times(post?.p50),
      (post?.p50.median ?? Number.NaN) <= 1.5,
    ),
    target(
      "Form post with a million rows, p50 of one without",
      "≤ 1.10 ×",
      times(fullTables.post.ratio.p50),
      fullTables.post.ratio.p50.median <= 1.1,
    ),
    target(
      "`leads list` with a million rows, of one without",
      "≤ 1.10 ×",
      times(fullTables.list.ratio),
      fullTables.list.ratio.median <= 1.1,
    ),
    target(
      "Export of a million leads, peak memory of that of a hundred thousand",
      "≤ 1.20 ×",
      `${growth.toFixed(2)} ×`,
      growth <= 1.2,
    ),
    ...[
      { until: "until `/robots.txt`", ratio: startRatio(starts.file) },
      { until: `until \`${landing}\` is rendered`, ratio: startRatio(starts.page) },
    ].map(({ until, ratio }) =>
      target(
        `Start in Miniflare ${until}, of the constant Worker’s`,
        "≤ 1.50 ×",
        `${ratio.toFixed(2)} ×`,
        ratio <= 1.5,
      ),
    ),
    target("Bundle after gzip", "≤ 300 KB", `${kilobytes(bundle.gzip)} KB`, bundle.gzip <= 300_000),
    target(
      "Heaviest page, HTML and CSS",
      "≤ 14.6 KB",
      `${kilobytes(heaviest)} KB`,
      heaviest <= 14_600,
    ),
  ];
}

function rows({ name, against, site, reference, ratio }: Measured): string[][] {
  const of = (value: string, { median }: Spread) => `${value} (${median.toFixed(2)} ×)`;
  return [
    [
      `**${name}**`,
      of(whole(site.requestsPerSecond), ratio.requestsPerSecond),
      of(site.p50.toFixed(2), ratio.p50),
      of(site.p99.toFixed(2), ratio.p99),
      of(site.cpu.toFixed(0), ratio.cpu),
      percent(site.busy),
    ],
    [
      against,
      whole(reference.requestsPerSecond),
      reference.p50.toFixed(2),
      reference.p99.toFixed(2),
      reference.cpu.toFixed(0),
      percent(reference.busy),
    ],
  ];
}

function listRows({ list: { full, empty, ratio } }: FullTables): string[][] {
  return [
    ["`leads list`", full.command.toFixed(0), empty.command.toFixed(0), times(ratio)],
    [
      "its query alone",
      full.query.toFixed(1),
      empty.query.toFixed(1),
      `${(full.query / empty.query).toFixed(2)} ×`,
    ],
  ];
}

function exportMarks({ rows }: FullTables): number[] {
  return [rows / 100, rows / 10, rows];
}

function exportRows(fullTables: FullTables): string[][] {
  const { csv, json } = fullTables.exports;
  const row = (name: string, exported: Export) => [
    name,
    whole(exported.leads),
    whole(exported.leads / exported.seconds),
    ...exportMarks(fullTables).map((leads) => megabytes(peakAfter(exported, leads))),
  ];
  return [row("CSV", csv), row("JSON", json)];
}

/** NaN when the export did not come so far. */
function peakAfter({ peaks }: Export, leads: number): number {
  return peaks.find((peak) => peak.leads >= leads)?.bytes ?? Number.NaN;
}

function startRows(what: string, { site, constant }: Starts): string[][] {
  const row = (name: string, key: keyof Start) => [
    `${what}, ${name}`,
    site[key].toFixed(0),
    constant[key].toFixed(0),
    // Processor time comes in ticks of 10 ms: less than one says nothing.
    constant[key] > 0 ? `${(site[key] / constant[key]).toFixed(2)} ×` : "–",
  ];
  return [
    row("Miniflare", "miniflare"),
    row("workerd alone", "workerd"),
    row("workerd alone, processor time", "cpu"),
  ];
}

function weightRow({ path, html, css, js, fonts, pictures }: Weight): string[] {
  const columns = [html, css, js, fonts, pictures, html + js + fonts + pictures];
  return [`\`${path}\``, ...columns.map(kilobytes)];
}

function times(ratio: Spread | undefined): string {
  if (!ratio) return "–";
  const { median, lowest, highest } = ratio;
  return `${median.toFixed(2)} × (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
}

/** Of 1,000 bytes, one decimal. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

function megabytes(bytes: number): string {
  return Number.isNaN(bytes) ? "–" : (bytes / 1e6).toFixed(0);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
