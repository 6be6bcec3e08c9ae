import { expect, test } from "vitest";
import { createCommand, parse, swallowedByNpm, withDatabase } from "../../../scripts/kit/command";
import { UsageError } from "../../../scripts/kit/errors";
import { npmCommand } from "../../../scripts/kit/wrangler";

function program() {
  const calls: unknown[] = [];
  const root = withDatabase(createCommand("pets"));
  root
    .command("feed")
    .description("gives food")
    .argument("<name>")
    .option("--limit <grams>", "at most")
    .action((name, options) => {
      calls.push([name, options, root.opts()]);
    });
  const list = root.command("list").option("--yes", "all of them");
  list.action(() => void calls.push("list"));
  return { root, calls };
}

const read = async (line: string) => {
  const { root, calls } = program();
  await parse(root, line.split(" ").filter(Boolean), {});
  return calls;
};

test("reads options in any place, the common ones too", async () => {
  const expected = [["Rex", { limit: "5" }, { remote: true, env: "staging" }]];
  expect(await read("feed Rex --limit 5 --remote --env staging")).toEqual(expected);
  expect(await read("--remote --env=staging feed --limit=5 Rex")).toEqual(expected);
});

test.each([
  ["", "Which command?"],
  ["fed", "unknown command 'fed'\n(Did you mean feed?)"],
  ["feed", "missing required argument 'name'"],
])("rejects %j and suggests what was meant", async (line, message) => {
  await expect(read(line)).rejects.toThrow(new UsageError(message));
});

test("lists every command and option in a help of one page", async () => {
  const { root } = program();
  const printed: string[] = [];
  root.configureOutput({ writeOut: (text) => void printed.push(text) });
  await parse(root, ["--help"], {});
  const help = printed.join("");
  expect(help).toMatch(/^Usage: npm run pets -- \[options\] \[command\]\n\n/);
  expect(help).toMatch(/^Usage: npm run pets -- feed .*\n\ngives food\n\n.*--limit <grams> /ms);
});

const swallowed = (args: string[], env: NodeJS.ProcessEnv) =>
  swallowedByNpm(program().root, args, env);

test.each([
  [["list"], { npm_config_remote: "true" }, "npm run pets -- list --remote"],
  // Npm takes the name and leaves the value.
  [["feed", "5"], { npm_config_limit: "true" }, "npm run pets -- feed 5 --limit …"],
  [["list"], { npm_config_persist_to: "x" }, "npm run pets -- list --persist-to x"],
])("warns of options that npm kept from %j: %j", async (args, env, command) => {
  expect(swallowed(args, env)).toMatch(new RegExp(`\\n  ${command}$`));
  await expect(parse(program().root, args, env)).rejects.toThrow(UsageError);
});

test.each([
  ["nothing was kept", ["list", "--remote"], { npm_config_cache: "/root/.npm" }],
  ["the same option arrived", ["list", "--remote"], { npm_config_remote: "true" }],
  ["npm's own switches are off", ["list"], { npm_config_remote: "" }],
  ["machines that say yes to npm", ["list"], { npm_config_yes: "true" }],
])("warns of options that npm kept: %s", (_case, args, env) => {
  expect(swallowed(args, env)).toBeNull();
});

test("prints a command as it is typed", () => {
  expect(npmCommand("check", null)).toBe("npm run check");
  expect(npmCommand("check", null, "--all")).toBe("npm run check -- --all");
  expect(npmCommand("check", "staging")).toBe("npm run check -- --env staging");
  expect(npmCommand("check", "staging", "--all")).toBe("npm run check -- --all --env staging");
});
