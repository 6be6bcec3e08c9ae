import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orderPage } from "~/content/order-page";
import { deliverables, products } from "~/content/products";
import { type Order, orders, outboxEvents, parcels, refunds } from "~/db/schema";
import { amount } from "~/lib/money";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import { opensOn } from "~/orders/access";
import { dedicationsADay } from "~/orders/parcels";
import { taxed } from "~/orders/receipt";
import { applyMigrations } from "../../support/database";
import { attributes, texts } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { orderRow } from "../../support/payments";
import { openSite } from "../../support/site";
import { compressed, firstRoundTrip } from "../../support/weight";

const site = await sharedLeadSite();
const bucket = await site.miniflare.getR2Bucket("FILES");

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const now = ago(0);
const dayOf = (moment: string) => unbroken(frenchDate(parisDay(moment)));
const opening = unbroken(frenchDate(opensOn({ created_at: now, product: "book" })));

const [pdf] = deliverables.book.files;
const bytes = new Uint8Array(100_000).map((_, i) => (i * 31) % 251);
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
  after_session: book.session_id,
});
const parcel = {
  session_id: book.session_id,
  name: "Camille Roux",
  address: "1 rue des Lilas\n75011 Paris\nFR",
  dedication: null,
  sent_at: null,
  tracking_url: null,
  created_at: now,
};

beforeEach(async () => {
  await site.db.batch([site.db.delete(orders), site.db.delete(parcels), site.db.delete(refunds)]);
  for (const { key } of Object.values(deliverables).flatMap(({ files }) => files))
    await bucket.delete(key);
});

const put = (key = pdf?.key ?? "") => bucket.put(key, bytes);

async function buy(overrides: Partial<Order> = {}) {
  await site.db.insert(orders).values({ ...book, ...overrides });
  await site.db.insert(parcels).values(parcel);
}

const open = (at = path, fields: Record<string, string> = { immediateSupply: "on" }) =>
  site.submit(at, [["intent", "open"], ...Object.entries(fields)]);
const sign = (dedication: string, at = path) =>
  site.submit(at, [
    ["intent", "dedicate"],
    ["dedication", dedication],
  ]);
const files = (html: string) => attributes(html, ".files a").map(({ href }) => href);

describe("the page", () => {
  test("of an order", async () => {
    await buy();
    const { status, headers, html, text } = await site.page(path);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(html).not.toContain("<script");
    expect(text).toContain(book.reference);
    expect(text).toContain(amount(book.amount_cents));
    expect(text).toContain("c…@example.com");
    for (const hidden of ["camille.roux@", "Lilas", "Camille Roux"])
      expect(text).not.toContain(hidden);
    expect(html).toContain(`/retractation?reference=${book.reference}`);
    expect(await site.logged()).toEqual([]);
  });

  test("of its receipt, made out to whom a post names", async () => {
    await buy();
    const receipt = `${path}/recu`;
    expect(attributes((await site.page(path)).html, "a").map(({ href }) => href)).toContain(
      receipt,
    );
    const { status, headers, html, text } = await site.page(receipt);
    expect([status, headers.get("Cache-Control"), headers.get("X-Robots-Tag")]).toEqual([
      200,
      "no-store",
      "noindex",
    ]);
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
  ])("of a key %s: 404, of its file too, and no line", async (_, key) => {
    await buy();
    for (const address of [`/ma-commande/${key}`, `/ma-commande/${key}/${name}`]) {
      const { status, html } = await site.page(address);
      expect(status).toBe(404);
      expect(html).toContain("Unexpected Application Error!");
    }
    expect(await site.logged()).toEqual([]);
  });

  test("many keys tried by a network", async () => {
    await using slow = await openSite({ rateLimit: 3 });
    const answers: number[] = [];
    await applyMigrations(slow.d1);
    for (let i = 0; i < 5; i += 1)
      answers.push((await slow.fetch(`/ma-commande/${String(i).repeat(32)}`)).status);
    expect(answers).toEqual([404, 404, 404, 429, 429]);
    await slow.fetch("/merci?session_id=cs_1");
    expect(slow.calls, "a look-up has a share of its own").toHaveLength(1);
  });

  test("while the database is away", async () => {
    await using broken = await openSite();
    for (const address of [path, `${path}%2Fx`])
      expect((await broken.page(address)).status).toBe(500);
    const lines = await broken.logged();
    expect(lines.join()).toContain("GET /ma-commande/:key");
    expect(lines.join()).not.toContain(book.key);
  });

  test("of all products, within the first round trip", async () => {
    const training = { ...extra, product: "training", amount_cents: 9700 } as const;
    await buy({ opened_at: now });
    await site.db.insert(orders).values([
      { ...extra, opened_at: now },
      { ...training, session_id: "cs_3", payment_intent: "3", key: "3", reference: "C-3" },
    ]);
    for (const { key } of Object.values(deliverables).flatMap(({ files }) => files)) await put(key);
    const { html } = await site.page(path);
    expect(files(html)).toHaveLength(3);
    expect(html).not.toContain("<script");
    expect(compressed(html)).toBeLessThanOrEqual(firstRoundTrip);
  });
});

describe("a key of a chain", () => {
  const pack = "pack-de-prompts.pdf";
  const added = `/ma-commande/${extra.key}`;

  async function buyBoth(overrides: Partial<Order> = {}) {
    for (const { key } of Object.values(deliverables).flatMap(({ files }) => files)) await put(key);
    await buy(overrides);
    await site.db.insert(orders).values(extra);
  }

  test("opens, dedicates and downloads all of it", async () => {
    await buyBoth();
    await open(added, { immediateSupply: "on", order: book.reference ?? "" });
    await open(path, { immediateSupply: "on", order: extra.reference ?? "" });
    const posted = { intent: "dedicate", dedication: "À Léa" };
    expect((await site.submit(added, Object.entries(posted))).status).toBe(303);
    for (const key of [path, added]) {
      const { html, text } = await site.page(key);
      expect(files(html).sort()).toEqual([
        `${key}/l-auteur-augmente.epub`,
        `${key}/${name}`,
        `${key}/${pack}`,
      ]);
      expect(text).toContain("À Léa");
      for (const file of [name, pack])
        expect((await site.fetch(`${key}/${file}`, { method: "HEAD" })).status).toBe(200);
    }
  });

  test("of a refunded order", async () => {
    await buyBoth({ opened_at: now, refunded_cents: book.amount_cents });
    await site.db.update(orders).set({ opened_at: now });
    const status = async (at: string) => (await site.fetch(at, { method: "HEAD" })).status;
    for (const key of [path, added]) {
      expect(await status(`${key}/${name}`)).toBe(410);
      expect(await status(`${key}/${pack}`)).toBe(200);
      expect((await site.page(key)).text).toContain(orderPage.digital.closed);
    }
  });
});

describe("immediate supply", () => {
  const unopened = async () =>
    expect((await site.db.select().from(orders))[0]).toMatchObject({ opened_at: null });

  test("asked for twice at once", async () => {
    await put();
    await buy();
    const before = await site.page(path);
    expect(before.text).toContain(orderPage.digital.consent);
    expect(before.text).toContain(opening);
    const [first, second] = await Promise.all([open(), open()]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.headers.get("Location")).toBe(path);
    const [row] = await site.db.select().from(orders);
    expect(row).toMatchObject({ opened_consent: orderPage.digital.consent });
    expect(Date.parse(row?.opened_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    const events = await site.db.select().from(outboxEvents);
    expect(events.map(({ type }) => type)).toEqual(["order.opened"]);
    const after = await site.page(path);
    expect(after.html).not.toContain("immediateSupply");
    expect(after.text).toContain(orderPage.digital.opened(dayOf(now)));
  });

  test("of what is not there yet", async () => {
    await buy();
    const { html, text } = await site.page(path);
    expect(html).not.toContain("immediateSupply");
    expect(text).toContain(orderPage.digital.nothingYet(opening));
    expect(text).toContain(deliverables.book.later);
    const answer = await open();
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(orderPage.digital.refused);
    await unopened();
    expect(await site.db.select().from(outboxEvents)).toEqual([]);
  });

  test("without its box, or as an intent of nobody", async () => {
    await put();
    await buy();
    const { status, html } = await open(path, {});
    expect(status).toBe(400);
    expect(texts(html, "title")[0]).toMatch(/^Erreur : /);
    expect(texts(html, ".field-error")).toEqual([orderPage.digital.consentMissing]);
    expect((await site.submit(path, [["intent", "delete"]])).status).toBe(400);
    await unopened();
  });

  test("after a full refund", async () => {
    await buy({ refunded_cents: book.amount_cents });
    const { status, text } = await open();
    expect(status).toBe(410);
    expect(text).toContain(orderPage.digital.closed);
    await unopened();
  });
});

describe("the dedication", () => {
  const stored = async () => (await site.db.select().from(parcels))[0]?.dedication;

  /* How a text is cleaned: `unit/orders/shipping`. */
  test.each([
    ["<b>Léa</b>", "<b>Léa</b>"],
    ["", null],
  ])("%j", async (typed, dedication) => {
    await buy();
    expect((await sign(typed)).status).toBe(303);
    expect(await stored()).toBe(dedication);
    const { html, status } = await site.page(path);
    expect(status).toBe(200);
    expect(html).not.toContain("<b>");
  });

  test("of 61 characters: 400, kept in the field", async () => {
    const typed = "é".repeat(61);
    await buy();
    const { status, html } = await sign(typed);
    expect(status).toBe(400);
    expect(attributes(html, "input[name=dedication]")[0]).toMatchObject({ value: typed });
    expect(texts(html, ".field-error")).toEqual([orderPage.dedication.tooLong]);
    expect(await stored()).toBeNull();
  });

  const { tooOften, sent } = orderPage.dedication;
  const often = { dedicated_on: parisDay(now), dedicated_times: dedicationsADay };

  test.each([
    ["after twenty of a day", {}, often, 429, tooOften],
    ["after the parcel was sent", {}, { sent_at: now }, 409, sent],
    [
      "of a refunded book",
      { refunded_cents: book.amount_cents },
      {},
      409,
      orderPage.parcel.cancelled,
    ],
  ])("%s", async (_, order, parcel, code, words) => {
    await buy(order);
    if (Object.keys(parcel).length > 0) await site.db.update(parcels).set(parcel);
    const { status, text } = await sign("À Zoé");
    expect(status).toBe(code);
    expect(text).toContain(words);
    if (words !== sent) expect(text).not.toContain(sent);
    expect(await stored()).toBeNull();
  });
});

describe("a file", () => {
  const file = `${path}/${name}`;
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    site.fetch(file, { method, headers });
  async function body(response: Awaited<ReturnType<typeof get>>) {
    return new Uint8Array(await response.arrayBuffer());
  }

  test("open, byte for byte", async () => {
    await put();
    await buy({ created_at: ago(20) });
    expect(files((await site.page(path)).html)).toEqual([file]);
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "100000",
      "content-disposition": `attachment; filename="${name}"`,
      "accept-ranges": "bytes",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(Buffer.compare(await body(response), bytes)).toBe(0);
    const head = await get({}, "HEAD");
    expect([head.status, head.headers.get("Content-Length")]).toEqual([200, "100000"]);
  });

  test("resumed, and too many parts", async () => {
    await put();
    await buy({ opened_at: now, opened_consent: "oui" });
    const etag = (await get({}, "HEAD")).headers.get("ETag") ?? "";
    const rest = await get({ Range: "bytes=60000-", "If-Range": etag });
    expect(rest.status).toBe(206);
    expect(rest.headers.get("Content-Range")).toBe("bytes 60000-99999/100000");
    expect(Buffer.compare(await body(rest), bytes.slice(60_000))).toBe(0);
    const many = Array.from({ length: 10_000 }, (_, i) => `${i}-${i}`).join();
    const refused = await get({ Range: `bytes=${many}` });
    expect([refused.status, (await body(refused)).length]).toEqual([416, 0]);
  });

  test("counted once a download, whole or begun, and sent even if it cannot be counted", async () => {
    await put();
    await buy({ opened_at: now });
    const etag = (await get({}, "HEAD")).headers.get("ETag") ?? "";
    const counted = async () => (await site.rows(orders))[0];
    const others: Record<string, string>[] = [
      { Range: "bytes=1-" },
      { Range: "bytes=-5" },
      { "If-None-Match": etag },
    ];
    for (const headers of others) await body(await get(headers));
    expect(await counted()).toMatchObject({ downloads: 0, first_download_at: null });
    await body(await get());
    await body(await get({ Range: "bytes=0-99" }));
    await expect.poll(counted).toMatchObject({ downloads: 2 });
    expect((await counted())?.last_download_at).toMatch(/^20/);
    await site.db.run(
      sql`CREATE TRIGGER uncounted BEFORE UPDATE OF downloads ON orders BEGIN SELECT RAISE(ABORT, 'full'); END`,
    );
    expect(Buffer.compare(await body(await get()), bytes)).toBe(0);
    await expect
      .poll(() => site.logged())
      .toEqual([expect.stringMatching(/^Download not counted/)]);
    await site.db.run(sql`DROP TRIGGER uncounted`);
    expect(await counted()).toMatchObject({ downloads: 2 });
  });

  test("of a disputed payment: 403, and the page says whom to write to", async () => {
    await put();
    await buy({ opened_at: now, dispute: "open" });
    const { status, text } = await site.page(file);
    expect(status).toBe(403);
    for (const said of [orderPage.digital.resting, orderPage.disputed, orderPage.parcel.held])
      expect(text).toContain(said);
    expect((await open()).status).toBe(403);
    await site.db.update(orders).set({ dispute: "won" });
    expect((await get({}, "HEAD")).status).toBe(200);
  });

  test("before its day", async () => {
    await put();
    await buy();
    const { status, text, headers } = await site.page(file);
    expect(status).toBe(403);
    expect(text).toContain(opening);
    expect(headers.get("Content-Location")).toBeNull();
  });

  test.each([
    ["not in the bucket", {}, name, 404],
    ["not bought", {}, "pack-de-prompts.pdf", 404],
    ["of no product", {}, "autre.pdf", 404],
    ["of a refunded order", { refunded_cents: book.amount_cents }, name, 410],
  ])("%s: %o %s %s, as a page", async (_, fields, asked, status) => {
    await buy({ opened_at: now, ...fields });
    const page = await site.page(`${path}/${asked}`);
    expect(page.status).toBe(status);
    expect(page.text).toContain(orderPage.refusals[status]);
    expect(files((await site.page(path)).html)).toEqual([]);
  });

  test("under a key with another path in it, and a post to one", async () => {
    await put();
    await buy({ opened_at: now });
    for (const other of ["..%2fhealthz", `..%2fma-commande%2f${book.key}`]) {
      const { status, text } = await site.page(`/ma-commande/${other}/x`);
      expect([status, text === "ok", text.includes("C-")]).toEqual([404, false, false]);
    }
    expect((await site.submit(file, [["a", "b"]])).status).toBe(405);
  });
});
