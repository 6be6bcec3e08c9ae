/** Values of options and arguments, checked before a database is opened. */
import { expect, test } from "vitest";
import { challengeParticipants, leadTables, resourceSubscribers } from "~/db/schema";
import { forms } from "~/leads/forms";
import { readEmail } from "../../../scripts/kit/arguments";
import { parse } from "../../../scripts/kit/command";
import type { Target } from "../../../scripts/kit/database";
import { UsageError } from "../../../scripts/kit/errors";
import { formatCursor } from "../../../scripts/kit/session";
import { readCursor, readTable } from "../../../scripts/leads/arguments";
import { leadsCommand } from "../../../scripts/leads/command";
import { ordersCommand } from "../../../scripts/orders/command";
import { reportCommand } from "../../../scripts/report/command";

const id = "3f2c8a52-6f0b-4c3a-9d55-0a1b2c3d4e5f";
const opened: Target[] = [];
const open = (target: Target) => {
  opened.push(target);
  return Promise.reject(new Error("opened"));
};
const commands = {
  leads: () => leadsCommand(open),
  orders: () => ordersCommand(open, async () => true, open),
  report: () => reportCommand(open),
};

const run = (name: keyof typeof commands, line: string) =>
  parse(commands[name](), line.split(" "), {});

test.each([
  ["leads", "list --form chaptre", /no form is called "chaptre"; did you mean chapter\?/],
  ["leads", "list --since yesterday", /--since takes/],
  ["leads", "list --since 2026-02-30", /--since takes/],
  ["leads", "list --limit 1001", /1 to 1000/],
  ["leads", "list --before 2026-05-01,x'", /--before takes/],
  ["leads", "list --remote --persist-to x", /--persist-to is for the local database/],
  ["leads", "export --csv --json", /use --csv or --json/],
  ["leads", "export --csv --excel --output x.xlsx", /use --csv or --excel/],
  ["leads", "export --csv --table leads", /called "leads": use one of .*diagnostic_responses/],
  ["leads", "export --csv --group news --table orders", /one of --group and --table/],
  ["leads", "export --csv --group challenge:2026-02-30", /--group takes/],
  ["leads", "show camille", /"camille" is not an e-mail address/],
  ["leads", "unsubscribe a@example.com --file x", /one of an e-mail address and --file/],
  ["leads", "outbox lost", /no state of the outbox is called "lost"/],
  ["leads", `outbox failed ${id}`, /outbox takes no "3f2c/],
  ["leads", "outbox retry 12", /"12" is not an event's id/],
  ["leads", `outbox retry ${id} --limit 3`, /outbox takes no --limit/],
  ["leads", "withdrawals --answered 42", /not the number of a withdrawal/],
  ["leads", "withdrawals --answered R-20260619-00000000 --limit 3", /no --limit/],
  ["orders", "show C-1", /"C-1" is not a reference/],
  ["orders", "sent C-20260501-00000000 --tracking javascript:alert(1)", /not an http\(s\) address/],
  ["orders", "give a@example.com pack", /no product is called "pack"/],
  ["orders", "give a@example.com training --name Zoé", /training has none/],
  ["orders", "export --csv --group buyers:pack", /--group takes/],
  ["orders", "takings", /takings takes --month, or --from and a later --to/],
  ["orders", "takings --month 2026-13", /"2026-13" is not a month/],
  ["orders", "takings --month 2026-11 --output a.csv", /--output needs --csv or --excel/],
  ["report", "--days 761", /1 to 760/],
  ["leads", "unsubscribe", /one of an e-mail address and --file/],
  ["leads", "list --limit 0", /1 to 1000/],
] as const)("rejects before a database is opened: %s %s", async (name, line, reason) => {
  const refusal = run(name, line);
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toBeInstanceOf(UsageError);
});

test.each([
  ["leads", "--remote --env staging list"],
  ["report", "--days 7 --remote --env staging"],
] as const)("opens the database chosen by %s: %s", async (name, line) => {
  await expect(run(name, line)).rejects.toThrow("opened");
  expect(opened.at(-1)).toEqual({ remote: true, persistTo: ".wrangler/state", env: "staging" });
});

test.each([
  ["2026-05-01", "2026-04-30T22:00:00.000Z", ""],
  ["2026-05-01T12:30Z", "2026-05-01T12:30:00.000Z", ""],
  [`2026-05-01T12:30:15.123Z,${id.toUpperCase()}`, "2026-05-01T12:30:15.123Z", id],
  [`2026-05-01,${id}-2026-06-01-14`, "2026-04-30T22:00:00.000Z", `${id}-2026-06-01-14`],
  [`2026-05-01,${id}-chapter-2`, "2026-04-30T22:00:00.000Z", `${id}-chapter-2`],
])("reads the start of a page: %s", (text, created_at, lastId) => {
  expect(readCursor(text)).toEqual({ created_at, id: lastId });
  expect(readCursor(formatCursor({ created_at, id }))).toEqual({ created_at, id });
});

test("reads the address of a payment", () => {
  expect(readEmail("Été@Exämple.fr")).toBe("été@xn--exmple-cua.fr");
  expect(readEmail("camille+livre@example.com")).toBe("camille+livre@example.com");
});

test("exports each table once, in the order asked for", () => {
  const [first, second] = [resourceSubscribers, challengeParticipants];
  const once = readTable("resource_subscribers");
  const twice = readTable("challenge_participants", readTable("resource_subscribers", once));
  expect(twice).toEqual([first, second]);
});

test("lists the tables that list and count know", () => {
  expect(new Set(forms.map(({ table }) => table))).toEqual(new Set(leadTables));
});
