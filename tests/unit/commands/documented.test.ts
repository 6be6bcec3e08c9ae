import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { readArguments as readCheck } from "../../../scripts/check/arguments";
import { pointNames } from "../../../scripts/check/point";
import { readArguments as readDeploy } from "../../../scripts/deploy/arguments";
import { readArguments as readLeads } from "../../../scripts/leads/arguments";
import { help as leadsHelp } from "../../../scripts/leads/help";
import { readReportArguments } from "../../../scripts/report/arguments";
import { help as reportHelp } from "../../../scripts/report/help";
import { documented } from "../../support/documented";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const { definedEnvironments: environments = [] } = unstable_readConfig({ config: "wrangler.toml" });

/** The commands that read a command line of their own. */
const readers: Record<string, (args: string[]) => unknown> = {
  leads: readLeads,
  report: (args) => readReportArguments(args, {}),
  check: (args) => readCheck(args, environments),
  deploy: (args) => readDeploy(args, { environments, points: pointNames }),
};

/** Where a document leaves the operator something to fill in. */
const examples: Record<string, string> = { "…": "list", "<command>": "list", "<name>": "staging" };

const lines = documented("npm run ");

test("documents tell of many commands", () => {
  expect(lines.length).toBeGreaterThan(30);
});

test("docs/leads.md and docs/report.md tell of every option of their commands", () => {
  const told = (file: string, help: string) => {
    const page = readFileSync(file, "utf8");
    const names = new Set(help.match(/--[a-z][a-z-]+/g));
    names.delete("--help");
    return [...names].filter((name) => !page.includes(name));
  };
  expect(told("docs/leads.md", leadsHelp)).toEqual([]);
  expect(told("docs/report.md", reportHelp)).toEqual([]);
});

describe("a documented command is one", () => {
  test.each(lines)("$line ($file)", ({ line }) => {
    const [, , name = "", dashes, ...args] = line.split(/ +/);
    expect(Object.keys(scripts)).toContain(name);
    expect([undefined, "--"]).toContain(dashes);
    const filled = args.filter((arg) => arg !== "[options]").map((arg) => examples[arg] ?? arg);
    if (args.length > 0 && readers[name]) expect(() => readers[name]?.(filled)).not.toThrow();
  });
});

test("a file that a document has the operator write is kept out of the repository", () => {
  const ignored = readFileSync(".gitignore", "utf8").split("\n");
  const written = lines.flatMap(({ line }) => line.match(/(?<=--output )[\w.-]+/g) ?? []);
  expect(written).toContain("leads.csv");
  for (const file of [...written, "leads.csv.part"])
    expect(ignored).toContain(`/*${extname(file)}`);
});

test("a tag is deployed only where it stands on main", () => {
  const [, deploy = ""] = readFileSync(".github/workflows/ci.yml", "utf8").split("\n  deploy:\n");
  const steps = ["fetch-depth: 0", "git merge-base --is-ancestor", "npm ci", "npm run deploy"];
  const places = steps.map((step) => deploy.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
