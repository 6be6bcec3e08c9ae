import { expect, test } from "vitest";
import { unsubscribe } from "../../../scripts/leads/person";
import {
  challengeForm,
  chapterForm,
  diagnosticLead,
  storeChallengeParticipant,
  storeChapterRequest,
  storeDiagnostic,
  storeResourceUnlock,
} from "../../support/leads";
import { idOf } from "../../support/outbox";
import { setUpCli } from "./cli";

const cli = setUpCli();
const noon = Date.UTC(2026, 4, 1, 12);

function listPage(line: string) {
  cli.printed = cli.noted = "";
  return cli.leads("list", ...line.split(" ").filter(Boolean));
}

function storeAt(second: number) {
  return { db: cli.database.db, now: () => noon + second * 1000 };
}

test("leads of all forms, newest first, with name and event", async () => {
  await storeDiagnostic(storeAt(0), diagnosticLead());
  const { events } = await storeChapterRequest(storeAt(1), chapterForm());
  await storeResourceUnlock(storeAt(2), { email: "a@example.com" });
  const mailed = { ...storeAt(3), mailed: true };
  await storeChallengeParticipant(mailed, challengeForm({ email: "Z@example.com" }));
  const { d1 } = cli.database;
  await d1
    .prepare("UPDATE outbox_events SET status = 'delivered' WHERE id = ?")
    .bind(idOf(events))
    .run();
  await unsubscribe(cli.session(), "A@example.com");
  await d1.prepare("DELETE FROM outbox_events WHERE email = 'a@example.com'").run();
  cli.queries = [];

  await listPage("");

  expect(cli.printed.trimEnd().split("\n")).toEqual([
    "WHEN                 FORM        EVENT      MAIL          EMAIL                     NAME",
    "2026-05-01 12:00:03  challenge   waiting    waiting       Z@example.com             Camille Roux",
    "2026-05-01 12:00:02  resources   -          unsubscribed  a@example.com             -",
    "2026-05-01 12:00:01  chapter     delivered  -             camille.roux@example.com  Camille Roux",
    "2026-05-01 12:00:00  diagnostic  waiting    -             camille.roux@example.com  Camille Roux",
  ]);
  expect(cli.noted).toBe("");
});

test("page after page, leads of one moment too", async () => {
  const emails = Array.from({ length: 7 }, (_, index) => `lead${index}@example.com`);
  for (const [index, email] of emails.entries()) {
    const moment = storeAt(index < 4 ? 0 : 1);
    if (index % 2 === 0) await storeResourceUnlock(moment, { email });
    else await storeChallengeParticipant(moment, challengeForm({ email }));
  }

  const seen: string[] = [];
  let place = "";
  do {
    await listPage(`--limit 2 ${place}`.trim());
    seen.push(...(cli.printed.match(/\S+@\S+/g) ?? []));
    place = cli.noted.match(/--before \S+/)?.[0] ?? "";
  } while (place);

  expect(seen).toHaveLength(emails.length);
  expect(new Set(seen)).toEqual(new Set(emails));
  expect(new Set(seen.slice(0, 3))).toEqual(new Set(emails.slice(4)));
});

test("leads before and since a day, of one form, and how many", async () => {
  await storeResourceUnlock(storeAt(0), { email: "may@example.com" });
  await storeResourceUnlock(storeAt(-13 * 3600), { email: "april@example.com" });
  await storeChallengeParticipant(storeAt(0), challengeForm());
  await listPage("--before 2026-05-01");
  expect(cli.printed.match(/\S+@\S+/g)).toEqual(["april@example.com"]);
  await listPage("--form resources --since 2026-05-01");
  expect(cli.printed.match(/\S+@\S+/g)).toEqual(["may@example.com"]);
  await listPage("--since 2026-06-01");
  expect([cli.printed, cli.noted]).toEqual(["", "No leads\n"]);

  await cli.leads("count", "--since", "2026-05-01");
  expect(cli.printed).toMatch(/^resources +1$/m);
  expect(cli.printed).toMatch(/^all leads +2$/m);
});
