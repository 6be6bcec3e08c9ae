import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { book } from "~/content/offers";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { amount } from "~/lib/money";
import { invitationDay, readFacts } from "~/operator/facts";
import { storePayment } from "~/orders/payment";
import { storeRefund } from "~/orders/reversal";
import type { Shipping } from "~/orders/shipping";
import { lastDays } from "~/statistics/report/period";
import { CommandError } from "../../../scripts/kit/errors";
import { makeEnv } from "../../support/env";
import { newOrder } from "../../support/payments";
import { readReport } from "../../support/report";
import { temporaryFolder } from "../../support/temporary-folder";
import { setUpCli } from "../leads-cli/cli";

const cli = setUpCli();
const email = "camille.roux@example.com";

const home = {
  name: "Camille Roux",
  address: "12 rue des Lilas\n75011 Paris\nFR",
  dedication: null,
};
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

/** Stores a payment of today, a book's with an address, and answers its reference. */
async function buy(
  session_id: string,
  { shipping = home, ...order }: Parameters<typeof newOrder>[0] & { shipping?: Shipping } = {},
) {
  const { db } = cli.database;
  const paid = { session_id, payment_intent: `pi_${session_id}`, created_at: daysAgo(0), ...order };
  await storePayment({ db }, newOrder(paid), shipping);
  const [stored] = (await db.select().from(orders)).filter((row) => row.session_id === session_id);
  return stored?.reference ?? "";
}

const giveBack = (session_id: string, refunded_cents: number) =>
  storeRefund(
    { db: cli.database.db },
    { payment_intent: `pi_${session_id}`, refunded_cents, created_at: daysAgo(0) },
  );

/** Types and destinations of the events that an order's parcel or the operator made. */
async function told(type: string) {
  const rows = await cli.database.db.select().from(outboxEvents);
  return rows.filter((row) => row.type === type).map(({ destination }) => destination);
}

async function listed(...args: string[]): Promise<Record<string, unknown>[]> {
  cli.printed = "";
  await cli.orders("list", "--json", ...args);
  return JSON.parse(cli.printed);
}

test("list of orders and their parcels, filtered", async () => {
  const late = await buy("cs_late", { created_at: daysAgo(20) });
  const fresh = await buy("cs_fresh");
  const sent = await buy("cs_sent");
  const back = await buy("cs_back");
  const part = await buy("cs_part");
  const training = await buy("cs_training", { product: "training", amount_cents: 19_700 });
  const tried = await buy("cs_tried", { livemode: false });
  await giveBack("cs_back", book.cents);
  await giveBack("cs_part", 990);
  await cli.orders("sent", sent);

  const all = await listed();
  const parcelOf = Object.fromEntries(all.map((row) => [row.reference, [row.parcel, row.late]]));
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

  cli.printed = "";
  await cli.orders("list", "--to-send");
  expect(cli.printed).toMatch(/^WHEN +REFERENCE +PRODUCT +AMOUNT +PARCEL +EMAIL$/m);
  expect(cli.printed).toMatch(new RegExp(`${late} +book +${amount(book.cents)} +late +${email}`));
  expect(cli.printed).toMatch(
    new RegExp(`${part} +book +${amount(book.cents)} \\(-9,90€\\) +to send`),
  );
});

test("list and CSV without keys and formulas", async () => {
  const hostile = { name: "=cmd|' /C calc'!A1", address: "1 rue\n\u202eX", dedication: "@SUM(1)" };
  await buy("cs_1", { shipping: hostile });
  const [order] = await cli.database.db.select().from(orders);
  await cli.orders("list", "--csv");
  expect(cli.printed).toContain("'=cmd|");
  expect(cli.printed).toContain("'@SUM(1)");
  expect(cli.printed).not.toContain(order?.key);
  expect(await listed()).toEqual([expect.not.objectContaining({ key: order?.key })]);
});

test("show of a reference in any case, and of an address", async () => {
  const reference = await buy("cs_1");
  await buy("cs_2", { product: "prompt-pack" });
  const [order] = await cli.database.db.select().from(orders);
  await cli.orders("show", reference.toLowerCase());
  expect(cli.printed).toMatch(new RegExp(`^ {2}page +/ma-commande/${order?.key}$`, "m"));
  expect(cli.printed).toMatch(/^ {2}address +12 rue des Lilas\n +75011 Paris\n +FR$/m);
  expect(cli.printed).toMatch(/^ {2}type +order\.paid$/m);

  cli.printed = "";
  await cli.orders("show", "CAMILLE.roux@example.com");
  expect(cli.printed.match(/^C-/gm)).toHaveLength(2);
  await expect(cli.orders("show", "C-20260501-00000000")).rejects.toThrow(CommandError);
});

test("sent, told again", async () => {
  const reference = await buy("cs_1");
  const tracking = "https://poste.example/suivi/8R42";
  await cli.orders("sent", reference, "--tracking", tracking);
  const [parcel] = await cli.database.db.select().from(parcels);
  expect(parcel).toMatchObject({ tracking_url: tracking, sent_at: expect.any(String) });
  expect(await told("order.sent")).toEqual(["webhook", "mail"]);

  cli.printed = "";
  await cli.orders("sent", reference, "--tracking", "https://other.example/");
  expect(cli.printed).toContain("déjà");
  expect(cli.printed).toContain(tracking);
  expect(await cli.database.db.select().from(parcels)).toEqual([parcel]);
  expect(await told("order.sent")).toHaveLength(2);
});

test("eight runs of sent at the same time", async () => {
  const reference = await buy("cs_1");
  await Promise.all(Array.from({ length: 8 }, () => cli.orders("sent", reference)));
  expect(await told("order.sent")).toHaveLength(2);
  expect(cli.printed.match(/déjà/g)).toHaveLength(7);
});

test.each([
  { dispute: "open", dispute_due_on: "2026-06-10" } as const,
  { refunded_cents: book.cents },
])("sent of %j: refused, but of a parcel that has left", async (state) => {
  const [waiting, left] = [await buy("cs_1"), await buy("cs_2")];
  await cli.orders("sent", left);
  await cli.database.db.update(orders).set(state);
  await expect(cli.orders("sent", waiting)).rejects.toThrow(CommandError);
  cli.printed = "";
  await cli.orders("sent", left);
  expect(cli.printed).toContain("déjà");
  expect(await told("order.sent")).toHaveLength(2);
});

test("sent of what has no parcel", async () => {
  const training = await buy("cs_training", { product: "training" });
  const test = await buy("cs_tried", { livemode: false });
  for (const reference of [training, test, "C-20260501-00000000"])
    await expect(cli.orders("sent", reference)).rejects.toThrow(CommandError);
  expect(await told("order.sent")).toEqual([]);
});

test("resend, and where nobody can be written to", async () => {
  const reference = await buy("cs_1");
  await cli.orders("resend", reference);
  await cli.orders("resend", reference);
  expect(await told("order.paid")).toEqual(["webhook", "mail", "mail"]);

  cli.mailed = false;
  await expect(cli.orders("resend", reference)).rejects.toThrow(/Mail is off/);
  cli.mailed = true;
  await cli.leads("erase", email, "--yes");
  await expect(cli.orders("resend", reference)).rejects.toThrow(/was erased/);
  expect(await told("order.paid")).toEqual(["webhook"]);
});

test("give of a book twice, and of a training", async () => {
  await cli.orders("give", email, "book");
  expect(cli.printed).toMatch(/^C-\d{8}-[\dA-F]{8}: book given to /);
  cli.printed = "";
  await cli.orders("give", "Camille.Roux@Example.com", "book");
  expect(cli.printed).toContain("déjà");
  await cli.orders("give", email, "training");

  const rows = await cli.database.db.select().from(orders);
  expect(rows.map(({ product, amount_cents }) => [product, amount_cents]).sort()).toEqual([
    ["book", 0],
    ["training", 0],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  expect(await told("order.paid")).toEqual(["webhook", "mail", "webhook", "mail"]);
  expect(await listed("--to-send")).toMatchObject([{ product: "book", address: null }]);
});

test("give to a buyer, with an address", async () => {
  await buy("cs_1");
  const home = ["--name", "Zoé", "--address", "1 rue A; 75011 Paris;FR"];
  await cli.orders("give", email, "book", ...home);
  expect(await cli.database.db.$count(orders)).toBe(2);
  expect(await cli.database.db.select().from(parcels)).toContainEqual(
    expect.objectContaining({ name: "Zoé", address: "1 rue A\n75011 Paris\nFR" }),
  );
});

test("export of the buyers of a product, as many as the morning mail says", async () => {
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
  const file = join(await temporaryFolder(), "invitation.csv");
  await cli.orders("export", "--group", "buyers:training", "--output", file);
  const [header, ...rows] = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  expect(header).toBe("email,first_name,created_at,consent_text");
  expect(rows.map((row) => row.split(",")[0])).toEqual([email, "given@example.com"]);
  for (const row of rows) expect(row).toContain("Il fait partie de votre contrat.");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const facts = await readFacts(cli.database.db, makeEnv(), invitationDay() ?? "");
  expect(facts.letters).toMatchObject([{ letter: "invitation", buyers: rows.length }]);
});

test("sent and give without mail", async () => {
  cli.mailed = false;
  const reference = await buy("cs_1");
  await cli.orders("sent", reference);
  await cli.orders("give", email, "training");
  expect(await told("order.sent")).toEqual(["webhook"]);
  expect(cli.noted.match(/mail is off/g)).toHaveLength(2);
});

test("labels of parcels to send", async () => {
  const second = await buy("cs_2");
  const first = await buy("cs_1", {
    created_at: daysAgo(3),
    shipping: { ...home, dedication: "À Zoé, « avec joie »" },
  });
  const unaddressed = await buy("cs_3", {
    created_at: daysAgo(1),
    shipping: { name: null, address: null, dedication: null },
  });
  await cli.orders("sent", await buy("cs_4"));
  const file = join(await temporaryFolder(), "labels.csv");
  await cli.orders("labels", "--output", file);

  const address = '"12 rue des Lilas\n75011 Paris\nFR"';
  expect(await readFile(file, "utf8")).toBe(
    [
      "name,address,dedication,reference",
      `Camille Roux,${address},"À Zoé, « avec joie »",${first}`,
      `,,,${unaddressed}`,
      `Camille Roux,${address},,${second}`,
      "",
    ].join("\r\n"),
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(cli.noted).toContain(`3 parcels to send\nNo address: ${unaddressed}\n`);
});

test("show, export and erase of a buyer", async () => {
  const reference = await buy("cs_1", { shipping: { ...home, dedication: "À Zoé" } });
  await buy("cs_2", { email: "zoe@example.com", shipping: { ...home, name: "Zoé Martin" } });
  await cli.orders("sent", reference, "--tracking", "https://poste.example/8R42");
  const [before] = await cli.database.db.select().from(orders);

  cli.printed = "";
  await cli.leads("show", email, "--json");
  expect(JSON.parse(cli.printed).orders).toEqual([
    expect.objectContaining({ reference, key: before?.key, ...home, dedication: "À Zoé" }),
  ]);
  cli.printed = "";
  const file = join(await temporaryFolder(), "orders.csv");
  await cli.leads("export", "--csv", "--table", "orders", "--output", file);
  const exported = await readFile(file, "utf8");
  expect(exported).toContain("name,address,dedication,sent_at,tracking_url,unsubscribed\r\n");
  expect(exported).toContain("Zoé Martin");

  await cli.leads("erase", email);
  expect(cli.asked).toEqual([
    `Erase 1 row in parcels, 1 row in orders, 3 rows in outbox_events of ${email} for good?`,
  ]);
  expect(cli.printed).toContain(
    "Erased 1 row in parcels, 1 row in orders, 3 rows in outbox_events of",
  );
  const { db } = cli.database;
  const whole = [orders, parcels, outboxEvents].map((table) => db.select().from(table));
  const text = JSON.stringify(await Promise.all(whole));
  for (const trace of [email, "Camille", "À Zoé", "8R42", before?.key ?? "?"])
    expect(text).not.toContain(trace);
  expect(text).toContain("Zoé Martin");
  const page = ["--limit", "1", "--before", `${before?.created_at},cs_1~`];
  const [sale] = await listed("--product", "book", ...page);
  expect(sale).toMatchObject({ reference, amount_cents: book.cents, email: null, parcel: "sent" });
  const { total } = await readReport(cli.database.d1, lastDays(30, Date.now()));
  expect(total).toMatchObject({ paid: 2, revenue_cents: 2 * book.cents });
});

test("evidence of a sale, whose parcel waits while it is disputed", async () => {
  const reference = await buy("cs_1");
  const { db } = cli.database;
  await cli.orders("resend", reference);
  const opened_at = daysAgo(0);
  const dispute = { dispute: "open", dispute_due_on: "2026-06-10" } as const;
  const used = {
    opened_at,
    opened_consent: "J’accepte",
    downloads: 2,
    first_download_at: opened_at,
  };
  await db.update(orders).set({ ...dispute, ...used });
  expect(await listed("--to-send")).toEqual([]);
  expect(await listed()).toMatchObject([{ reference, ...dispute, parcel: "disputed" }]);

  cli.printed = "";
  await cli.orders("evidence", reference, "--json");
  expect(JSON.parse(cli.printed)).toMatchObject({
    sale: { reference, amount: amount(book.cents), email },
    dispute: { state: "open", answer_due_on: "2026-06-10" },
    consent: { asked_at: opened_at, sentence: "J’accepte" },
    downloads: { times: 2, first_at: opened_at, last_at: null },
    parcel: { ...home, sent_at: null },
    mails: [{ type: "order.paid", status: "pending", delivered_at: null }],
    terms: { text: expect.stringContaining("shop@site.test") },
  });
  cli.printed = "";
  await cli.orders("evidence", reference);
  for (const part of ["J’accepte", "12 rue des Lilas", "order.paid", "CONDITIONS GÉNÉRALES"])
    expect(cli.printed).toContain(part);
  await expect(cli.orders("evidence", "C-20260501-00000000")).rejects.toThrow(CommandError);
});
