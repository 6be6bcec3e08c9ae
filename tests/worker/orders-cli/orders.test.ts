import { expect, test } from "vitest";
import { invitationDay } from "~/content/products";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { amount } from "~/lib/money";
import { readFacts } from "~/operator/facts";
import { nowhere } from "~/orders/address";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { type Shipping, storePayment } from "~/orders/payment";
import { lastDays } from "~/statistics/report/period";
import { CommandError } from "../../../scripts/kit/errors";
import { setUpCli, written } from "../../support/cli";
import { counted } from "../../support/counted";
import { makeEnv } from "../../support/env";
import { entryOf, newOrder, orderCents, shippingTo } from "../../support/payments";
import { readReport } from "../../support/report";

const cli = await setUpCli();
const { db } = cli.database;
const email = "camille.roux@example.com";
const nobody = "C-20260501-00000000";

const home = shippingTo();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

async function buy(
  session_id: string,
  { shipping = home, ...order }: Parameters<typeof newOrder>[0] & { shipping?: Shipping } = {},
) {
  const paid = { session_id, payment_intent: `pi_${session_id}`, created_at: daysAgo(0), ...order };
  await storePayment({ db }, newOrder(paid), shipping);
  const [stored] = (await db.select().from(orders)).filter((row) => row.session_id === session_id);
  return stored?.reference ?? "";
}

const giveBack = (session_id: string, amount_cents: number) => {
  const ids = { id: `re_${session_id}`, payment: `pi_${session_id}` };
  return storeLedgerEntry({ db }, entryOf({ ...ids, amount_cents, at: daysAgo(0) }));
};

async function told(type: string) {
  const rows = await db.select().from(outboxEvents);
  return rows.filter((row) => row.type === type).map(({ destination }) => destination);
}

const listed = async (...args: string[]): Promise<Record<string, unknown>[]> =>
  JSON.parse(await cli.orders("list", "--json", ...args));

test("lists and filters orders and their parcels", async () => {
  const late = await buy("cs_late", { created_at: daysAgo(20) });
  const fresh = await buy("cs_fresh");
  const sent = await buy("cs_sent");
  const back = await buy("cs_back");
  const part = await buy("cs_part");
  const training = await buy("cs_training", { product: "training", amount_cents: 19_700 });
  const tried = await buy("cs_tried", { livemode: false });
  await giveBack("cs_back", orderCents);
  await giveBack("cs_part", 990);
  await cli.orders("sent", sent);

  const all = await listed();
  const parcelOf = Object.fromEntries(all.map((row) => [row.reference, [row.parcel, row.late]]));
  for (const row of counted(7, all)) expect(row).not.toHaveProperty("key");
  expect(parcelOf).toEqual({
    [late]: ["to send", true],
    [fresh]: ["to send", false],
    [sent]: ["sent", false],
    [back]: ["refunded", false],
    [part]: ["to send", false],
    [training]: [null, false],
    [tried]: [null, false],
  });
  const references = async (...args: string[]) =>
    (await listed(...args)).map(({ reference }) => reference).sort();
  expect(await references("--to-send")).toEqual([late, fresh, part].sort());
  expect(await references("--late")).toEqual([late]);
  expect(await references("--product", "training")).toEqual([training]);
  expect(await references("--since", daysAgo(2).slice(0, 10))).not.toContain(late);

  const printed = await cli.orders("list", "--to-send");
  const price = amount(orderCents);
  expect(printed).toMatch(/^WHEN +REFERENCE +PRODUCT +AMOUNT +PARCEL +EMAIL$/m);
  expect(printed).toMatch(new RegExp(`${late} +book +${price} +late +${email}`));
  expect(printed).toMatch(new RegExp(`${part} +book +${price} \\(-9,90€\\) +to send`));
});

test("shows an order by reference in any case, or by address", async () => {
  const reference = await buy("cs_1");
  await buy("cs_2", { product: "prompt-pack" });
  const [order] = await db.select().from(orders);
  const printed = await cli.orders("show", reference.toLowerCase());
  expect(printed).toMatch(new RegExp(`^ {2}page +/ma-commande/${order?.key}$`, "m"));
  expect(printed).toMatch(/^ {2}line1 +12 rue des Lilas$/m);
  expect(printed).toMatch(/^ {2}type +order\.paid$/m);

  const both = await cli.orders("show", "CAMILLE.roux@example.com");
  expect(both.match(/^C-/gm)).toHaveLength(2);
  await expect(cli.orders("show", nobody)).rejects.toThrow(CommandError);
});

test("resends the confirmation, or says that nobody can be written to", async () => {
  const reference = await buy("cs_1");
  await cli.orders("resend", reference);
  await cli.orders("resend", reference);
  expect(await told("order.paid")).toEqual(["webhook", "mail", "mail"]);

  cli.mailed = false;
  await expect(cli.orders("resend", reference)).rejects.toThrow(/Mail is off/);
  await cli.orders("sent", reference);
  await cli.orders("give", email, "training");
  expect(await told("order.sent")).toEqual(["webhook"]);
  expect(cli.noted.match(/mail is off/g)).toHaveLength(2);
  cli.mailed = true;
  await cli.leads("erase", email, "--yes");
  await expect(cli.orders("resend", reference)).rejects.toThrow(/was erased/);
});

test("gives a book twice, a training, and a known buyer's book", async () => {
  expect(await cli.orders("give", email, "book")).toMatch(/^C-\d{8}-[\dA-F]{8}: book given to /);
  expect(await cli.orders("give", "Camille.Roux@Example.com", "book")).toContain("déjà");
  await cli.orders("give", email, "training");
  expect(await told("order.paid")).toEqual(["webhook", "mail", "webhook", "mail"]);
  expect(await listed("--to-send")).toMatchObject([{ product: "book", line1: null }]);

  await buy("cs_1", { email: "zoe@example.com" });
  const zoe = ["--name", "Zoé", "--address", "1 rue A; 75011 Paris;FR"];
  await cli.orders("give", "zoe@example.com", "book", ...zoe);
  const rows = await db.select().from(orders);
  const given = rows.map(({ product, amount_cents }) => `${product} ${amount_cents}`);
  expect(given.sort()).toEqual(["book 0", "book 0", `book ${orderCents}`, "training 0"]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  const label = { name: "Zoé", line1: "1 rue A", postal_code: "75011", city: "Paris" };
  expect(await db.select().from(parcels)).toContainEqual(expect.objectContaining(label));
});

test("exports as many buyers of a product as the morning mail counts", async () => {
  const sold = { product: "training", amount_cents: 19_700 } as const;
  await buy("cs_1", { ...sold, created_at: daysAgo(3) });
  await buy("cs_2", { ...sold, email: email.toUpperCase() });
  await buy("cs_book", { email: "book@example.com" });
  await buy("cs_back", { ...sold, email: "back@example.com" });
  await giveBack("cs_back", 19_700);
  await buy("cs_tried", { ...sold, email: "tried@example.com", livemode: false });
  await buy("cs_no", { ...sold, email: "no@example.com" });
  await cli.leads("unsubscribe", "no@example.com");
  await buy("cs_nobody", { ...sold, email: null });
  await cli.orders("give", "given@example.com", "training");
  const file = await written(cli.orders, "export", "--group", "buyers:training");
  const [header, ...rows] = file.trimEnd().split("\r\n");
  expect(header).toBe("email,first_name,created_at,consent_text");
  expect(rows.map((row) => row.split(",")[0])).toEqual([email, "given@example.com"]);
  for (const row of counted(2, rows)) expect(row).toContain("Il fait partie de votre contrat.");
  const facts = await readFacts(db, makeEnv(), invitationDay() ?? "");
  expect(facts.letters).toMatchObject([{ letter: "invitation", buyers: rows.length }]);
});

test("prints labels of parcels to send", async () => {
  const second = await buy("cs_2", { quantity: 2 });
  const first = await buy("cs_1", {
    created_at: daysAgo(3),
    shipping: { ...home, dedication: "À Zoé, « avec joie »" },
  });
  const unaddressed = await buy("cs_3", {
    created_at: daysAgo(1),
    shipping: { ...nowhere, dedication: null },
  });
  await cli.orders("sent", await buy("cs_4"));
  const address = '"Camille Roux\n12 rue des Lilas\n75011 Paris"';
  const records = (await written(cli.orders, "labels", "--csv")).split(/\r\n(?=C-|$)/);
  expect(records.slice(1, -1)).toEqual([
    expect.stringMatching(
      new RegExp(`^${first},.*,Camille Roux,,12 rue des Lilas,,75011,Paris,,FR,"À`),
    ),
    expect.stringMatching(new RegExp(`^${unaddressed},.*,1,,,,,,,,,,$`)),
    expect.stringMatching(new RegExp(`^${second},.*,,${address}$`)),
  ]);
  expect(cli.noted).toContain(`3 parcels to send\nNo address: ${unaddressed}\n`);
});

test("shows, exports and erases a buyer", async () => {
  const reference = await buy("cs_1", { shipping: { ...home, dedication: "À Zoé" } });
  await buy("cs_2", { email: "zoe@example.com", shipping: { ...home, name: "Zoé Martin" } });
  await cli.orders("sent", reference, "--tracking", "https://poste.example/8R42");
  const [before] = await db.select().from(orders);

  expect(JSON.parse(await cli.leads("show", email, "--json")).orders).toEqual([
    expect.objectContaining({
      reference,
      key: before?.key,
      line1: home.line1,
      dedication: "À Zoé",
    }),
  ]);
  const exported = await written(cli.leads, "export", "--csv", "--table", "orders");
  expect(exported).toMatch(/,name,company,line1,.*,parcel_country,.*,unsubscribed\r\n/);
  expect(exported).toContain("Zoé Martin");

  const inventory = "1 row in parcels, 1 row in orders, 3 rows in outbox_events of";
  expect(await cli.leads("erase", email)).toContain(`Erased ${inventory}`);
  expect(cli.asked).toEqual([`Erase ${inventory} ${email} for good?`]);
  const whole = [orders, parcels, outboxEvents].map((table) => db.select().from(table));
  const text = JSON.stringify(await Promise.all(whole));
  for (const trace of [email, "Camille", "À Zoé", "8R42", before?.key ?? "?"])
    expect(text).not.toContain(trace);
  expect(text).toContain("Zoé Martin");
  const page = ["--limit", "1", "--before", `${before?.created_at},cs_1~`];
  const [sale] = await listed("--product", "book", ...page);
  expect(sale).toMatchObject({ reference, amount_cents: orderCents, email: null, parcel: "sent" });
  const { total } = await readReport(cli.database.d1, lastDays(30, Date.now()));
  expect(total).toMatchObject({ paid: 2, revenue_cents: 2 * orderCents });
});

test("collects the evidence of a disputed sale and holds its parcel", async () => {
  const reference = await buy("cs_1");
  await cli.orders("resend", reference);
  const first_download_at = daysAgo(0);
  const dispute = { dispute: "open", dispute_due_on: "2026-06-10" } as const;
  await db.update(orders).set({ ...dispute, downloads: 2, first_download_at });
  expect(await listed("--to-send")).toEqual([]);
  expect(await listed()).toMatchObject([{ reference, ...dispute, parcel: "disputed" }]);

  expect(JSON.parse(await cli.orders("evidence", reference, "--json"))).toMatchObject({
    sale: { reference, amount: amount(orderCents), email },
    dispute: { state: "open", answer_due_on: "2026-06-10" },
    downloads: { times: 2, first_at: first_download_at, last_at: null },
    parcel: { name: home.name, address: "12 rue des Lilas\n75011 Paris", sent_at: null },
    mails: [{ type: "order.paid", status: "pending", delivered_at: null }],
    terms: { text: expect.stringContaining("shop@site.test") },
  });
  const printed = await cli.orders("evidence", reference);
  for (const part of ["12 rue des Lilas", "order.paid", "CONDITIONS GÉNÉRALES"])
    expect(printed).toContain(part);
  await expect(cli.orders("evidence", nobody)).rejects.toThrow(CommandError);
});
