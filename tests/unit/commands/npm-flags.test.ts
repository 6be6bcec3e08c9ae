import { expect, test } from "vitest";
import { swallowedByNpm } from "../../../scripts/npm-flags";

const options = {
  remote: { type: "boolean" },
  yes: { type: "boolean" },
  "persist-to": { type: "string" },
  limit: { type: "string" },
} as const;

test.each([
  [["list"], { npm_config_remote: "true" }, "npm run leads -- list --remote"],
  [["list"], { npm_config_persist_to: "x" }, "npm run leads -- list --persist-to x"],
  // Npm takes the name and leaves the value.
  [["list", "5"], { npm_config_limit: "true" }, "npm run leads -- list 5 --limit …"],
])("%j with %j", (args, env, command) => {
  expect(swallowedByNpm("leads", args, options, env)).toMatch(new RegExp(`\\n  ${command}$`));
});

test.each([
  ["nothing was kept", ["list", "--remote"], { npm_config_cache: "/root/.npm" }],
  ["the same option arrived", ["list", "--remote"], { npm_config_remote: "true" }],
  ["npm's own switches are off", ["list"], { npm_config_remote: "" }],
  ["machines that say yes to npm", ["list"], { npm_config_yes: "true" }],
])("%s", (_case, args, env) => {
  expect(swallowedByNpm("leads", args, options, env)).toBeNull();
});
