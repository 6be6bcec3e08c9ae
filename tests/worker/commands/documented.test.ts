/** What the documents tell to do with wrangler itself, asked of its own help. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { wranglerProgram } from "../../../scripts/wrangler";
import { documented } from "../../support/documented";

const run = promisify(execFile);
const lines = documented("npx wrangler ");

test("documents tell of wrangler's commands", () => {
  expect(lines.length).toBeGreaterThan(8);
});

const helps = new Map<string, Promise<string>>();

/** Wrangler takes seconds to answer: each of its commands is asked once. */
function helpOf(command: readonly string[]): Promise<string> {
  const line = command.join(" ");
  const help =
    helps.get(line) ??
    run(process.execPath, [wranglerProgram, ...command, "--help"]).then(({ stdout }) => stdout);
  helps.set(line, help);
  return help;
}

describe("a documented command of wrangler", () => {
  test.each(lines)("$line ($file)", async ({ line }) => {
    const words = line.split(/ +/).slice(2);
    const end = words.findIndex((word) => !/^[a-z][a-z\d-]*$/.test(word));
    const command = end < 0 ? words : words.slice(0, end);
    const help = await helpOf(command);
    const [usage = ""] = help.split("\n");
    const named =
      usage
        .match(/^wrangler ([a-z\d -]*)/)?.[1]
        ?.trim()
        .split(" ") ?? [];
    // The help of a group of commands is the answer to one that there is not.
    expect(help).not.toMatch(/^COMMANDS$/m);
    expect(command.slice(0, named.length)).toEqual(named);
    for (const word of words.filter((one) => one.startsWith("--"))) {
      expect(help).toMatch(new RegExp(`${word.split("=")[0]}[ ,]`));
    }
  });
});
