import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { bundlePath } from "../../../scripts/build/up-to-date";

const script = `
  const fail = (name) => () => { throw new Error(name + " while the Worker starts"); };
  for (const name of ["DateTimeFormat", "NumberFormat", "ListFormat", "Collator", "PluralRules"])
    Intl[name] = fail(name);
  String.prototype.localeCompare = fail("localeCompare");
  String.prototype.normalize = fail("normalize");
  await import(process.argv[1]);`;

test("a start without the data of a language, which take as long as all the rest", async () => {
  const evaluation = promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    script,
    resolve(bundlePath),
  ]);
  await expect(evaluation).resolves.toMatchObject({ stderr: "" });
});
