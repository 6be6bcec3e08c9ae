import { expect, test } from "vitest";
import { challengeParticipants, resourceSubscribers } from "~/db/schema";
import { parse } from "../../../scripts/kit/command";
import { UsageError } from "../../../scripts/kit/errors";
import { formatCursor } from "../../../scripts/kit/session";
import { readCursor, readTable } from "../../../scripts/leads/arguments";
import { leadsCommand } from "../../../scripts/leads/command";

const id = "3f2c8a52-6f0b-4c3a-9d55-0a1b2c3d4e5f";

test.each([
  ["lst", /Unknown command "lst"; did you mean list\?/],
  ["list --limt 3", /there is no --limt; did you mean --limit\?/],
  ["list --form chaptre", /No form "chaptre"; did you mean chapter\?/],
  ["list --since yesterday", /--since takes/],
  ["list --yes", /list takes no --yes/],
  ["list all", /list takes no "all"/],
  ["list --limit 0", /1 to 1000/],
  ["list --limit 1001", /1 to 1000/],
  ["list --limit 1e3", /1 to 1000/],
  ["list --before yesterday", /--before takes/],
  ["list --before 2026-13-01", /--before takes/],
  ["list --before 2026-05-01T12:00:00", /--before takes/],
  ["list --before 2026-05-01,x'", /--before takes/],
  ["list --remote --persist-to x", /--persist-to is for the local database/],
  ["export", /one of --csv and --json/],
  ["export --csv --json", /one of --csv and --json/],
  ["export --json --excel", /one of --csv and --json/],
  ["export --csv --table leads", /No table "leads": there are .*diagnostic_responses/],
  ["show", /Which e-mail/],
  ["show camille", /"camille" is not an e-mail address/],
  ["show a@example.com b@example.com", /show takes no "b@example.com"/],
  ["erase a@example.com;--", /not an e-mail address/],
  ["outbox lost", /not "lost"/],
  ["outbox toString", /not "toString"/],
  ["outbox failed now", /outbox takes no "now"/],
  ["outbox retry 12", /"12" is not an event's id/],
  [`outbox retry ${id} --limit 3`, /outbox takes no --limit/],
])("%j is refused before a database is opened", async (line, reason) => {
  const opened = () => Promise.reject(new Error("opened"));
  const refusal = parse(leadsCommand(opened), line.split(" "), {});
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toBeInstanceOf(UsageError);
});

test.each([
  ["2026-05-01", "2026-05-01T00:00:00.000Z", ""],
  ["2026-05-01T12:30Z", "2026-05-01T12:30:00.000Z", ""],
  [`2026-05-01T12:30:15.123Z,${id.toUpperCase()}`, "2026-05-01T12:30:15.123Z", id],
  [`2026-05-01,${id}-2026-06-01-14`, "2026-05-01T00:00:00.000Z", `${id}-2026-06-01-14`],
])("a page begins at %s", (text, created_at, lastId) => {
  const cursor = { created_at, id: lastId };
  expect(readCursor(text)).toEqual(cursor);
  expect(readCursor(formatCursor({ created_at, id }))).toEqual({ created_at, id });
});

test("tables are exported once each, in the order asked for", () => {
  const [first, second] = [resourceSubscribers, challengeParticipants];
  const once = readTable("resource_subscribers");
  const twice = readTable("challenge_participants", readTable("resource_subscribers", once));
  expect(twice).toEqual([first, second]);
});
