import { expect, test } from "vitest";
import { orders, parcels, type Withdrawal } from "~/db/schema";
import { noteInvalidSignature } from "~/orders/invalid-signatures";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { storePayment } from "~/orders/payment";
import {
  createKnownSite,
  declare,
  morningAfter,
  mornings,
  order,
  type Site,
  seven,
  tuesday,
} from "../../support/morning";
import { entryOf, newOrder } from "../../support/payments";
import { minute, paris } from "../../support/virtual-cron";

test("lists disputes, and refunds announced or failed since the last mail", async () => {
  const { text } = await morningAfter(async ({ db }) => {
    for (const id of ["OPEN", "WON", "FAILED"]) await order(db, id);
    await order(db, "TEST", { livemode: false });
    const at = new Date(paris(tuesday, "01:00")).toISOString();
    const tell = (fields: Parameters<typeof entryOf>[0], told = tuesday) =>
      storeLedgerEntry({ db, now: () => paris(told, "01:00") }, entryOf(fields));
    for (const id of ["OPEN", "WON", "TEST", "UNKNOWN"])
      await tell({ id, payment: id, kind: "dispute open", due_on: "2027-06-20", at });
    await tell({ id: "WON", payment: "WON", kind: "dispute won", taken_cents: 0, at });
    const failed = { payment: "FAILED", kind: "refund failed", amount_cents: 500 } as const;
    await tell({ ...failed, id: "new", at });
    await tell({ ...failed, id: "old", at: "2027-06-01" }, "2027-06-01");
    await tell({ ...failed, id: "late", at: "2027-06-05", amount_cents: 700 });
  });
  expect(text).toMatch(/C-20270601-OPEN : 19,90€, réponse attendue le 20 juin 2027 au plus tard/);
  expect(text.match(/C-20270601-FAILED : 5,00€/g)).toHaveLength(1);
  expect(text).toMatch(/C-20270601-FAILED : 7,00€/);
  expect(text).not.toMatch(/-(WON|TEST|UNKNOWN) : 19,90€/);
});

test("lists a payment for another product", async () => {
  const created_at = new Date(paris(tuesday, "01:00")).toISOString();
  const paid = newOrder({ created_at, product: "other", amount_cents: 1900 });
  const { subject, text } = await morningAfter(({ db }) => storePayment({ db }, paid));
  expect(subject).toContain("1 autre paiement");
  expect(text).toMatch(/C-20270608-[\dA-F]{8} : 19,00€/);
});

test("mentions only once that refunds arrive as totals", async () => {
  await using site = await createKnownSite();
  const payments = ["NAMED", "FIRST", "SECOND"];
  for (const id of payments) await order(site.db, id);
  await site.db.delete(parcels);
  for (const [day, payment] of payments.entries()) {
    const now = () => seven(day) - 60 * minute;
    const refund = { payment, amount_cents: 500, at: new Date(now()).toISOString() };
    const tell = (kind: "refund sum" | "refund") =>
      storeLedgerEntry({ db: site.db, now }, entryOf({ ...refund, id: kind + day, kind }));
    await tell("refund sum");
    if (payment === "NAMED") await tell("refund");
    await site.run(seven(day));
  }
  const told = mornings(site).filter(({ subject }) => /annoncés sans détail/.test(subject));
  expect(told.map(({ at }) => at)).toEqual([seven(1)]);
});

/** Stores a payment in the night before that Tuesday. */
function pay({ db }: Site, id: string, fields: Partial<ReturnType<typeof newOrder>> = {}) {
  const now = () => paris(tuesday, "01:00");
  const created_at = new Date(now()).toISOString();
  const ids = { session_id: id, payment_intent: id };
  return storePayment({ db, now }, newOrder({ ...ids, amount_cents: 1990, created_at, ...fields }));
}

test("tells what happened since the last mail, however many mornings ago", async () => {
  await using site = await createKnownSite();
  await order(site.db, "FAILED");
  await site.db.delete(parcels);
  await site.run(seven());
  const now = () => seven() + 60 * minute;
  const at = new Date(now()).toISOString();
  const failed = { id: "re_1", payment: "FAILED", kind: "refund failed", at } as const;
  await storeLedgerEntry({ db: site.db, now }, entryOf({ ...failed, amount_cents: 500 }));
  await storePayment({ db: site.db, now }, newOrder({ created_at: at, product: "other" }));
  await site.run(seven(3));
  await site.run(seven(4));
  const told = mornings(site);
  expect(told.map((mail) => mail.at)).toEqual([seven(3)]);
  expect(told[0]?.subject).toMatch(/1.remboursement échoué.*1.autre paiement/);
});

test("tells again what stood in a mail that was never sent", async () => {
  await using site = await createKnownSite();
  const take = site.service.answer;
  site.service.answer = () => Promise.reject(new Error("E_RATE_LIMIT"));
  await storePayment(
    { db: site.db, now: () => seven() - minute },
    newOrder({ created_at: new Date(seven() - minute).toISOString(), product: "other" }),
  );
  await site.run(seven());
  site.service.answer = take;
  await site.run(seven(1));
  expect(mornings(site).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/1.autre paiement/),
  ]);
});

test("gives each open dispute its own sum and deadline", async () => {
  const { subject, text } = await morningAfter(async ({ db }) => {
    await order(db, "TWO");
    const now = () => paris(tuesday, "01:00");
    const open = { payment: "TWO", kind: "dispute open", at: "2027-06-07T12:00:00.000Z" } as const;
    const first = { ...open, id: "dp_1", amount_cents: 500, due_on: "2027-06-20" };
    const second = { ...open, id: "dp_2", amount_cents: 1490, due_on: "2027-06-12" };
    for (const entry of [first, second]) await storeLedgerEntry({ db, now }, entryOf(entry));
  });
  expect(subject).toContain("2 paiements contestés");
  expect(text).toMatch(/C-20270601-TWO : 14,90€, réponse attendue le 12 juin 2027/);
  expect(text).toMatch(/C-20270601-TWO : 5,00€, réponse attendue le 20 juin 2027/);
});

test("names the same product paid twice by one mailbox, once", async () => {
  const { subject, text } = await morningAfter(async (site) => {
    await pay(site, "cs_1", { email: "c.roux+livre@gmail.com" });
    await pay(site, "cs_2", { email: "croux@gmail.com" });
    await pay(site, "cs_3", { email: "croux@gmail.com", product: "prompt-pack" });
    await pay(site, "cs_4", { email: "zoe@example.com" });
    await site.db.delete(parcels);
  });
  expect(subject).toBe("Ce matin : 1 achat payé deux fois");
  expect(text).toMatch(/C-20270608-[\dA-F]{8} : 19,90€, comme C-20270608-[\dA-F]{8}/);
});

test.each([
  ["long before", { created_at: "2027-05-20T12:00:00.000Z" }, 0],
  ["as a test", { livemode: false }, 0],
  ["and refunded", {}, 1990],
])("does not name as paid twice what was paid %s", async (_, fields, refunded_cents) => {
  const { subject } = await morningAfter(async (site) => {
    await pay(site, "cs_1", fields);
    await site.db.update(orders).set({ refunded_cents });
    await pay(site, "cs_2");
    await site.db.delete(parcels);
  });
  expect(subject).toBe("");
});

test("names an order whose payment has no usable address", async () => {
  const { subject, text } = await morningAfter(async (site) => {
    await pay(site, "cs_1", { email: null });
    await site.db.delete(parcels);
  });
  expect(subject).toBe("Ce matin : 1 commande sans adresse");
  expect(text).toMatch(/C-20270608-[\dA-F]{8} : 19,90€/);
});

test("names a refund in another currency that nobody converted", async () => {
  const { subject, text } = await morningAfter(async ({ db }) => {
    await order(db, "FOREIGN");
    const now = () => paris(tuesday, "01:00");
    const foreign = { payment: "FOREIGN", amount_cents: 3190, currency: "cad" };
    const known = { balance_cents: 2010, balance_currency: "eur" };
    await storeLedgerEntry({ db, now }, entryOf({ id: "re_1", ...foreign }));
    await storeLedgerEntry({ db, now }, entryOf({ id: "re_2", ...foreign, ...known }));
  });
  expect(subject).toContain("1 somme dans une autre devise");
  expect(text).toMatch(/C-20270601-FOREIGN : 31,90 CAD/);
});

test("names an unconverted refund once, and a converted one never", async () => {
  const { subject, text } = await morningAfter(async ({ db }) => {
    const now = () => paris(tuesday, "01:00");
    const at = new Date(now()).toISOString();
    const known = { balance_cents: 1500, balance_currency: "eur" };
    for (const payment of ["NAMED", "CONVERTED"]) {
      await order(db, payment);
      const foreign = { payment, amount_cents: 2400, currency: "cad", at };
      const tell = (fields: Parameters<typeof entryOf>[0]) =>
        storeLedgerEntry({ db, now }, entryOf({ ...foreign, ...fields }));
      await tell({ id: `re_${payment}` });
      await tell({ id: `ch_${payment}`, kind: "refund sum" });
      const later = new Date(now() + minute).toISOString();
      if (payment === "CONVERTED") await tell({ id: `re_${payment}`, at: later, ...known });
    }
  });
  expect(subject).toContain("1 somme dans une autre devise");
  expect(text).toMatch(/C-20270601-NAMED : 24,00 CAD/);
  expect(text).not.toMatch(/CONVERTED : 24,00 CAD/);
});

test("puts refused payment events last, without a command", async () => {
  const { subject, text } = await morningAfter(async ({ db }) => {
    for (const second of [0, 1, 2, 3])
      await noteInvalidSignature(db, paris(tuesday, "01:00") + second * 1000);
    await order(db, "NEW");
  });
  expect(subject).toBe("Ce matin : 1 colis à envoyer, 4 annonces de paiement refusées");
  expect(text).not.toContain("secret put");
});

test("closes a withdrawal by itself once all that it names is refunded", async () => {
  const paid = { amount_cents: 1990, refunded_cents: 1990 };
  const numbers: string[] = [];
  const { text } = await morningAfter(async ({ db }) => {
    const at = paris(tuesday, "00:00");
    await order(db, "BACK", paid);
    await order(db, "KEPT", { amount_cents: 1990 });
    await order(db, "AGAIN", { amount_cents: 1990, email: "BACK@example.com" });
    const named: Partial<Withdrawal> = { email: "else@example.com", products: ["book"] };
    numbers.push(
      await declare(db, at, { ...named, reference: "C-20270601-BACK" }),
      await declare(db, at, { ...named, reference: "C-20270601-KEPT" }),
      await declare(db, at, { ...named, reference: "BACK@example.com" }),
      await declare(db, at, {
        ...named,
        reference: "C-20270601-BACK",
        products: ["book", "training"],
      }),
      await declare(db, at, { ...named, reference: "C-20270601-UNKNOWN" }),
    );
  });
  expect(numbers.map((number) => text.includes(number))).toEqual([false, true, true, true, true]);
});
