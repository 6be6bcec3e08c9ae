import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { deliverDueEvents } from "~/outbox/deliver";
import { CommandError } from "../../../scripts/kit/errors";
import { setUpCli } from "../../support/cli";
import { notEmpty } from "../../support/counted";
import * as leads from "../../support/leads";
import { idOf, webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";

const cli = await setUpCli();
const { db } = cli.database;
const noon = Date.UTC(2026, 4, 1, 12);
const list = (line = "") => cli.leads("list", ...line.split(" ").filter(Boolean));
const emailsIn = (printed: string) => printed.match(/\S+@\S+/g) ?? [];

test("lists leads of all forms, newest first, with name and event", async () => {
  await leads.storeDiagnostic(cli.at(0));
  const { events } = await leads.storeChapterRequest(cli.at(1));
  await leads.storeResourceUnlock(cli.at(2), { email: "a@example.com" });
  await leads.storeChallengeParticipant({ ...cli.at(3), mailed: true }, { email: "Z@example.com" });
  await changeEvent(idOf(events), { status: "delivered" });
  await cli.leads("unsubscribe", "A@example.com");
  await db.delete(outboxEvents).where(eq(outboxEvents.email, "a@example.com"));
  cli.noted = "";

  expect((await list()).trimEnd().split("\n")).toEqual([
    "WHEN                 FORM        EVENT      MAIL          EMAIL                     NAME",
    "2026-05-01 14:00:03  challenge   waiting    waiting       Z@example.com             Camille Roux",
    "2026-05-01 14:00:02  resources   -          unsubscribed  a@example.com             -",
    "2026-05-01 14:00:01  chapter     delivered  -             camille.roux@example.com  Camille Roux",
    "2026-05-01 14:00:00  diagnostic  waiting    -             camille.roux@example.com  Camille Roux",
  ]);
  expect(cli.noted).toBe("");
});

test("pages through leads, even of one moment", async () => {
  const emails = Array.from({ length: 7 }, (_, index) => `lead${index}@example.com`);
  for (const [index, email] of emails.entries()) {
    const moment = cli.at(index < 4 ? 0 : 1);
    if (index % 2 === 0) await leads.storeResourceUnlock(moment, { email });
    else await leads.storeChallengeParticipant(moment, { email });
  }

  const seen: string[] = [];
  let place = "";
  do {
    cli.noted = "";
    seen.push(...emailsIn(await list(`--limit 2 ${place}`)));
    place = cli.noted.match(/--before \S+/)?.[0] ?? "";
  } while (place);

  expect(seen.toSorted()).toEqual(emails);
  expect(seen.slice(0, 3).sort()).toEqual(emails.slice(4));
});

test("filters and counts leads by day and form", async () => {
  await leads.storeResourceUnlock(cli.at(0), { email: "may@example.com" });
  await leads.storeResourceUnlock(cli.at(-15 * 3600), { email: "april@example.com" });
  await leads.storeChallengeParticipant(cli.at(0));
  expect(emailsIn(await list("--before 2026-05-01"))).toEqual(["april@example.com"]);
  const may = await list("--form resources --since 2026-05-01");
  expect(emailsIn(may)).toEqual(["may@example.com"]);
  expect([await list("--since 2026-06-01"), cli.noted]).toEqual(["", "No leads\n"]);

  const counts = await cli.leads("count", "--since", "2026-05-01");
  expect(counts).toMatch(/^resources +1$/m);
  expect(counts).toMatch(/^all leads +2$/m);
});

const changeEvent = (id: string, changes: Partial<OutboxEvent>) =>
  db.update(outboxEvents).set(changes).where(eq(outboxEvents.id, id));

async function storeOneOfEach() {
  const last_error = "status 500";
  const states = {
    pending: { attempts: 0 },
    retried: { attempts: 2, last_error },
    delivered: { status: "delivered", attempts: 1, delivered_at: "2026-05-01T12:00:07.000Z" },
    failed: { status: "failed", attempts: 10, last_error: "timeout" },
    gone: { status: "gone", attempts: 1, claimed_until: "2099-01-01T00:00:00.000Z" },
  } as const;
  const ids: Record<string, string> = {};
  for (const [name, changes] of Object.entries(states)) {
    const context = { db, now: () => noon };
    const { events } = await leads.storeResourceUnlock(context, { email: `${name}@example.com` });
    ids[name] = idOf(events);
    await changeEvent(idOf(events), changes);
  }
  return ids as Record<keyof typeof states, string>;
}

const outbox = (...args: string[]) => cli.leads("outbox", ...args);

test("counts events by state, a 410's halt and an empty outbox", async () => {
  const states = ["waiting    0", "held       0", "failed     0", "capped     0", "delivered  0"];
  const empty = ["STATE      EVENTS", ...states, ""].join("\n");
  expect(await outbox()).toBe(empty);
  await outbox("failed");
  expect(cli.noted).toBe("No failed events\n");
  await storeOneOfEach();
  const printed = await outbox();
  expect(printed).toMatch(
    /^STATE +EVENTS\nwaiting +2\nheld +0\nfailed +2\ncapped +0\ndelivered +1\n/,
  );
  expect(printed).toContain("1 event answered 410, so nothing is sent");
});

test.each([
  ["waiting", ["retried", "pending"], " 2 status 500, next 2026-05-01 14:00:00 retried@"],
  ["failed", ["gone", "failed"], " 10 timeout failed@"],
  ["delivered", ["delivered"], " 1 delivered 2026-05-01 14:00:07 delivered@"],
] as const)("lists events that are %s", async (state, names, line) => {
  const ids = await storeOneOfEach();
  const printed = await outbox(state);
  expect(printed.replace(/ +/g, " ")).toContain(line);
  expect(printed.trimEnd().split("\n")).toHaveLength(1 + names.length);
  for (const name of notEmpty(names)) expect(printed).toContain(ids[name]);
});

test("retries one event, then all, with the next run", async () => {
  const { failed, gone, delivered } = await storeOneOfEach();
  const before = new Date().toISOString();
  expect(await outbox("retry", failed)).toMatch(/^1 event waiting again/);
  const rows = await db.select().from(outboxEvents);
  const event = rows.find(({ id }) => id === failed);
  expect(event).toMatchObject({ status: "pending", attempts: 0, claimed_until: null });
  const moments = [before, event?.next_attempt_at, new Date().toISOString()];
  expect(moments).toEqual(moments.toSorted());
  expect(rows.find(({ id }) => id === gone)?.status).toBe("gone");

  expect(await outbox("retry")).toMatch(/^1 event waiting again/);
  const receiver = createReceiver();
  await deliverDueEvents({ db, webhook, fetch: receiver.fetch });
  const sent = receiver.received.map(({ headers }) => headers.get("webhook-id"));
  expect(sent).toHaveLength(4);
  expect(sent).not.toContain(delivered);
});

test("refuses to retry events that have not failed, or none", async () => {
  const { delivered, pending } = await storeOneOfEach();
  for (const id of [delivered, pending, crypto.randomUUID()])
    await expect(outbox("retry", id)).rejects.toThrow(CommandError);
  const [event] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, delivered));
  expect(event?.status).toBe("delivered");
  await db.update(outboxEvents).set({ status: "pending" });
  expect(await outbox("retry")).toBe("No failed events\n");
});
