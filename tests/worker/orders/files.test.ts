import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orderPage } from "~/content/order-page";
import { deliverables } from "~/content/products";
import { type Order, orders, parcels } from "~/db/schema";
import { newParcel } from "~/orders/payment";
import { notEmpty } from "../../support/counted";
import { faultySize, sentBytes } from "../../support/faulty-files";
import { attributes } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { orderRow, shippingTo } from "../../support/payments";

const site = await sharedLeadSite();
const faulty = await sharedLeadSite({ filesFail: true });

const now = new Date().toISOString();
const ofPack = { product: "prompt-pack" } as const;

const [pdf] = deliverables.book.files;
const [packFile] = deliverables["prompt-pack"].files;
const bytes = new Uint8Array(100_000).map((_, i) => (i * 31) % 251);
const name = "l-auteur-augmente.pdf";
const book = orderRow({ created_at: now });
const path = `/ma-commande/${book.key}`;

beforeEach(async () => {
  for (const stored of [pdf, packFile]) await site.files.delete(stored?.key ?? "");
});

const put = (key = pdf?.key ?? "") => site.files.put(key, bytes);

async function buy(fields: Partial<Order> = {}) {
  await site.db.insert(orders).values({ ...book, ...fields });
  await site.db.insert(parcels).values(newParcel(book, shippingTo()));
}

const file = `${path}/${name}`;
const get = (headers: Record<string, string> = {}, method = "GET") =>
  site.fetch(file, { method, headers });
async function body(response: Awaited<ReturnType<typeof get>>) {
  return new Uint8Array(await response.arrayBuffer());
}

test("serves a file byte for byte once open, or its rest", async () => {
  await put();
  await buy();
  const { html } = await site.page(path);
  expect(attributes(html, ".files a").map(({ href }) => href)).toEqual([file]);
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
  const etag = head.headers.get("ETag") ?? "";
  const rest = await get({ Range: "bytes=60000-", "If-Range": etag });
  expect(rest.status).toBe(206);
  expect(rest.headers.get("Content-Range")).toBe("bytes 60000-99999/100000");
  expect(Buffer.compare(await body(rest), bytes.slice(60_000))).toBe(0);
});

test("counts downloads, and sends a file even if counting fails", async () => {
  await put();
  await buy();
  const etag = (await get({}, "HEAD")).headers.get("ETag") ?? "";
  const counted = async () => (await site.rows(orders))[0];
  const others: Record<string, string>[] = [{ Range: "bytes=50000-" }, { "If-None-Match": etag }];
  for (const headers of others) await body(await get(headers));
  expect(await counted()).toMatchObject({ downloads: 0, first_download_at: null });
  await body(await get());
  await body(await get({ Range: "bytes=0-49999" }));
  await expect.poll(counted).toMatchObject({ downloads: 2 });
  expect((await counted())?.last_download_at).toMatch(/^20/);
  await site.db.run(
    sql`CREATE TRIGGER uncounted BEFORE UPDATE OF downloads ON orders BEGIN SELECT RAISE(ABORT, 'full'); END`,
  );
  expect(Buffer.compare(await body(await get()), bytes)).toBe(0);
  await expect.poll(() => site.logged()).toEqual([expect.stringMatching(/^Download not counted/)]);
  await site.db.run(sql`DROP TRIGGER uncounted`);
  expect(await counted()).toMatchObject({ downloads: 2 });
});

/** Half of a file, or less, of a bucket that fails; what broke it off. */
async function downloadFaulty(asked: string) {
  const response = await faulty.fetch(`${path}/${asked}`);
  let received = 0;
  let fault: unknown;
  try {
    for await (const part of response.body ?? []) received += part.length;
  } catch (error) {
    fault = error;
  }
  const length = response.headers.get("Content-Length");
  return { status: response.status, length, received, fault };
}

const buyFaulty = (fields: Partial<Order> = {}) =>
  faulty.db.insert(orders).values({ ...book, ...fields });

test.each([
  // The runtime's own line: the script is not told.
  ["pdf", "FixedLengthStream did not see all expected bytes"],
  ["epub", "File not sent whole: Error: reset by the bucket"],
])("breaks off and logs when the bucket ends a %s early", async (type, line) => {
  await buyFaulty();
  const { status, length, received, fault } = await downloadFaulty(`l-auteur-augmente.${type}`);
  expect([status, length]).toEqual([200, String(faultySize)]);
  expect(received).toBeLessThanOrEqual(sentBytes);
  expect(fault).toBeInstanceOf(Error);
  const lines = (await faulty.logged()).join("\n");
  expect(lines).toMatch(line);
  expect(lines).not.toContain(book.key);
});

test("shows the page and refuses its file while the bucket is away", async () => {
  await buyFaulty(ofPack);
  const file = await faulty.page(`${path}/pack-de-prompts.pdf`);
  expect(file.status).toBe(503);
  expect(file.text).toContain(orderPage.errors[503]);
  const page = await faulty.page(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(orderPage.digital.unavailable);
  expect(page.text).not.toContain(deliverables["prompt-pack"].later);
  expect(attributes(page.html, ".files a")).toEqual([]);
  const lines = (await faulty.logged()).join("\n");
  for (const line of ["File not read", "Files not listed", "internal error of the bucket"])
    expect(lines).toContain(line);
  expect(lines).not.toContain(book.key);
});

const held = [orderPage.digital.suspended, orderPage.disputed];

test.each<[string, Partial<Order>, string, number, string[]]>([
  ["not in the bucket", {}, "l-auteur-augmente.epub", 404, []],
  ["not bought", {}, "pack-de-prompts.pdf", 404, []],
  ["of no product", {}, "autre.pdf", 404, []],
  ["of a refunded order", { refunded_cents: book.amount_cents }, name, 410, []],
  ["of a disputed payment", { dispute: "open" }, name, 403, held],
])("refuses a file with the reason: %s", async (_, fields, asked, code, words) => {
  await put();
  await put(packFile?.key);
  await buy(fields);
  const { status, text, headers } = await site.page(`${path}/${asked}`);
  expect(status).toBe(code);
  for (const said of notEmpty(words.length ? words : [orderPage.errors[code]]))
    expect(text).toContain(said);
  expect(headers.get("Content-Location")).toBeNull();
});
