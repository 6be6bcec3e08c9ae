/** What the documents tell to do with wrangler itself, asked of its own table of commands. */
import { expect, test } from "vitest";
import { experimental_getWranglerCommands } from "wrangler";
import { documented } from "../../support/documented";

const { registry, globalFlags } = experimental_getWranglerCommands();
const lines = documented("npx wrangler ");

function optionsOf(words: readonly string[]): string[] | undefined {
  let node = registry;
  for (const word of words) {
    const next = node.subtree.get(word);
    if (next) node = next;
    else break;
  }
  const { definition } = node;
  if (definition?.type !== "command") return undefined;
  const options = Object.entries(definition.args ?? {}).flatMap(([name, { alias = [] }]) => [
    name,
    ...[alias].flat(),
  ]);
  return [...options, ...Object.keys(globalFlags)];
}

test.each(lines)("knows the documented command $line ($file)", ({ line }) => {
  const words = line.split(/ +/).slice(2);
  const named = words.filter((word) => word.startsWith("--")).map((word) => word.slice(2));
  const options = optionsOf(words);
  for (const name of named) expect(options).toContain(name.split("=")[0]);
  expect(options).toBeDefined();
});
