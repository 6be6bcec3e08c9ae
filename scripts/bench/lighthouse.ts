import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { median } from "simple-statistics";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];

/** What several runs of Lighthouse say of a page, medians each. */
export interface AuditResult {
  path: string;
  /** Of 100. */
  scores: Record<Category, number>;
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Total blocking time, milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** What cost points outside of performance, in any run. */
  findings: string[];
}

/** The part of Lighthouse's report that is read here. */
interface LighthouseResult {
  lighthouseVersion: string;
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

interface Audit {
  origin: string;
  path: string;
  runs: number;
  /** The page says `noindex` on purpose: not counted against it. */
  unlisted: boolean;
}

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The front's certificate is made on the spot.
  "--ignore-certificate-errors",
];

const require = createRequire(import.meta.url);

export function lighthouseVersion(): string {
  return (require("lighthouse/package.json") as { version: string }).version;
}

/** Audits a page several times, each in a new browser. */
export async function audit({ origin, path, runs, unlisted }: Audit): Promise<AuditResult> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(origin + path, unlisted));

  const middle = (read: (result: LighthouseResult) => number) => median(results.map(read));
  const metric = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const score = (category: Category) =>
    middle((result) => Math.round((result.categories[category].score ?? Number.NaN) * 100));
  return {
    path,
    scores: Object.fromEntries(
      categories.map((name) => [name, score(name)]),
    ) as AuditResult["scores"],
    lcp: metric("largest-contentful-paint"),
    tbt: metric("total-blocking-time"),
    cls: metric("cumulative-layout-shift"),
    findings: [...new Set(results.flatMap(findingsOf))],
  };
}

/** A browser may be too slow to be traced: then another one is tried. */
async function runLighthouse(url: string, unlisted: boolean, tries = 3): Promise<LighthouseResult> {
  const options = [
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    "--disable-full-page-screenshot",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${flags.join(" ")}`,
    ...(unlisted ? ["--skip-audits=is-crawlable"] : []),
  ];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [require.resolve("lighthouse/cli/index.js"), url, ...options],
      {
        env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
        maxBuffer: 64 * 1024 * 1024,
        timeout: 120_000,
        // On this signal, Lighthouse ends its browser as well.
        killSignal: "SIGINT",
      },
    );
    return JSON.parse(stdout) as LighthouseResult;
  } catch (error) {
    if (tries > 1) return runLighthouse(url, unlisted, tries - 1);
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`${url}: ${(stderr || message).split("\n")[0]}`);
  }
}

function findingsOf(result: LighthouseResult): string[] {
  return categories
    .filter((category) => category !== "performance")
    .flatMap((category) => result.categories[category].auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const { score, title } = result.audits[id] ?? { score: null, title: id };
      return score !== null && score < 1 ? [title] : [];
    });
}
