import { expect, test } from "vitest";
import { fieldsOf } from "../../support/fields";
import { diagnostic, type LeadForm, resources } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import { chunk, exchange, hangUp, head, hold } from "./wire";

const site = await sharedLeadSite();

const limit = 64 * 1024;
const urlencoded = "application/x-www-form-urlencoded";

function encode({ valid }: LeadForm): string {
  return new URLSearchParams(fieldsOf(valid)).toString();
}

function post(path: string, length?: number, type = urlencoded): string {
  const framing: Record<string, string> =
    length === undefined
      ? { "Transfer-Encoding": "chunked" }
      : { "Content-Length": String(length) };
  return head("POST", path, { "Content-Type": type, ...framing });
}

function send(path: string, body: string | Buffer, type?: string): Promise<Page> {
  return exchange(site.address, [post(path, Buffer.byteLength(body), type), body]);
}

/** The site took no notice of what came before: nothing is stored, and the next visitor is served. */
async function expectUnmoved({ path, valid, success }: LeadForm) {
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect((await site.page(path)).status).toBe(200);
  expect((await site.submit(path, fieldsOf(valid))).status).toBe(success ? 303 : 200);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
}

/* One reader of bodies stands before all forms: the longest of them tries it. */
const form = diagnostic;
const { path } = form;
const body = encode(form);
const accepted = 303;
const half = body.slice(0, body.length / 2);

test.each([
  ["byte by byte", [post(path, body.length), ...body]],
  ["in chunks of one byte", [post(path), ...[...body].map(chunk), chunk("")]],
])("accepts a whole body %s", async (_how, parts) => {
  expect((await exchange(site.address, parts)).status).toBe(accepted);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
});

test("survives connections that break in the middle of a body", async () => {
  await hangUp(site.address, [post(path, body.length), half]);
  await hangUp(site.address, [post(path), chunk(half)]);
  // All fields are there, but not all that was announced.
  await hangUp(site.address, [post(path, body.length + 1), body]);
  await hangUp(site.address, [post(path), chunk(body)]);
  await expectUnmoved(form);
});

test("answers clients that stop in the middle of a body", async () => {
  for (const parts of [
    [post(path, body.length + 1), body],
    [post(path), chunk(body)],
  ]) {
    const { status } = await exchange(site.address, parts, { end: true });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  await expectUnmoved(form);
});

test("rejects more than 64 KiB, endless or announced", async () => {
  const chunks = [post(path), chunk(body), chunk("x".repeat(limit))];
  expect((await exchange(site.address, chunks)).status).toBe(413);
  const announced = await exchange(site.address, [post(path, 10_000_000), body]);
  expect(announced.status).toBe(413);
  const lie = head("POST", path, {
    "Content-Type": urlencoded,
    "Content-Length": String(body.length),
    "Transfer-Encoding": "chunked",
  });
  const both = [lie, chunk(`${body}&x=`), chunk("x".repeat(limit)), chunk("")];
  expect([400, 413]).toContain((await exchange(site.address, both)).status);
  await expectUnmoved(form);
});

const boundary = "----boundary";
const type = `multipart/form-data; boundary=${boundary}`;
const parts = fieldsOf(diagnostic.valid).map(
  ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
);
const whole = `--${boundary}\r\n${parts.join(`--${boundary}\r\n`)}--${boundary}--\r\n`;

test("reads a multipart body", async () => {
  expect((await send(path, whole, type)).status).toBe(303);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
});

/* Which types and limits there are: `unit/http/request-guard`. */
test.each<[string, string | Buffer, string?]>([
  ["escapes that are none, or cut short", "email=%u0061%zz&nom=%&prenom=%zz&x=%4"],
  ["bytes that are no UTF-8", Buffer.from(body.replace("camille", "ca\xefmille"), "latin1")],
  ["a boundary of 5,000 characters", whole, `multipart/form-data; boundary=${"b".repeat(5_000)}`],
  ["parts without an end", whole.slice(0, -boundary.length - 6), type],
  ["2,000 empty parts", `--${boundary}\r\n\r\n\r\n`.repeat(2_000), type],
])("answers 400 to %s", async (_name, body, announced) => {
  expect((await send(path, body, announced)).status).toBe(400);
  await expectUnmoved(diagnostic);
});

test("answers a post while two hundred others never end", async () => {
  const { path, valid } = resources;
  const begun = Array.from({ length: 200 }, () => hold(site.address, [post(path, 100), "email=a"]));
  const leave = await Promise.all(begun);
  expect((await site.submit(path, fieldsOf(valid))).status).toBe(200);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  for (const connection of leave) connection();
});
