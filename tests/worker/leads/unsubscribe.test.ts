import { expect, test } from "vitest";
import { outboxEvents, unsubscribedAddresses } from "~/db/schema";
import { findDiagnostic } from "~/diagnostic/lead";
import { leadMails } from "~/leads/mails";
import {
  hasUnsubscribed,
  resubscribeLead,
  unsubscribeLead,
  unsubscribePath,
} from "~/leads/unsubscribe";
import { mailEvent } from "~/outbox/record";
import { storeChapterRequest, storeOneOfEach, storeResourceUnlock } from "../../support/leads";
import { mailEnv } from "../../support/mail-service";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase(unsubscribedAddresses, outboxEvents);

const time = Date.UTC(2026, 4, 1, 12);
const context = { db, now: () => time };
const email = "Camille.Roux@example.com";
const unknown = "5f0c2a34-6d1f-4f0e-8a53-0d6d2f0f9a11";

const leads = await storeOneOfEach(context, email);

const addresses = () => db.select().from(unsubscribedAddresses);

test.each(Object.entries(leads))("unsubscription by a lead of %s", async (_name, { leadId }) => {
  const [event] = await unsubscribeLead(context, leadId ?? "");
  const row = { address: email.toLowerCase(), created_at: new Date(time).toISOString() };
  expect(await addresses()).toEqual([row]);
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
});

test("unsubscription by another lead of the address, and a form sent since", async () => {
  await unsubscribeLead(context, leads.chapter.leadId ?? "");
  const later = { db, now: () => time + 1000 };
  expect(await unsubscribeLead(later, leads.challenge.leadId ?? "")).toEqual([]);
  expect(await db.$count(outboxEvents)).toBe(1);
  expect(await addresses()).toMatchObject([{ created_at: new Date(time + 1000).toISOString() }]);
  await storeResourceUnlock({ db, now: () => time + 1e9 }, { email: email.toUpperCase() });
  expect(await addresses()).toHaveLength(1);
});

test("nine changes of a day: all stored, three announced", async () => {
  let last: unknown[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const change = turn % 2 === 0 ? unsubscribeLead : resubscribeLead;
    last = await change({ db, now: () => time + turn }, leads.chapter.leadId ?? "");
  }
  expect(last).toEqual([]);
  expect(await db.$count(outboxEvents)).toBe(3);
  expect(await addresses()).toHaveLength(1);
  const tomorrow = { db, now: () => time + 24 * 60 * 60 * 1000 + 9 };
  expect(await resubscribeLead(tomorrow, leads.chapter.leadId ?? "")).toHaveLength(1);
});

test.each(["", "x", unknown])("the id %o of no lead", async (id) => {
  expect(await unsubscribeLead(context, id)).toEqual([]);
  expect(await resubscribeLead(context, id)).toEqual([]);
  expect(await hasUnsubscribed(db, id)).toBe(false);
  expect(await findDiagnostic(db, id)).toBeUndefined();
  expect(await addresses()).toEqual([]);
});

test("resubscription by a link of any mail", async () => {
  const chapter = leads.chapter.leadId ?? "";
  expect(await resubscribeLead(context, chapter)).toEqual([]);
  await unsubscribeLead(context, chapter);
  expect(await hasUnsubscribed(db, leads.diagnostic.leadId ?? "")).toBe(true);
  const events = await resubscribeLead(context, leads.challenge.leadId ?? "");
  expect(events).toMatchObject([{ type: "lead.resubscribed", email: email.toLowerCase() }]);
  expect(await resubscribeLead(context, chapter)).toEqual([]);
  expect(await addresses()).toEqual([]);
  expect(await hasUnsubscribed(db, chapter)).toBe(false);
});

const forms = [
  ["diagnostic.completed", leads.diagnostic],
  ["chapter.requested", leads.chapter],
  ["resources.unlocked", leads.resources],
  ["challenge.joined", leads.challenge],
] as const;

const write = (type: string, id: string | null) =>
  leadMails(db, mailEnv)[type]?.(
    mailEvent({
      type,
      table: "resource_subscribers",
      id: id ?? "",
      email,
      created_at: "2026-05-01",
    }),
    Date.now(),
  );

test.each(forms)("mail of %s, with the way to end it", async (type, { leadId }) => {
  const mail = await write(type, leadId);
  const url = `${mailEnv.SITE_URL}${unsubscribePath(leadId ?? "")}`;
  expect(mail?.to).toBe(email);
  expect(mail?.headers["List-Unsubscribe"]).toBe(`<${url}>`);
  expect(mail?.text).toContain(url);
  expect(mail?.text).toContain(mailEnv.CONTACT_EMAIL);
  const name = type === "resources.unlocked" ? "" : " Camille";
  expect(mail?.text).toContain(`Bonjour${name},`);
});

test("mail to nobody who is gone or unsubscribed, but for what is asked for again", async () => {
  const type = "chapter.requested";
  expect(await write(type, unknown)).toBeNull();
  await unsubscribeLead(context, leads.chapter.leadId ?? "");
  expect(await write(type, leads.chapter.leadId)).toBeNull();
  const later = { db, now: () => time + 1e9 };
  const { leadId } = await storeChapterRequest(later, { email, nom: "Autre" });
  expect(await write(type, leadId)).toMatchObject({ to: email });
  await unsubscribeLead({ db, now: () => time + 2e9 }, leadId ?? "");
  expect(await write(type, leadId)).toBeNull();
});
