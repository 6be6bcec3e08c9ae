import { expect, test } from "vitest";
import { readAnswer, type Target } from "../../../scripts/kit/database";

const local: Target = { remote: false, persistTo: ".wrangler/state", env: null };
const remote = { ...local, remote: true };

test("reads the rows of each statement", () => {
  const output = JSON.stringify([
    { results: [{ count: 1 }], success: true, meta: { duration: 0 } },
    { results: [], success: true, meta: { duration: 0 } },
  ]);
  expect(readAnswer(output, local)).toEqual([[{ count: 1 }], []]);
});

test.each([
  [
    "wrangler's words",
    "database is locked: SQLITE_BUSY",
    local,
    /^database is locked: SQLITE_BUSY$/,
  ],
  [
    "how to make missing tables",
    "no such table: outbox_events: SQLITE_ERROR",
    local,
    /npx wrangler d1 migrations apply DB --local --persist-to \.wrangler\/state$/,
  ],
  [
    "how to make those of an environment",
    "no such table: outbox_events: SQLITE_ERROR",
    { ...remote, env: "staging" },
    /migrations apply DB --remote --env staging$/,
  ],
  [
    "how to log in",
    "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.",
    remote,
    /^In a non-interactive.*\nLog in with `npx wrangler login`/,
  ],
  [
    "another account's database",
    "The database x could not be found [code: 7404]",
    remote,
    /\nThis account has no such database: .*CLOUDFLARE_ACCOUNT_ID/,
  ],
  [
    "several accounts",
    "More than one account available but unable to select one in non-interactive mode.",
    remote,
    /set CLOUDFLARE_ACCOUNT_ID/,
  ],
  ["no network", "fetch failed", remote, /^.*\nCloudflare could not be reached: /],
  [
    "no name",
    "getaddrinfo ENOTFOUND api.cloudflare.com",
    remote,
    /\nCloudflare could not be reached: /,
  ],
  [
    "no rights",
    "EACCES: permission denied, mkdir '/root/x'",
    local,
    /\n.* a folder that may be written: \.wrangler\/state is none\.$/,
  ],
])("says what to do after a failure: %s", (_what, text, target, said) => {
  const output = `\n${JSON.stringify({ error: { text } }, null, 2)}\n`;
  expect(() => readAnswer(output, target)).toThrow(said);
});

test("reports the notes of a failed request", () => {
  const text = "A request to the Cloudflare API failed.";
  const output = JSON.stringify({ error: { text, notes: [{ text: "not found [code: 7404]" }] } });
  expect(() => readAnswer(output, remote)).toThrow(`${text}\nnot found [code: 7404]`);
});

test.each([
  ["", "wrangler answered nothing"],
  ["Killed", "Killed"],
  ["{}", "{}"],
])("rejects an unreadable answer: %j", (output, message) => {
  expect(() => readAnswer(output, local)).toThrow(message);
});
