import { beforeEach, expect, test } from "vitest";
import { orderPage } from "~/content/order-page";
import { deliverables, products } from "~/content/products";
import { type Order, orders, outboxEvents, parcels } from "~/db/schema";
import { amount } from "~/lib/money";
import { parisDay } from "~/lib/time";
import { dedicationsPerDay } from "~/orders/parcels";
import { newParcel } from "~/orders/payment";
import { taxed } from "~/orders/receipt";
import { applyMigrations } from "../../support/database";
import { attributes, hrefs, texts } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { orderRow, shippingTo } from "../../support/payments";
import { openSite } from "../../support/site";
import { compressed, firstRoundTrip } from "../../support/weight";

const site = await sharedLeadSite();

const now = new Date().toISOString();
const ofPack = { product: "prompt-pack" } as const;

const allKeys = Object.values(deliverables).flatMap(({ files }) => files.map(({ key }) => key));
const name = "l-auteur-augmente.pdf";

const book = orderRow({ created_at: now });
const path = `/ma-commande/${book.key}`;
const extra = orderRow({
  session_id: "cs_extra",
  payment_intent: "pi_extra",
  product: "prompt-pack",
  amount_cents: 5700,
  key: "f".repeat(32),
  reference: "C-20260501-0000000F",
  created_at: now,
  previous_session: book.session_id,
});
const parcel = newParcel(book, shippingTo());

beforeEach(async () => {
  for (const key of allKeys) await site.files.delete(key);
});

async function put(keys: readonly string[]) {
  for (const key of keys) await site.files.put(key, new Uint8Array(9));
}

async function buy(overrides: Partial<Order> = {}) {
  await site.db.insert(orders).values({ ...book, ...overrides });
  await site.db.insert(parcels).values(parcel);
}

const sign = (dedication: string, at = path) =>
  site.submit(at, Object.entries({ intent: "dedicate", dedication }));
const files = (html: string) => hrefs(html, ".files");

/** Headers of what is the buyer's alone. */
const personal = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
};

test("shows the order on its page", async () => {
  await buy();
  const { status, headers, html, text } = await site.page(path);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject(personal);
  expect(html).not.toContain("<script");
  const destination = "Camille Roux, 75011 Paris";
  for (const shown of [book.reference, amount(book.amount_cents), "c…@example.com", destination])
    expect(text).toContain(shown);
  for (const hidden of ["camille.roux@", "Lilas"]) expect(text).not.toContain(hidden);
  expect(html).toContain(`/retractation?reference=${book.reference}`);
  expect(await site.logged()).toEqual([]);
});

test("shows the receipt with the customer details that were posted", async () => {
  await buy();
  const receipt = `${path}/recu`;
  expect(hrefs((await site.page(path)).html, "main")).toContain(receipt);
  const { status, headers, html, text } = await site.page(receipt);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject(personal);
  expect(html).not.toContain("<script");
  expect(text).toContain(amount(taxed(book.amount_cents, products.book.vat).vat));
  const answer = await site.submit(receipt, [["name", "Éditions Roux"]]);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(answer.text).toContain("Éditions Roux");
  expect((await site.page(receipt)).text).not.toContain("Éditions Roux");
  expect((await site.page(`/ma-commande/${"0".repeat(32)}/recu`)).status).toBe(404);
  expect(await site.logged()).toEqual([]);
});

test.each([
  ["unknown", "0".repeat(32)],
  ["in upper case", book.key?.toUpperCase()],
])("answers 404 for a key %s, its file too, and logs nothing", async (_, key) => {
  await buy();
  for (const address of [`/ma-commande/${key}`, `/ma-commande/${key}/${name}`]) {
    const { status, html } = await site.page(address);
    expect(status).toBe(404);
    expect(html).toContain("Unexpected Application Error!");
  }
  expect(await site.logged()).toEqual([]);
});

test("limits the keys that a network can try", async () => {
  await using slow = await openSite({ rateLimit: 3 });
  const answers: number[] = [];
  await applyMigrations(slow.d1);
  for (let i = 0; i < 8; i += 1)
    answers.push((await slow.fetch(`/ma-commande/${String(i).repeat(32)}`)).status);
  expect(answers.slice(0, 3)).toEqual([404, 404, 404]);
  // The limiter starts anew at each full minute, which may pass meanwhile.
  expect(answers).toContain(429);
  await slow.fetch("/merci?session_id=cs_1");
  expect(slow.calls, "a look-up has a share of its own").toHaveLength(1);
});

test("fails while the database is away", async () => {
  await using broken = await openSite();
  for (const address of [`${path}?prefilled_email=${book.email}`, `${path}%2Fx`])
    expect((await broken.page(address)).status).toBe(500);
  const lines = (await broken.logged()).join();
  expect(lines).toContain("GET /ma-commande/:key");
  for (const secret of [book.key, book.email, "prefilled"]) expect(lines).not.toContain(secret);
});

test("fits all products into the first round trip", async () => {
  const training = { ...extra, product: "training", amount_cents: 9700 } as const;
  await buy();
  await site.db
    .insert(orders)
    .values([
      extra,
      { ...training, session_id: "cs_3", payment_intent: "3", key: "3", reference: "C-3" },
    ]);
  await put(allKeys);
  const { html } = await site.page(path);
  expect(files(html)).toHaveLength(3);
  expect(html).not.toContain("<script");
  expect(compressed(html)).toBeLessThanOrEqual(firstRoundTrip);
});

test("gives any key of a chain access to the whole chain", async () => {
  const pack = "pack-de-prompts.pdf";
  const added = `/ma-commande/${extra.key}`;
  await put(allKeys);
  await buy();
  await site.db.insert(orders).values(extra);
  expect((await sign("À Léa", added)).status).toBe(303);
  for (const key of [path, added]) {
    const { html, text } = await site.page(key);
    const epub = "l-auteur-augmente.epub";
    expect(files(html).sort()).toEqual([epub, name, pack].map((file) => `${key}/${file}`));
    expect(text).toContain("À Léa");
    for (const file of [name, pack])
      expect((await site.fetch(`${key}/${file}`, { method: "HEAD" })).status).toBe(200);
  }
});

test("opens a pack of before the change without a request", async () => {
  await put(allKeys);
  await buy({ ...ofPack, created_at: "2026-05-01T12:00:00.000Z" });
  const { html } = await site.page(path);
  expect(files(html)).toEqual([`${path}/pack-de-prompts.pdf`]);
  expect(attributes(html, "main [type=checkbox], main [name=intent][value=open]")).toEqual([]);
});

test.each(["open", "delete", ""])("refuses the intent %j of nobody", async (intent) => {
  await buy(ofPack);
  const { status, text } = await site.submit(path, [["intent", intent]]);
  expect(status).toBe(400);
  expect(text).toContain(orderPage.errors[400]);
  expect(await site.rows(outboxEvents)).toEqual([]);
});

test("shows a dedication that was given instead of asking for one", async () => {
  await buy();
  const asked = await site.page(path);
  expect(attributes(asked.html, "main details")).toEqual([]);
  await site.db.update(parcels).set({ dedication: "À Léa" });
  const { html, text } = await site.page(path);
  expect(text).toContain(orderPage.dedication.current("À Léa"));
  expect(texts(html, "main details > summary")).toEqual([orderPage.dedication.change]);
  const refused = await sign("é".repeat(61));
  expect(attributes(refused.html, "main details")).toMatchObject([{ open: "" }]);
});

const storedDedication = async () => (await site.db.select().from(parcels))[0]?.dedication;

const { tooOften, sent } = orderPage.dedication;
const often = { dedicated_on: parisDay(now), dedicated_times: dedicationsPerDay };
const refunded = { refunded_cents: book.amount_cents };

test.each([
  ["after twenty of a day", {}, often, 429, tooOften],
  ["after the parcel was sent", {}, { sent_at: now }, 409, sent],
  ["of a refunded book", refunded, {}, 409, orderPage.parcel.cancelled],
])("refuses a dedication %s", async (_, order, changes, code, words) => {
  await buy(order);
  await site.db.update(parcels).set({ ...parcel, ...changes });
  const { status, text } = await sign("À Zoé");
  expect(status).toBe(code);
  expect(text).toContain(words);
  expect(text.includes(sent)).toBe(words === sent);
  expect(await storedDedication()).toBeNull();
});
