import { describe, expect, test } from "vitest";
import { challengeParticipants, leadTables, resourceSubscribers } from "~/db/schema";
import { formatCursor, readArguments } from "../../../scripts/leads/arguments";
import { UsageError } from "../../../scripts/leads/errors";
import { localState } from "../../../scripts/wrangler";

const id = "3f2c8a52-6f0b-4c3a-9d55-0a1b2c3d4e5f";
const newest = { limit: 20, before: { created_at: "9999", id: "" } };

function command(line: string) {
  return readArguments(line.split(" ")).command;
}

describe("a command", () => {
  test.each([
    ["list", { name: "list", page: newest, filter: { since: "" } }],
    [
      "list --limit 1000 --since 2026-05-01 --form chapter",
      {
        name: "list",
        page: { ...newest, limit: 1000 },
        filter: { since: "2026-05-01T00:00:00.000Z", form: "chapter" },
      },
    ],
    ["count", { name: "count", since: "" }],
    ["withdrawals", { name: "withdrawals", page: newest }],
    ["test-event", { name: "test-event" }],
    ["export --csv --excel", { name: "export", format: "excel", tables: leadTables, output: null }],
    ["export --csv", { name: "export", format: "csv", tables: leadTables, output: null }],
    [
      "export --json --table challenge_participants --output leads.jsonl",
      {
        name: "export",
        format: "json",
        tables: [challengeParticipants],
        output: "leads.jsonl",
      },
    ],
    [
      "export --csv --table resource_subscribers --table resource_subscribers",
      { name: "export", format: "csv", tables: [resourceSubscribers], output: null },
    ],
    ["show o'brien+1@Example.com", { name: "show", email: "o'brien+1@Example.com", json: false }],
    ["show a@example.com --json", { name: "show", email: "a@example.com", json: true }],
    ["unsubscribe a@example.com", { name: "unsubscribe", email: "a@example.com" }],
    ["outbox capped", { name: "outbox", state: "capped", page: newest }],
    ["erase a@example.com", { name: "erase", email: "a@example.com", yes: false }],
    ["erase a@example.com --yes", { name: "erase", email: "a@example.com", yes: true }],
    ["outbox", { name: "outbox", state: null, page: newest }],
    ["outbox failed --limit 5", { name: "outbox", state: "failed", page: { ...newest, limit: 5 } }],
    ["outbox retry", { name: "retry", id: null }],
    [`outbox retry ${id.toUpperCase()}`, { name: "retry", id }],
    ["--help", { name: "help" }],
    ["erase -h", { name: "help" }],
  ])("%s", (line, expected) => {
    expect(command(line)).toEqual(expected);
  });
});

describe("the database", () => {
  test("is the one that npm start serves, unless told otherwise", () => {
    expect(readArguments(["list"]).target).toEqual({
      remote: false,
      persistTo: localState,
      env: null,
    });
    expect(readArguments(["list", "--env", "staging"]).target.env).toBe("staging");
    expect(readArguments(["--remote", "list"]).target.remote).toBe(true);
    expect(readArguments(["list", "--persist-to", "other"]).target.persistTo).toBe("other");
  });

  test("cannot be both", () => {
    expect(() => command("list --remote --persist-to x")).toThrow(UsageError);
  });
});

describe("a place to begin", () => {
  test.each([
    ["2026-05-01", "2026-05-01T00:00:00.000Z", ""],
    ["2026-05-01T12:30Z", "2026-05-01T12:30:00.000Z", ""],
    ["2026-05-01T12:30:15Z", "2026-05-01T12:30:15.000Z", ""],
    [`2026-05-01T12:30:15.123Z,${id}`, "2026-05-01T12:30:15.123Z", id],
  ])("%s", (text, created_at, lastId) => {
    expect(command(`list --before ${text}`)).toMatchObject({
      page: { before: { created_at, id: lastId } },
    });
  });

  test("is read as it is written", () => {
    const before = { created_at: "2026-05-01T12:30:15.123Z", id };
    expect(command(`outbox failed --before ${formatCursor(before)}`)).toMatchObject({
      page: { before },
    });
  });
});

describe("refused with a reason", () => {
  test.each([
    ["", /Unknown command ""/],
    ["lst", /Unknown command "lst"/],
    ["list --nope", /--nope/],
    ["list --limt 3", /there is no --limt; did you mean --limit\?/],
    ["withdrawls", /did you mean withdrawals\?/],
    ["list --form chaptre", /No form "chaptre"; did you mean chapter\?/],
    ["list --since yesterday", /--since takes/],
    ["export --json --excel", /one of --csv and --json/],
    ["list --yes", /list takes no --yes/],
    ["list all", /list takes no "all"/],
    ["list --limit 0", /1 to 1000/],
    ["list --limit 1001", /1 to 1000/],
    ["list --limit 1e3", /1 to 1000/],
    ["list --before yesterday", /--before takes/],
    ["list --before 2026-13-01", /--before takes/],
    ["list --before 2026-05-01T12:00:00", /--before takes/],
    ["list --before 2026-05-01,x'", /--before takes/],
    ["export", /one of --csv and --json/],
    ["export --csv --json", /one of --csv and --json/],
    ["export --csv --table leads", /No table "leads": there are .*diagnostic_responses/],
    ["show", /Which e-mail/],
    ["show camille", /"camille" is not an e-mail address/],
    ["show a@example.com b@example.com", /show takes no "b@example.com"/],
    ["erase a@example.com' OR '1'='1", /takes no/],
    ["erase a@example.com;--", /not an e-mail address/],
    ["outbox lost", /not "lost"/],
    ["outbox toString", /not "toString"/],
    ["outbox retry 12", /"12" is not an event's id/],
    [`outbox retry ${id} --limit 3`, /outbox takes no --limit/],
  ])("%j", (line, reason) => {
    expect(() => command(line)).toThrow(UsageError);
    expect(() => command(line)).toThrow(reason);
  });

  test("no command at all", () => {
    expect(() => readArguments([])).toThrow("No command");
  });
});
