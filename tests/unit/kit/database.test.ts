import { expect, test } from "vitest";
import { parseOutput, type Target } from "../../../scripts/kit/database";

const local: Target = { remote: false, persistTo: ".wrangler/state", env: null };
const remote = { ...local, remote: true };
const staging = { ...remote, env: "staging" };

test("reads the rows of each statement", () => {
  const answers = [[{ count: 1 }], []];
  const meta = { success: true, meta: { duration: 0 } };
  const output = JSON.stringify(answers.map((results) => ({ results, ...meta })));
  expect(parseOutput(output, local)).toEqual(answers);
});

const noTable = "no such table: outbox_events: SQLITE_ERROR";
const migrate = /npx wrangler d1 migrations apply DB --local --persist-to \.wrangler\/state$/;
const noToken =
  "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.";
const unreachable = /^.*\nCloudflare could not be reached: /;

test.each([
  ["wrangler's words", "database is locked: SQLITE", local, /^database is locked: SQLITE$/],
  ["how to make missing tables", noTable, local, migrate],
  ["how to make staging's", noTable, staging, /migrations apply DB --remote --env staging$/],
  ["how to log in", noToken, remote, /^In a non-interactive.*\nLog in with `npx wrangler login`/],
  ["another account", "x could not be found [code: 7404]", remote, /\n.*CLOUDFLARE_ACCOUNT_ID/],
  ["several accounts", "More than one account available", remote, /set CLOUDFLARE_ACCOUNT_ID/],
  ["no network", "fetch failed", remote, unreachable],
  ["no rights", "EACCES: permission denied", local, /\n.*: \.wrangler\/state is not one\.$/],
  ["no name", "getaddrinfo ENOTFOUND api.cloudflare.com", remote, unreachable],
])("says what to do after a failure: %s", (_what, text, target, said) => {
  const output = `\n${JSON.stringify({ error: { text } }, null, 2)}\n`;
  expect(() => parseOutput(output, target)).toThrow(said);
});

test("reports the notes of a failed request", () => {
  const text = "A request to the Cloudflare API failed.";
  const output = JSON.stringify({ error: { text, notes: [{ text: "not found [code: 7404]" }] } });
  expect(() => parseOutput(output, remote)).toThrow(`${text}\nnot found [code: 7404]`);
});

test("rejects an unreadable answer", () => {
  expect(() => parseOutput("", local)).toThrow("wrangler answered nothing");
  for (const output of ["Killed", "{}"]) expect(() => parseOutput(output, local)).toThrow(output);
});
