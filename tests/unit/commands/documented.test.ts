import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Command } from "commander";
import { expect, test } from "vitest";
import { backupCommand, restoreCommand } from "../../../scripts/backup/command";
import { checkCommand } from "../../../scripts/check/command";
import { deployCommand } from "../../../scripts/deploy/command";
import { parse } from "../../../scripts/kit/command";
import { leadsCommand } from "../../../scripts/leads/command";
import { ordersCommand } from "../../../scripts/orders/command";
import { reportCommand } from "../../../scripts/report/command";
import { notEmpty } from "../../support/counted";
import { documented, shellWords } from "../../support/documented";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const reached = new Error("reached");
const stop = () => Promise.reject(reached);

const commands: Record<string, () => Command> = {
  leads: () => leadsCommand(stop),
  orders: () => ordersCommand(stop, stop, stop),
  report: () => reportCommand(stop),
  check: () => checkCommand(stop),
  deploy: () => deployCommand(stop),
  backup: () => backupCommand({ open: stop, exportDump: stop }),
  restore: () => restoreCommand({ open: stop, importDump: stop }),
};

/** Where a document leaves the operator something to fill in. */
const examples: Record<string, string> = { "…": "list", "<command>": "list", "<name>": "staging" };

const lines = documented("npm run ");

test("documents every option in docs/leads.md, orders.md and report.md", () => {
  const told = (name: string) => {
    const page = readFileSync(`docs/${name}.md`, "utf8");
    const root = commands[name]?.();
    const options = [root, ...(root?.commands ?? [])].flatMap((command) => command?.options ?? []);
    return notEmpty(options)
      .map(({ long }) => long ?? "")
      .filter((long) => !page.includes(long));
  };
  expect(told("leads")).toEqual([]);
  expect(told("orders")).toEqual([]);
  expect(told("report")).toEqual([]);
});

test.each(lines)("parses the documented command: $line ($file)", async ({ line }) => {
  const [, , name = "", dashes, ...args] = shellWords(line);
  expect(Object.keys(scripts)).toContain(name);
  expect([undefined, "--"]).toContain(dashes);
  const filled = args.filter((arg) => arg !== "[options]").map((arg) => examples[arg] ?? arg);
  const command = commands[name]?.();
  if (args.length === 0 || !command) return;
  const outcome = await parse(command, filled, {}).catch((error) => error);
  const unchecked = expect.objectContaining({ message: "Not checked. reached" });
  expect([undefined, reached, unchecked]).toContainEqual(outcome);
});

test("has Git ignore every file that a documented command writes", () => {
  const ignored = readFileSync(".gitignore", "utf8").split("\n");
  const written = lines.flatMap(({ line }) => line.match(/(?<=--output )[\w-]+\.\w+/g) ?? []);
  expect(written).toContain("leads.csv");
  for (const file of [...written, "leads.csv.part"])
    expect(ignored).toContain(`/*${extname(file)}`);
});

test("deploys only tags on main", () => {
  const [, deploy = ""] = readFileSync(".github/workflows/ci.yml", "utf8").split("\n  deploy:\n");
  const steps = ["fetch-depth: 0", "git merge-base --is-ancestor", "npm ci", "npm run deploy"];
  const places = steps.map((step) => deploy.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
