import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { withdrawalPage } from "~/content/withdrawal-page";
import * as schema from "~/db/schema";
import { leftOut, numberLeftOut } from "~/mail/typed-text";
import { withdrawalMails } from "~/withdrawals/mails";
import { receiptEntries, withdrawalNumber } from "~/withdrawals/receipt";
import { storeWithdrawal, withdrawalNoticed, withdrawalSubmitted } from "~/withdrawals/store";
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

test("sends five mails to one mailbox a day, however spelled", async () => {
  const spellings = ["a@example.com", "A@Example.com", "a+1@example.com", "a+b+c@example.com"];
  for (let count = 0; count < 8; count += 1) {
    const email = spellings[count % spellings.length] ?? "";
    const { events } = await store(declared({ email }), { token: `${count}` });
    expect(events).toHaveLength(count < 5 ? 3 : 1);
  }
  expect(await waiting()).toHaveLength(10);
  expect((await mails()).filter(({ status }) => status === "capped")).toHaveLength(6);
  const other = await store(declared({ email: "b@example.com" }));
  expect(other.events).toHaveLength(3);
  const nextDay = { token: "next", at: time + 24 * 3_600_000 + 1 };
  expect((await store(declared({ email: "a@example.com" }), nextDay)).events).toHaveLength(3);
});

test("sends mails to paying addresses only after 200 people a day", async () => {
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
  const types = (await waiting()).map(({ type }) => type);
  expect(types.filter((type) => type === withdrawalSubmitted)).toHaveLength(201);
  expect(types.filter((type) => type === withdrawalNoticed)).toHaveLength(201);

  for (const known of ["buyer@example.com", "autre chose", null])
    expect(await mailedTo({ email: "buyer@example.com", reference: known })).toBe(true);
  for (const fields of [
    { email: "p211@example.com" },
    { email: "p211@example.com", reference },
    { email: "p211@example.com", reference: order.email },
    { email: "second@example.com", reference },
  ])
    expect(await mailedTo(fields), JSON.stringify(fields)).toBe(false);
  const more = [0, 1, 2].map(() => mailedTo({ email: "buyer@example.com", reference }));
  expect((await Promise.all(more)).filter(Boolean), "five for one reference").toHaveLength(1);
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
  withdrawalMails[type]?.({ subject_id } as schema.OutboxEvent, { db, env: mailEnv }, Date.now());

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
