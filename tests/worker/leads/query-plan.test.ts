import { expect, test, vi } from "vitest";
import { findDiagnostic } from "~/diagnostic/lead";
import { leadMails } from "~/leads/mails";
import { unsubscribeLead } from "~/leads/unsubscribe";
import { deliverDueEvents, deliverEvents } from "~/outbox/deliver";
import {
  challengeForm,
  chapterForm,
  diagnosticLead,
  storeChallengeParticipant,
  storeChapterRequest,
  storeDiagnostic,
  storeResourceUnlock,
} from "../../support/leads";
import { mailEnv, silentMail } from "../../support/mail-service";
import { createReceiver } from "../../support/receiver";
import { purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";
import { queryPlan, recordStatements } from "../../support/watched-d1";

const database = await sharedDatabase();

/** Where tables are read; of one row each, what it is made of are steps of their own. */
const read = /^(SCAN (?!CONSTANT ROW|\(subquery-|json_each )|SEARCH|USE TEMP B-TREE)/;

async function expectIndexed(statement: string) {
  const steps = await queryPlan(database.d1, statement);
  for (const step of steps.filter((one) => read.test(one)))
    expect(step, statement).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX /);
}

test("every statement of the site reads through an index", async () => {
  const { db, statements } = recordStatements(database.d1);
  const webhook = { url: "https://automation.example/", secret: "whsec_c2VjcmV0" };
  const { fetch } = createReceiver();
  const failing = createReceiver(() => new Response(null, { status: 500 }));
  using _silenced = vi.spyOn(console, "error").mockImplementation(() => {});

  const outbox = { db, webhook, fetch, mail: silentMail(leadMails(db, mailEnv)) };
  const { events, leadId } = await storeDiagnostic({ db, mailed: true }, diagnosticLead());
  await deliverEvents(outbox, events);
  await findDiagnostic(db, leadId ?? "");
  await unsubscribeLead({ db }, leadId ?? "");
  await storeChapterRequest({ db, mailed: true }, chapterForm());
  await deliverDueEvents(outbox);
  await storeResourceUnlock({ db }, { email: "a@example.com" });
  await storeChallengeParticipant({ db }, challengeForm());
  await deliverDueEvents({ db, webhook, fetch: failing.fetch });
  await purgeAt(db, Date.now(), { only: ["leads"] });

  expect(statements.size).toBeGreaterThanOrEqual(12);
  for (const statement of statements) await expectIndexed(statement);
});

test("a statement without an index would be found", async () => {
  await expect(expectIndexed("SELECT * FROM outbox_events WHERE type = ?")).rejects.toThrow();
});
