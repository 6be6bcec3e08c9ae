import { expect, test } from "vitest";
import { UsageError } from "../../../scripts/leads/errors";
import { readReportArguments } from "../../../scripts/report/arguments";

test.each([
  [[], { days: 30, output: "report.html", json: false, help: false }],
  [["--days", "7", "--output", "x.html"], { days: 7, output: "x.html" }],
  [["--json"], { json: true, output: null }],
  [["--json", "--output", "x.html"], { json: true, output: "x.html" }],
  [["--remote"], { target: { remote: true, persistTo: ".wrangler/state", env: null } }],
  [["--persist-to", "here"], { target: { remote: false, persistTo: "here", env: null } }],
  [["--help"], { help: true }],
])("%o", (args, command) => {
  expect(readReportArguments(args, {})).toMatchObject(command);
});

test.each([
  [["--days", "0"]],
  [["--days", "761"]],
  [["--days", "1.5"]],
  [["--days", "soon"]],
  [["--days"]],
  [["--remote", "--persist-to", "here"]],
  [["--unknown"]],
  [["--days", "7", "--remote=no"]],
  [["7"]],
])("refuses %o", (args) => {
  expect(() => readReportArguments(args, {})).toThrow(UsageError);
});

test("a mistyped option is answered with the one that was meant", () => {
  expect(() => readReportArguments(["--ouptut", "x.html"], {})).toThrow("did you mean --output?");
});

test.each(["remote", "json"])("says so when npm kept --%s for itself", (name) => {
  const env = { [`npm_config_${name}`]: "true" };
  expect(() => readReportArguments([], env)).toThrow(`npm run report -- --${name}`);
  expect(readReportArguments([`--${name}`], env)).toBeDefined();
});
