import { expect, test } from "vitest";
import { outboxEvents, unsubscribedAddresses } from "~/db/schema";
import { findDiagnostic } from "~/diagnostic/lead";
import { leadMails } from "~/leads/mails";
import { hasUnsubscribed, resubscribeLead, unsubscribeLead } from "~/leads/unsubscribe";
import { mailEvent } from "~/outbox/record";
import { counted } from "../../support/counted";
import { formsOf } from "../../support/lead-forms";
import {
  storeChapterRequest,
  storeOneOfEach,
  storeResourceUnlock,
  unsubscribeKeyOf,
} from "../../support/leads";
import { mailEnv } from "../../support/mail-service";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase(unsubscribedAddresses, outboxEvents);

const time = Date.UTC(2026, 4, 1, 12);
const context = { db, now: () => time };
const email = "Camille.Roux@example.com";
const unknown = "5f0c2a34-6d1f-4f0e-8a53-0d6d2f0f9a11";
const unknownKey = "0".repeat(32);

const leads = await storeOneOfEach(context, email);

const keyOf = (lead: { leadId: string | null }) => unsubscribeKeyOf(db, lead);
const addresses = () => db.select().from(unsubscribedAddresses);

test.each(counted(4, Object.entries(leads)))(
  "unsubscribes by a lead of %s",
  async (_name, lead) => {
    const [event] = await unsubscribeLead(context, await keyOf(lead));
    const row = { address: email.toLowerCase(), created_at: new Date(time).toISOString() };
    expect(await addresses()).toEqual([{ ...row, mailbox: row.address }]);
    expect(await db.select().from(outboxEvents)).toEqual([event]);
    expect(event).toMatchObject({
      type: "lead.unsubscribed",
      subject_table: "unsubscribed_addresses",
      subject_id: row.address,
      email: row.address,
    });
    expect(JSON.parse(event?.payload ?? "")).toMatchObject({
      timestamp: row.created_at,
      data: { email: row.address, created_at: row.created_at },
    });
  },
);

test("unsubscribes by another lead, and stays so after a new form", async () => {
  await unsubscribeLead(context, await keyOf(leads.chapter));
  const later = { db, now: () => time + 1000 };
  expect(await unsubscribeLead(later, await keyOf(leads.challenge))).toEqual([]);
  expect(await db.$count(outboxEvents)).toBe(1);
  expect(await addresses()).toMatchObject([{ created_at: new Date(time + 1000).toISOString() }]);
  await storeResourceUnlock({ db, now: () => time + 1e9 }, { email: email.toUpperCase() });
  expect(await addresses()).toHaveLength(1);
});

const spellings = ["p.q@gmail.com", "PQ+x@googlemail.com", "pq+y@gmail.com"] as const;

test("unsubscribes and resubscribes a mailbox however spelled", async () => {
  const stored = spellings.map((spelling) => storeChapterRequest(context, { email: spelling }));
  const keys = await Promise.all((await Promise.all(stored)).map(keyOf));
  const left = () => Promise.all(keys.map((key) => hasUnsubscribed(db, key)));
  const resubscribe = () => resubscribeLead(context, keys[2] ?? "");
  expect(await left()).toEqual([false, false, false]);
  expect(await resubscribe()).toEqual([]);
  await unsubscribeLead(context, keys[0] ?? "");
  expect(await left()).toEqual([true, true, true]);
  await unsubscribeLead(context, keys[1] ?? "");
  expect(await resubscribe()).toMatchObject([{ type: "lead.resubscribed", email: spellings[2] }]);
  expect(await resubscribe()).toEqual([]);
  expect(await addresses()).toEqual([]);
  expect(await left()).toEqual([false, false, false]);
});

test("respects rows of an earlier version of the site", async () => {
  const created_at = new Date(time).toISOString();
  await db.insert(unsubscribedAddresses).values({ address: email.toLowerCase(), created_at });
  expect(await hasUnsubscribed(db, await keyOf(leads.chapter))).toBe(true);
});

test("stores nine changes in a day and announces three", async () => {
  let last: unknown[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const change = turn % 2 === 0 ? unsubscribeLead : resubscribeLead;
    last = await change({ db, now: () => time + turn }, await keyOf(leads.chapter));
  }
  expect(last).toEqual([]);
  expect(await db.$count(outboxEvents)).toBe(3);
  expect(await addresses()).toHaveLength(1);
  const tomorrow = { db, now: () => time + 24 * 60 * 60 * 1000 + 9 };
  expect(await resubscribeLead(tomorrow, await keyOf(leads.chapter))).toHaveLength(1);
});

const { leadId = "" } = leads.chapter;

test.each(["", "x", unknown, unknownKey, leadId ?? ""])("rejects a wrong key %#", async (id) => {
  expect(await unsubscribeLead(context, id)).toEqual([]);
  expect(await resubscribeLead(context, id)).toEqual([]);
  expect(await hasUnsubscribed(db, id)).toBe(false);
  expect(await findDiagnostic(db, id)).toBeUndefined();
  expect(await addresses()).toEqual([]);
});

const write = (type: string, id: string | null) => {
  const subject = { type, table: "resource_subscribers", id: `${id}`, email } as const;
  const event = mailEvent({ ...subject, created_at: "2026-05-01" });
  return leadMails[type]?.(event, { db, env: mailEnv }, Date.now());
};

test.each(counted(4, Object.entries(leads)))(
  "adds an unsubscribe link to %s's mail",
  async (form, lead) => {
    const mail = await write(formsOf[form as keyof typeof leads].event, lead.leadId);
    const url = `${mailEnv.SITE_URL}/desinscription/${await keyOf(lead)}`;
    expect(mail?.to).toBe(email);
    expect(mail?.headers["List-Unsubscribe"]).toBe(`<${url}>`);
    const greeting = `Bonjour${form === "resources" ? "" : " Camille"},`;
    for (const part of [url, mailEnv.CONTACT_EMAIL, greeting]) expect(mail?.text).toContain(part);
  },
);

test("mails an unsubscribed lead only what it requests later", async () => {
  const type = "chapter.requested";
  expect(await write(type, unknown)).toBeNull();
  await unsubscribeLead(context, await keyOf(leads.chapter));
  expect(await write(type, leads.chapter.leadId)).toBeNull();
  const later = { db, now: () => time + 1e9 };
  const { leadId } = await storeChapterRequest(later, { email, nom: "Autre" });
  expect(await write(type, leadId)).toMatchObject({ to: email });
  await unsubscribeLead({ db, now: () => time + 2e9 }, await keyOf({ leadId }));
  expect(await write(type, leadId)).toBeNull();
});
