import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { deliverDueEvents } from "~/outbox/deliver";
import { CommandError } from "../../../scripts/kit/errors";
import { unsubscribe } from "../../../scripts/leads/person";
import {
  storeChallengeParticipant,
  storeChapterRequest,
  storeDiagnostic,
  storeResourceUnlock,
} from "../../support/leads";
import { idOf, webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";
import { setUpCli } from "./cli";

const cli = setUpCli();
const noon = Date.UTC(2026, 4, 1, 12);

function listPage(line: string) {
  cli.printed = cli.noted = "";
  return cli.leads("list", ...line.split(" ").filter(Boolean));
}

test("leads of all forms, newest first, with name and event", async () => {
  await storeDiagnostic(cli.at(0));
  const { events } = await storeChapterRequest(cli.at(1));
  await storeResourceUnlock(cli.at(2), { email: "a@example.com" });
  const mailed = { ...cli.at(3), mailed: true };
  await storeChallengeParticipant(mailed, { email: "Z@example.com" });
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
    const moment = cli.at(index < 4 ? 0 : 1);
    if (index % 2 === 0) await storeResourceUnlock(moment, { email });
    else await storeChallengeParticipant(moment, { email });
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
  await storeResourceUnlock(cli.at(0), { email: "may@example.com" });
  await storeResourceUnlock(cli.at(-13 * 3600), { email: "april@example.com" });
  await storeChallengeParticipant(cli.at(0));
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

/** Stores a lead and puts its event into a state; returns the event's id. */
async function storeEvent(name: string, changes: Partial<OutboxEvent> = {}): Promise<string> {
  const { db } = cli.database;
  const context = { db, now: () => noon };
  const { events } = await storeResourceUnlock(context, { email: `${name}@example.com` });
  const id = idOf(events);
  await db
    .update(outboxEvents)
    .set({ attempts: 0, ...changes })
    .where(eq(outboxEvents.id, id));
  return id;
}

async function storeOneOfEach() {
  return {
    pending: await storeEvent("pending"),
    retried: await storeEvent("retried", { attempts: 2, last_error: "status 500" }),
    delivered: await storeEvent("delivered", {
      status: "delivered",
      attempts: 1,
      delivered_at: "2026-05-01T12:00:07.000Z",
    }),
    failed: await storeEvent("failed", {
      status: "failed",
      attempts: 10,
      last_error: "timeout",
    }),
    gone: await storeEvent("gone", {
      status: "gone",
      attempts: 1,
      claimed_until: "2099-01-01T00:00:00.000Z",
      last_error: "status 410",
    }),
  };
}

const outbox = (...args: string[]) => cli.leads("outbox", ...args);

test("counts of each state, and the halt of a 410", async () => {
  await storeOneOfEach();
  await outbox();
  expect(cli.printed.split("\n").slice(0, 5)).toEqual([
    "STATE      EVENTS",
    "waiting    2",
    "failed     2",
    "capped     0",
    "delivered  1",
  ]);
  expect(cli.printed).toContain("1 event answered 410, so nothing is sent");
});

test("an empty outbox", async () => {
  await outbox();
  expect(cli.printed).toBe(
    "STATE      EVENTS\nwaiting    0\nfailed     0\ncapped     0\ndelivered  0\n",
  );
  await outbox("failed");
  expect(cli.noted).toBe("No failed events\n");
});

test.each([
  ["waiting", ["retried", "pending"], " 2 status 500, next 2026-05-01 12:00:00 retried@"],
  ["failed", ["gone", "failed"], " 10 timeout failed@"],
  ["delivered", ["delivered"], " 1 delivered 2026-05-01 12:00:07 delivered@"],
] as const)("events that are %s", async (state, names, line) => {
  const ids = await storeOneOfEach();
  await outbox(state);

  expect(cli.printed.replace(/ +/g, " ")).toContain(line);
  expect(cli.printed.trimEnd().split("\n")).toHaveLength(1 + names.length);
  for (const name of names) expect(cli.printed).toContain(ids[name]);
});

test("retry of all, and the next run", async () => {
  const { delivered } = await storeOneOfEach();
  await outbox("retry");
  expect(cli.printed).toMatch(/^2 events waiting again/);

  const receiver = createReceiver();
  const { db } = cli.database;
  await deliverDueEvents({ db, webhook, fetch: receiver.fetch });

  const sent = receiver.received.map(({ headers }) => headers.get("webhook-id"));
  expect(sent).toHaveLength(4);
  expect(sent).not.toContain(delivered);
});

test("retry of one, from now", async () => {
  const { failed, gone } = await storeOneOfEach();
  const before = new Date().toISOString();
  await outbox("retry", failed);
  expect(cli.printed).toMatch(/^1 event waiting again/);
  const rows = await cli.database.db.select().from(outboxEvents);
  const event = rows.find(({ id }) => id === failed);
  expect(event).toMatchObject({ status: "pending", attempts: 0, claimed_until: null });
  const moments = [before, event?.next_attempt_at, new Date().toISOString()];
  expect(moments).toEqual(moments.toSorted());
  expect(rows.find(({ id }) => id === gone)?.status).toBe("gone");
});

test("retry of events that have not failed, or of none", async () => {
  const { delivered, pending } = await storeOneOfEach();
  for (const id of [delivered, pending, crypto.randomUUID()])
    await expect(outbox("retry", id)).rejects.toThrow(CommandError);
  const [event] = await cli.database.db
    .select()
    .from(outboxEvents)
    .where(eq(outboxEvents.id, delivered));
  expect(event?.status).toBe("delivered");
  await cli.database.db.update(outboxEvents).set({ status: "pending" });
  await outbox("retry");
  expect(cli.printed).toBe("No failed events\n");
});
