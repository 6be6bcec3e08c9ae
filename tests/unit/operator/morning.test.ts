import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { promptPack, training } from "~/content/offers";
import { invitationDay } from "~/content/products";
import {
  orders,
  outboxEvents,
  pageCounts,
  parcels,
  type Withdrawal,
  withdrawals,
} from "~/db/schema";
import { addDays, frenchDate, unbroken } from "~/lib/time";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { storePayment } from "~/orders/payment";
import { changeContent } from "../../support/change-content";
import { loggedErrors } from "../../support/logged-errors";
import { entryOf, newOrder } from "../../support/payments";
import { createVirtualCron, join, paris } from "../../support/virtual-cron";
import { declared } from "../../support/withdrawals";

let logged: string[];
beforeEach(() => {
  logged = loggedErrors();
});

/** A Tuesday. */
const tuesday = "2027-06-08";
const on = { OPERATOR_MAIL: "", OPERATOR_EMAIL: "author@site.test" };

type Site = Awaited<ReturnType<typeof createVirtualCron>>;

const mornings = (site: Site) => site.sentTo("author@site.test");

/** The first mail's text in one line. */
const textOf = (site: Site) => mornings(site)[0]?.text.replace(/\s+/g, " ") ?? "";

/** The first morning is over. */
async function createKnownSite(variables: Record<string, string> = {}) {
  const site = await createVirtualCron({ ...on, ...variables });
  await site.run(paris(addDays(tuesday, -1), "07:00"));
  site.sent.length = 0;
  return site;
}

async function declare(
  db: Site["db"],
  at: number,
  { answered_at = null, ...fields }: Partial<Withdrawal> = {},
) {
  const id = crypto.randomUUID();
  await db.insert(withdrawals).values({
    id,
    created_at: new Date(at).toISOString(),
    submission_key: id,
    ...declared({ message: "Un secret", ...fields }),
    answered_at,
  });
  return `-${id.slice(0, 8).toUpperCase()}`;
}

async function order(db: Site["db"], session_id: string, changes: object = {}) {
  await db.insert(orders).values({
    ...newOrder(),
    session_id,
    payment_intent: session_id,
    reference: `C-20270601-${session_id}`,
    key: session_id,
    email: `${session_id}@example.com`,
    refunded_cents: 0,
    ...changes,
  });
  return db.insert(parcels).values({
    session_id,
    name: "Camille Roux",
    address: "1 rue du Test",
    dedication: null,
    created_at: "2027-06-07T10:00:00.000Z",
  });
}

test("sends no second mail on a quiet morning", async () => {
  await using site = await createKnownSite();
  await site.run(paris(tuesday, "07:00"));
  await declare(site.db, paris(tuesday, "08:00"));
  for (const time of ["08:30", "12:00", "16:59", "17:30"]) await site.run(paris(tuesday, time));
  expect(mornings(site)).toEqual([]);
  await site.run(paris(addDays(tuesday, 1), "06:59"));
  await site.run(paris(addDays(tuesday, 1), "07:00"));
  await site.run(paris(addDays(tuesday, 1), "07:01"));
  expect(mornings(site).map(({ at }) => at)).toEqual([paris(addDays(tuesday, 1), "07:00")]);
});

test("explains itself in the first mail and says how to end it", async () => {
  await using site = await createVirtualCron(on);
  for (let date = tuesday; date < addDays(tuesday, 3); date = addDays(date, 1)) {
    await site.run(paris(date, "07:00"));
  }
  expect(mornings(site)).toHaveLength(1);
  expect(mornings(site)[0]?.text).toContain("OPERATOR_MAIL");
});

test("writes to the configured address, or to nobody", async () => {
  await using contact = await createVirtualCron({ ...on, OPERATOR_EMAIL: "malformed" });
  await contact.run(paris(tuesday, "07:00"));
  expect(contact.sent.map(({ to }) => to)).toEqual(["operator@site.test"]);
  expect(logged.splice(0)).toEqual([expect.stringContaining("OPERATOR_EMAIL")]);
  await using off = await createVirtualCron({ ...on, OPERATOR_MAIL: "off" });
  await off.run(paris(tuesday, "07:00"));
  expect(off.sent).toEqual([]);
});

test("lists parcels and late ones, without tests and refunded orders", async () => {
  await using site = await createKnownSite();
  await order(site.db, "NEW");
  await order(site.db, "TEST", { livemode: false });
  await order(site.db, "BACK", { refunded_cents: newOrder({}).amount_cents });
  await order(site.db, "SENT");
  await site.db.update(parcels).set({ created_at: "2027-05-20T10:00:00.000Z" });
  await order(site.db, "FRESH");
  await site.db.$client.prepare("UPDATE parcels SET sent_at = 'x' WHERE session_id = 'SENT'").run();
  await site.run(paris(tuesday, "07:00"));
  const [mail] = mornings(site);
  expect(mail?.subject.replace(/\s/g, " ")).toContain("2 colis à envoyer, dont 1 en retard");
  const text = textOf(site);
  expect(text).toMatch(/C-20270601-NEW : en retard/);
  expect(text).toMatch(/C-20270601-FRESH : à livrer avant la fin du 16 juin 2027/);
  expect(text).not.toMatch(/TEST|BACK|SENT|Camille|rue du/);
});

test("lists disputes, and refunds announced or failed since yesterday", async () => {
  await using site = await createKnownSite();
  const { db } = site;
  for (const id of ["OPEN", "WON", "FAILED"]) await order(db, id);
  await order(db, "TEST", { livemode: false });
  const day = new Date(paris(tuesday, "01:00")).toISOString();
  const tell = (fields: Parameters<typeof entryOf>[0], told = tuesday) =>
    storeLedgerEntry({ db, now: () => paris(told, "01:00") }, entryOf(fields));
  for (const id of ["OPEN", "WON", "TEST", "UNKNOWN"])
    await tell({ id, payment: id, kind: "dispute open", due_on: "2027-06-20", at: day });
  await tell({ id: "WON", payment: "WON", kind: "dispute won", taken_cents: 0, at: day });
  const failed = { payment: "FAILED", kind: "refund failed", amount_cents: 500 } as const;
  await tell({ ...failed, id: "new", at: day });
  await tell({ ...failed, id: "old", at: "2027-06-01" }, "2027-06-01");
  await tell({ ...failed, id: "late", at: "2027-06-05", amount_cents: 700 });
  await site.run(paris(tuesday, "07:00"));
  const text = textOf(site);
  expect(text).toMatch(/C-20270601-OPEN : 19,90€, réponse attendue le 20 juin 2027 au plus tard/);
  expect(text.match(/C-20270601-FAILED : 5,00€/g)).toHaveLength(1);
  expect(text).toMatch(/C-20270601-FAILED : 7,00€/);
  expect(text).not.toMatch(/-(WON|TEST|UNKNOWN) : 19,90€/);
});

test("lists a payment for another product", async () => {
  await using site = await createKnownSite();
  const paid = { created_at: new Date(paris(tuesday, "01:00")).toISOString(), livemode: true };
  const context = { db: site.db, now: () => paris(tuesday, "01:00") };
  await storePayment(context, newOrder({ ...paid, product: "other", amount_cents: 1900 }));
  await site.run(paris(tuesday, "07:00"));
  expect(mornings(site)[0]?.subject.replace(/\s/g, " ")).toContain("1 autre paiement");
  expect(textOf(site)).toMatch(/C-20270608-[\dA-F]{8} : 19,00€/);
});

test("mentions refunds that arrive only as sums once", async () => {
  await using site = await createKnownSite();
  const days = [tuesday, addDays(tuesday, 1), addDays(tuesday, 2)];
  const refunded = async (day: string, payment: string, kind: "refund" | "refund sum") => {
    const at = new Date(paris(day, "01:00")).toISOString();
    await storeLedgerEntry(
      { db: site.db, now: () => paris(day, "01:00") },
      entryOf({ id: `${kind} ${payment}`, payment, kind, amount_cents: 500, at }),
    );
  };
  for (const id of ["NAMED", "FIRST", "SECOND"]) await order(site.db, id);
  await site.db.delete(parcels);
  for (const [index, payment] of ["NAMED", "FIRST", "SECOND"].entries()) {
    const day = days[index] ?? "";
    await refunded(day, payment, "refund sum");
    if (payment === "NAMED") await refunded(day, payment, "refund");
    await site.run(paris(day, "07:00"));
  }
  const told = mornings(site).filter(({ subject }) => /annoncés sans détail/.test(subject));
  expect(told.map(({ at }) => at)).toEqual([paris(addDays(tuesday, 1), "07:00")]);
});

test("lists stopped deliveries first and given-up ones once", async () => {
  await using site = await createKnownSite();
  await declare(site.db, paris(tuesday, "00:00"));
  await join(site.db, "a@example.com", null, 0);
  const event = {
    created_at: new Date(paris(tuesday, "01:00")).toISOString(),
    type: "challenge.joined",
    subject_table: "challenge_participants",
    subject_id: "1",
    email: "a@example.com",
    payload: "{}",
    attempts: 1,
    next_attempt_at: new Date(paris(tuesday, "01:00")).toISOString(),
    destination: "webhook",
  } as const;
  await site.db.insert(outboxEvents).values([
    { ...event, id: "gone", status: "gone" },
    { ...event, id: "failed", status: "failed", last_error: "E_RECIPIENT_NOT_ALLOWED" },
  ]);
  await site.run(paris(tuesday, "07:00"));
  await site.db.delete(outboxEvents).where(eq(outboxEvents.id, "gone"));
  await site.run(paris(addDays(tuesday, 1), "07:00"));
  const subjects = mornings(site).map(({ subject }) => subject.replace(/\s/g, " "));
  expect(subjects[0]).toBe("Ce matin : envois arrêtés, 1 rétractation, 1 envoi échoué");
  expect(subjects[1]).toBe("Ce matin : 1 rétractation");
});

test("reports a near session without a room", async () => {
  const near = addDays(tuesday, 5);
  await using site = await createKnownSite({ CHALLENGE_ROOM_URL: "" });
  await join(site.db, "a@example.com", near, 0);
  await join(site.db, "b@example.com", addDays(tuesday, 30), 0);
  await site.run(paris(tuesday, "07:00"));
  const text = textOf(site);
  expect(text).toContain("La session du 13 juin 2027 compte 1 inscription");
  expect(text).not.toContain("juillet");
  await using set = await createKnownSite({ CHALLENGE_ROOM_URL: "https://room.test/" });
  await join(set.db, "a@example.com", near, 0);
  await set.run(paris(tuesday, "07:00"));
  expect(mornings(set)).toEqual([]);
});

test("lists unanswered withdrawals and late ones", async () => {
  await using site = await createKnownSite();
  const fresh = await declare(site.db, paris(tuesday, "00:00"));
  const late = await declare(site.db, paris("2027-05-20", "12:00"));
  const answered = await declare(site.db, paris(tuesday, "00:00"), {
    answered_at: "2027-06-08",
  });
  await site.run(paris(tuesday, "07:00"));
  expect(textOf(site)).toContain(`${fresh} : à rembourser`);
  expect(textOf(site)).toContain(`${late} : en retard`);
  expect(textOf(site)).not.toMatch(new RegExp(`${answered}|Un secret`));
});

test("lists buyers' withdrawals before invented and repeated ones, with the count", async () => {
  await using site = await createKnownSite();
  const { db } = site;
  for (const id of ["BUYER", "OTHER", "THIRD"]) await order(db, id);
  const invented = Array.from({ length: 60 }, (_, index) => ({
    email: `stranger${index}@example.com`,
    reference: index % 2 === 0 ? null : "C-20270601-UNKNOWN",
  }));
  for (const fields of invented) await declare(db, paris(tuesday, "00:00"), fields);
  const repeated = { email: "else@example.com", reference: "C-20270601-BUYER" };
  const first = await declare(db, paris(tuesday, "00:30"), repeated);
  for (let times = 1; times < 60; times += 1) await declare(db, paris(tuesday, "00:31"), repeated);
  const known = [
    { email: "OTHER@example.com", reference: null },
    { email: "else@example.com", reference: "third@example.com" },
  ];
  const numbers = [first];
  for (const fields of known) numbers.push(await declare(db, paris(tuesday, "01:00"), fields));
  await site.run(paris(tuesday, "07:00"));
  expect(mornings(site)[0]?.subject.replace(/\s/g, " ")).toContain("122 rétractations");
  const shown = textOf(site).match(/(?<=R-\d{8})-[\dA-F]{8}(?= : à rembourser)/g) ?? [];
  expect(shown.slice(0, 3)).toEqual(numbers);
  expect(shown).toHaveLength(50);
  expect(textOf(site)).toContain("et 72 autres.");
});

test("counts parcels and disputes beyond those listed", async () => {
  await using site = await createKnownSite();
  const { db } = site;
  const created_at = "2027-05-20T10:00:00.000Z";
  for (let number = 10; number < 65; number += 1) {
    const id = `N${number}`;
    await order(db, id);
    const opened = entryOf({ id, payment: id, kind: "dispute open", at: created_at });
    if (number % 2) await storeLedgerEntry({ db }, opened);
  }
  for (let number = 65; number < 90; number += 1) await order(db, `N${number}`);
  await db.update(parcels).set({ created_at });
  await site.run(paris(tuesday, "07:00"));
  const subject = mornings(site)[0]?.subject.replace(/\s/g, " ");
  expect(subject).toContain("27 paiements contestés, 53 colis à envoyer, dont 53 en retard");
  expect(textOf(site)).toContain("et 3 autres.");
});

test.each([
  ["the invitation", "buyers:training", invitationDay],
  ["the update", "buyers:prompt-pack", () => promptPack.nextUpdate],
] as const)(
  "reminds of %s promised to buyers, in the week before its day",
  async (_, group, dayOf) => {
    changeContent(training, { launch: "2027-08-30" });
    changeContent(promptPack, { nextUpdate: "2027-06-22" });
    const last = dayOf() ?? "";
    await using site = await createKnownSite();
    for (const date of [-7, -6, 0, 1].map((past) => addDays(last, past)))
      await site.run(paris(date, "07:00"));
    const told = mornings(site).filter(({ text }) => text.includes(group));
    expect(told.map(({ at }) => at)).toEqual(
      [addDays(last, -6), last].map((date) => paris(date, "07:00")),
    );
    expect(told[0]?.text).toContain(unbroken(frenchDate(last)));
  },
);

test.each([
  ["2027-08-30", "2027-08-30"],
  [null, "2027-04-30"],
] as const)("with the launch stated as %s, invites before %s", (launch, day) => {
  changeContent(training, { launch, lastDay: "2027-01-31", launchInMonths: 3 });
  expect(invitationDay()).toBe(addDays(day, -training.masterclassDaysBefore));
});

test("adds the week's figures on Mondays", async () => {
  await using site = await createKnownSite();
  await join(site.db, "a@example.com", null, paris(tuesday, "12:00"));
  const views = { day: tuesday, page: "challenge", source: "", views: 10, orders: 0 };
  await site.db.insert(pageCounts).values(views);
  const monday = addDays(tuesday, 6);
  for (let date = tuesday; date <= monday; date = addDays(date, 1))
    await site.run(paris(date, "07:00"));
  expect(mornings(site)).toHaveLength(1);
  const [mail] = mornings(site);
  expect(mail?.at).toBe(paris(monday, "07:00"));
  const text = textOf(site);
  expect(text).toMatch(/Du 7 juin au 13 juin 2027/);
  expect(text).toMatch(/Challenge Visites : 10 Contacts : 1 · 10,0 % \(/);
  expect(text).toMatch(/Annonces .*remis : \d/);
  expect(mail?.html).not.toMatch(/<img|https?:\/\/(?!localhost|site\.test)[^"]*\.(png|svg)/);
});

test("warns every morning while the webhook's secret is missing", async () => {
  const site = await createKnownSite({ PAYMENT_WEBHOOK_SECRET: "" });
  await site.run(paris(tuesday, "07:00"));
  expect(textOf(site)).toContain("Le site n’apprend aucun paiement");
  expect(textOf(site)).toContain('npx wrangler secret put PAYMENT_WEBHOOK_SECRET --env=""');
});

test("names the environment in each command of its mail", async () => {
  const site = await createKnownSite({ PAYMENT_WEBHOOK_SECRET: "", ENVIRONMENT: "staging" });
  await order(site.db, "due");
  await site.run(paris(tuesday, "07:00"));
  const lines = mornings(site)[0]?.text.match(/^np[mx] .*/gm) ?? [];
  expect(lines).toHaveLength(2);
  expect(lines.filter((line) => !line.endsWith(" --env staging"))).toEqual([]);
});

test("sends and stores no mail on a restored copy", async () => {
  const site = await createKnownSite({ OUTBOX: "off" });
  await order(site.db, "due");
  await site.run(paris(tuesday, "07:00"));
  expect(site.sent).toEqual([]);
  expect(await site.db.$count(outboxEvents)).toBe(0);
});
