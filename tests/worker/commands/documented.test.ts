/** What the documents tell to do with wrangler itself, asked of its own help. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { wranglerProgram } from "../../../scripts/wrangler";
import { documented } from "../../support/documented";

const run = promisify(execFile);
const lines = documented("npx wrangler ");

const helps = new Map<string, Promise<{ stdout: string }>>();

/** What wrangler says of a command, asked once: it takes seconds to start. */
function helpOf(words: string[]) {
  const command = words.filter((word) => /^[a-z][a-z\d-]*$/.test(word)).slice(0, 3);
  const known = helps.get(command.join(" "));
  const help = known ?? run(process.execPath, [wranglerProgram, ...command, "--help"]);
  helps.set(command.join(" "), help);
  return help;
}

test("documents tell of wrangler's commands", () => {
  expect(lines.length).toBeGreaterThan(8);
});

describe("a documented command of wrangler", () => {
  test.each(lines)("$line ($file)", async ({ line }) => {
    const words = line.split(/ +/).slice(2);
    const command = words.filter((word) => /^[a-z][a-z\d-]*$/.test(word));
    const { stdout } = await helpOf(words);
    const [usage = ""] = stdout.split("\n");
    const named =
      usage
        .match(/^wrangler ([a-z\d -]*)/)?.[1]
        ?.trim()
        .split(" ") ?? [];
    // The help of a group of commands is the answer to one that there is not.
    expect(stdout).not.toMatch(/^COMMANDS$/m);
    expect(command.slice(0, named.length)).toEqual(named);
    for (const word of words.filter((one) => one.startsWith("--"))) {
      expect(stdout).toMatch(new RegExp(`${word.split("=")[0]}[ ,]`));
    }
  });
});
