import { expect, test } from "vitest";
import { parse } from "../../../scripts/kit/command";
import { UsageError } from "../../../scripts/kit/errors";
import { reportCommand } from "../../../scripts/report/command";

const opened = () => Promise.reject(new Error("opened"));

test.each([
  [["--days", "0"]],
  [["--days", "761"]],
  [["--days", "1.5"]],
  [["--days", "soon"]],
  [["--days"]],
  [["--remote", "--persist-to", "here"]],
  [["--unknown"]],
  [["7"]],
])("refuses %o before a database is opened", async (args) => {
  await expect(parse(reportCommand(opened), args, {})).rejects.toBeInstanceOf(UsageError);
});

test("opens the database that the options name", async () => {
  const asked: unknown[] = [];
  const report = reportCommand((target) => {
    asked.push(target);
    return opened();
  });
  const line = ["--days", "7", "--remote", "--env", "staging"];
  await expect(parse(report, line, {})).rejects.toThrow("opened");
  expect(asked).toEqual([{ remote: true, persistTo: ".wrangler/state", env: "staging" }]);
});
