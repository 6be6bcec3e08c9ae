import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { withdrawalPage } from "~/content/withdrawal-page";
import * as schema from "~/db/schema";
import { leftOut, numberLeftOut } from "~/mail/typed-text";
import { sendHeldReceipts } from "~/withdrawals/held-receipts";
import { withdrawalMails } from "~/withdrawals/mails";
import { receiptEntries, withdrawalNumber } from "~/withdrawals/receipt";
import {
  receiptsGathered,
  storeWithdrawal,
  withdrawalNoticed,
  withdrawalSubmitted,
} from "~/withdrawals/store";
import { counted, notEmpty } from "../../support/counted";
import { mailEnv } from "../../support/mail-service";
import { orderRow } from "../../support/payments";
import { purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";
import { declared } from "../../support/withdrawals";

const { db } = await sharedDatabase();

const time = Date.UTC(2026, 5, 19, 23, 30);
function store(fields = declared(), { token = "a", mailed = true, at = time } = {}) {
  return storeWithdrawal({ db, mailed, now: () => at }, { fields, token });
}

test("stores a declaration and announces it", async () => {
  const { withdrawal, events } = await store();
  expect(withdrawal).toMatchObject({ ...declared(), created_at: new Date(time).toISOString() });
  expect(await db.select().from(schema.withdrawals)).toEqual([withdrawal]);
  expect(await db.select().from(schema.outboxEvents)).toEqual(expect.arrayContaining(events));

  const { submission_key: _key, answered_at: _answer, ...data } = withdrawal;
  expect(JSON.parse(events[0]?.payload ?? "")).toEqual({
    type: withdrawalSubmitted,
    id: events[0]?.id,
    timestamp: withdrawal.created_at,
    data: { number: withdrawalNumber(withdrawal), ...data },
  });
  const subject = { subject_table: "withdrawals", subject_id: withdrawal.id };
  for (const event of counted(3, events)) expect(event).toMatchObject(subject);
});

test.each([
  [
    true,
    [`webhook ${withdrawalSubmitted}`, `mail ${withdrawalSubmitted}`, `mail ${withdrawalNoticed}`],
  ],
  [false, [`webhook ${withdrawalSubmitted}`]],
])("sends a declaration's mails with mail on %s: %j", async (mailed, told) => {
  const { events } = await store(declared(), { mailed });
  expect(events.map(({ destination, type }) => `${destination} ${type}`)).toEqual(told);
});

test("stores a declaration once when confirmed again, however late", async () => {
  const first = await store();
  const second = await store(declared(), { at: time + 1e10 });
  expect(second).toEqual({ withdrawal: first.withdrawal, mailed: true, events: [] });
  expect(await db.$count(schema.withdrawals)).toBe(1);
  expect(await db.$count(schema.outboxEvents)).toBe(3);
});

test.each([
  ["of another page to confirm", declared(), "b"],
  ["of another person", declared({ email: "other@example.com" }), "a"],
  ["of another word", declared({ message: "x" }), "a"],
])("stores a declaration beside one %s", async (_name, fields, token) => {
  await store();
  expect((await store(fields, { token })).events).toHaveLength(3);
  expect(await db.$count(schema.withdrawals)).toBe(2);
});

const mails = () =>
  db
    .select({ type: schema.outboxEvents.type, status: schema.outboxEvents.status })
    .from(schema.outboxEvents)
    .where(eq(schema.outboxEvents.destination, "mail"));
const waiting = async () => (await mails()).filter(({ status }) => status === "pending");

const statusesOf = async (type: string, status: schema.OutboxEvent["status"]) =>
  (await mails()).filter((mail) => mail.type === type && mail.status === status).length;

test("sends a mailbox five mails a day, however spelled", async () => {
  const spellings = ["a@example.com", "A@Example.com", "a+1@example.com", "a+b+c@example.com"];
  for (let count = 0; count < 8; count += 1) {
    const email = spellings[count % spellings.length] ?? "";
    const { events } = await store(declared({ email }), { token: `${count}` });
    expect(events).toHaveLength(count < 5 ? 3 : 1);
  }
  expect(await waiting()).toHaveLength(10);
  expect(await statusesOf(withdrawalSubmitted, "held")).toBe(3);
  expect(await statusesOf(withdrawalNoticed, "capped")).toBe(3);
  const other = await store(declared({ email: "b@example.com" }));
  expect(other.events).toHaveLength(3);
  const nextDay = { token: "next", at: time + 24 * 3_600_000 + 1 };
  expect((await store(declared({ email: "a@example.com" }), nextDay)).events).toHaveLength(3);
});

test("sends a buyer's receipt although strangers used up the day's five", async () => {
  const email = "camille.roux@example.com";
  await db.insert(schema.orders).values(orderRow({ email: "Camille.Roux+livre@example.com" }));
  for (let count = 0; count < 6; count += 1)
    await store(declared({ email, message: `${count}`, reference: null }), { token: `${count}` });
  const own = { email, reference: ` ${orderRow().reference?.toLowerCase()}` };
  for (let count = 0; count < 5; count += 1) {
    const { events } = await store(declared(own), { token: `own ${count}` });
    expect(events).toHaveLength(3);
  }
  expect((await store(declared(own), { token: "sixth" })).events).toHaveLength(1);
  expect(await statusesOf(withdrawalSubmitted, "capped")).toBe(0);
});

test("holds strangers' receipts after 200 a day, and nobody else's", async () => {
  const order = orderRow({ email: "Buyer@example.com" });
  const ids = { session_id: "cs_2", payment_intent: "pi_2", key: "2", reference: "C-2" };
  await db.insert(schema.orders).values([order, { ...order, ...ids, email: "second@example.com" }]);
  const reference = order.reference?.toLowerCase() ?? null;
  const mailedTo = async (fields: Partial<schema.WithdrawalFields>) => {
    const { mailed, events } = await store(declared(fields), { token: crypto.randomUUID() });
    expect(mailed, "what the page shows").toBe(true);
    return events.length === 3;
  };
  // A buyer does not count.
  expect(await mailedTo({ email: "buyer@example.com", reference })).toBe(true);

  const people = Array.from({ length: 210 }, (_, person) => `p${person}@example.com`);
  const stored = await Promise.all(people.map((email) => store(declared({ email }))));
  for (const { events } of counted(210, stored)) expect(events[0]?.destination).toBe("webhook");
  expect(await db.$count(schema.withdrawals)).toBe(211);
  for (const type of [withdrawalSubmitted, withdrawalNoticed])
    expect(await statusesOf(type, "pending")).toBe(201);
  expect(await statusesOf(withdrawalSubmitted, "held")).toBe(10);

  for (const known of ["buyer@example.com", "autre chose", null])
    expect(await mailedTo({ email: "buyer@example.com", reference: known })).toBe(true);
  for (const fields of [
    { email: "p211@example.com" },
    { email: "p211@example.com", reference },
    { email: "p211@example.com", reference: order.email },
    { email: "second@example.com", reference },
  ])
    expect(await mailedTo(fields), JSON.stringify(fields)).toBe(false);
  expect(await statusesOf(withdrawalSubmitted, "capped")).toBe(0);
});

const render = async (event?: schema.OutboxEvent) =>
  event && withdrawalMails[event.type]?.(event, { db, env: mailEnv }, Date.now());

const budget = { take: () => true, giveBack: () => {} };
const morning = Date.UTC(2026, 5, 21, 6);
const sendHeld = (at: number) => sendHeldReceipts({ db, now: () => at, budget });
const gatheredMails = async () =>
  (await db.select().from(schema.outboxEvents)).filter(({ type }) => type === receiptsGathered);

test("sends held receipts in one mail a morning, own order first", async () => {
  const email = "camille.roux@example.com";
  await db.insert(schema.orders).values(orderRow({ email }));
  const { reference } = orderRow();
  for (let count = 0; count < 30; count += 1)
    await store(declared({ email, reference: null }), { token: `${count}`, at: time + count });
  for (let count = 0; count < 6; count += 1)
    await store(declared({ email, reference }), { token: `own ${count}`, at: time + 100 + count });
  await sendHeld(morning - 10 * 60_000);
  expect(await gatheredMails(), "before eight").toEqual([]);
  for (const at of [morning, morning + 10 * 60_000]) await sendHeld(at);
  const [event, ...others] = await gatheredMails();
  expect(others).toEqual([]);
  const ids: string[] = JSON.parse(event?.payload ?? "[]");
  expect(ids).toHaveLength(20);
  const rows = await db.select().from(schema.withdrawals);
  expect(rows.find(({ id }) => id === ids[0])).toMatchObject({ reference });
  expect(await statusesOf(withdrawalSubmitted, "held")).toBe(6);

  const { text = "", subject, to } = (await render(event)) ?? {};
  expect([to, subject]).toEqual([
    email,
    "Accusé de réception de vos 20\u00a0déclarations de rétractation",
  ]);
  const shown = rows.filter(({ id }) => ids.includes(id));
  for (const row of counted(20, shown)) expect(text).toContain(withdrawalNumber(row));
  await sendHeld(morning + 24 * 3_600_000);
  expect(await gatheredMails()).toHaveLength(2);
  expect(await statusesOf(withdrawalSubmitted, "held")).toBe(0);
});

test("gives strangers' held receipts half of a day, and drops none", async () => {
  const people = Array.from({ length: 310 }, (_, person) => `p${person}@example.com`);
  await Promise.all(people.map((email) => store(declared({ email }))));
  await sendHeld(morning + 24 * 3_600_000);
  expect(await gatheredMails()).toHaveLength(100);
  await sendHeld(morning + 48 * 3_600_000);
  expect(await gatheredMails()).toHaveLength(110);
  const single = (await render((await gatheredMails())[0])) ?? { subject: "" };
  expect(single.subject).toMatch(/^Accusé de réception de votre rétractation R-/);
});

test("sends no mail to an address that no mail service accepts", async () => {
  const { mailed, events } = await store(declared({ email: ".a@b.fr" }));
  expect(mailed).toBe(false);
  const told = events.map(({ type, destination }) => `${destination} ${type}`);
  expect(told).toEqual([`webhook ${withdrawalSubmitted}`, `mail ${withdrawalNoticed}`]);
});

test("deletes declarations of five years ago batch by batch", async () => {
  const cutoff = Date.UTC(2021, 5, 19, 23, 30);
  await store(declared(), { token: "old", at: cutoff - 1 });
  await store(declared(), { token: "older", at: cutoff - 1000 });
  await store(declared(), { token: "young", at: cutoff });
  const only = ["withdrawals"];
  expect(await purgeAt(db, time, { only, size: 1, rounds: 1 })).toBe(1);
  expect(await purgeAt(db, time, { only, size: 1 })).toBe(1);
  expect(await db.select().from(schema.withdrawals)).toMatchObject([
    { created_at: new Date(cutoff).toISOString() },
  ]);
});

const write = (type: string, subject_id: string) =>
  render({ type, subject_id } as schema.OutboxEvent);

async function mailOf(type: string, changes?: Partial<schema.WithdrawalFields>) {
  const { withdrawal } = await store(declared(changes));
  return { withdrawal, mail: await write(type, withdrawal.id) };
}

const plain = (text: string) => text.replace(/\s+/g, " ");

test.each([
  [withdrawalSubmitted, "Accusé de réception de votre rétractation …", declared().email],
  [withdrawalNoticed, "Rétractation …\u00a0: à traiter", mailEnv.CONTACT_EMAIL],
])("writes the mail of %s: %s", async (type, subject, to) => {
  const { withdrawal, mail } = await mailOf(type);
  const number = withdrawalNumber(withdrawal);
  expect(mail).toMatchObject({ to, subject: subject.replace("…", number) });
  const text = plain(mail?.text ?? "");
  const { form, recap, receipt } = withdrawalPage;
  const said = receiptEntries(withdrawal).flatMap(({ label, values }) => [label, ...values]);
  const words = [receipt.declaration, recap.statement, ...said, mailEnv.SITE_URL + form.terms];
  for (const part of notEmpty(words)) expect(text).toContain(plain(part));
  expect(mail?.headers).not.toHaveProperty("List-Unsubscribe");
});

test.each([
  [withdrawalSubmitted, leftOut],
  [withdrawalNoticed, "evil[.]example"],
])("escapes hostile words in the mail of %s", async (type, instead) => {
  const { mail } = await mailOf(type, {
    last_name: "http://evil.example",
    email: "camille@example.com",
    reference: "camille@example.com evil.example",
    message: "Vu sur evil.example et www.evil\u3002example,\nécrire à x@evil.example.",
  });
  for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
    expect(part).not.toMatch(/evil[.\u3002]example/);
    expect(part).toContain(instead);
    expect(part).toContain("Vu sur");
    expect(part).toContain("camille@example.com");
  }
  const addresses = mail?.text.match(/camille@example\.com/g);
  expect(addresses, "the address and the reference").toHaveLength(2);
});

test("removes telephone numbers from the receipt and keeps order numbers", async () => {
  const { withdrawal, mail } = await mailOf(withdrawalSubmitted, {
    first_name: "Appelez0899Zut",
    last_name: "Roux 1 23456",
    reference: "C-20260501-1A2B3C4D",
    message: "Vite : +33 (0)8 99-12\n34..56, ou ⑧⑨⑨ 123\u200b4567. Reçu le 12/06/2026.",
  });
  for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
    expect(part).not.toMatch(/Appele|0899|Zut|Roux 1|23456|\+33|34\.\.56|⑧|4567/);
    for (const kept of [numberLeftOut, "Roux", "C-20260501-1A2B3C4D", "Vite", "12/06/2026"])
      expect(part).toContain(kept);
  }
  expect((await write(withdrawalNoticed, withdrawal.id))?.text).toContain(
    "Appelez0899Zut Roux 1 23456",
  );
});

test("writes no mail about a deleted declaration", async () => {
  expect(await write(withdrawalSubmitted, crypto.randomUUID())).toBeNull();
});
