import { expect, test } from "vitest";
import { readAnswer, type Target } from "../../../scripts/kit/database";

const local: Target = { remote: false, persistTo: ".wrangler/state", env: null };
const remote = { ...local, remote: true };

function errorOf(message: string, target = local): string {
  try {
    readAnswer(`\n${JSON.stringify({ error: { text: message } }, null, 2)}\n`, target);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("no error");
}

test("the rows of each statement", () => {
  const output = JSON.stringify([
    { results: [{ count: 1 }], success: true, meta: { duration: 0 } },
    { results: [], success: true, meta: { duration: 0 } },
  ]);
  expect(readAnswer(output, local)).toEqual([[{ count: 1 }], []]);
});

test("wrangler's words about a failure", () => {
  expect(errorOf("database is locked: SQLITE_BUSY")).toBe("database is locked: SQLITE_BUSY");
});

test("how to make missing tables", () => {
  const missing = "no such table: outbox_events: SQLITE_ERROR";
  expect(errorOf(missing)).toMatch(
    /npx wrangler d1 migrations apply DB --local --persist-to \.wrangler\/state$/,
  );
  expect(errorOf(missing, { ...remote, env: "staging" })).toMatch(
    /migrations apply DB --remote --env staging$/,
  );
});

test("how to log in", () => {
  const refused =
    "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.";
  expect(errorOf(refused, remote)).toMatch(
    /^In a non-interactive.*\nLog in with `npx wrangler login`/,
  );
});

test("what to do without a network, or without rights", () => {
  for (const message of ["fetch failed", "getaddrinfo ENOTFOUND api.cloudflare.com"]) {
    expect(errorOf(message, remote)).toMatch(/^.*\nCloudflare could not be reached: /);
  }
  expect(errorOf("EACCES: permission denied, mkdir '/root/x'")).toMatch(
    /\n.* a folder that may be written: \.wrangler\/state is none\.$/,
  );
});

test("the notes of a failed request", () => {
  const text = "A request to the Cloudflare API failed.";
  const output = JSON.stringify({ error: { text, notes: [{ text: "not found [code: 7404]" }] } });
  expect(() => readAnswer(output, remote)).toThrow(`${text}\nnot found [code: 7404]`);
});

test.each([
  ["", "wrangler answered nothing"],
  ["Killed", "Killed"],
  ["{}", "{}"],
])("no readable answer: %j", (output, message) => {
  expect(() => readAnswer(output, local)).toThrow(message);
});
