import { describe, expect, test } from "vitest";
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

/** A post's head; a body of no announced length comes in chunks. */
function post(path: string, length?: number, type = urlencoded): string {
  const framing: Record<string, string> =
    length === undefined
      ? { "Transfer-Encoding": "chunked" }
      : { "Content-Length": String(length) };
  return head("POST", path, { "Content-Type": type, ...framing });
}

/** Sends a whole body of a type that may be a lie. */
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
describe("a body", () => {
  const form = diagnostic;
  const { path } = form;
  const body = encode(form);
  const accepted = 303;
  const half = body.slice(0, body.length / 2);

  test("a body that comes byte by byte is as good as any", async () => {
    const page = await exchange(site.address, [post(path, body.length), ...body]);
    expect(page.status).toBe(accepted);
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  });

  test("so is one in chunks of one byte, without a length", async () => {
    const chunks = [...body].map(chunk);
    const page = await exchange(site.address, [post(path), ...chunks, chunk("")]);
    expect(page.status).toBe(accepted);
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  });

  test("a connection that breaks in the middle of a body", async () => {
    await hangUp(site.address, [post(path, body.length), half]);
    await hangUp(site.address, [post(path), chunk(half)]);
    // All fields are there, but not all that was announced.
    await hangUp(site.address, [post(path, body.length + 1), body]);
    await hangUp(site.address, [post(path), chunk(body)]);
    await expectUnmoved(form);
  });

  test("a client that says goodbye in the middle of a body, and listens: no success", async () => {
    const announced = [post(path, body.length + 1), body];
    const chunked = [post(path), chunk(body)];
    for (const parts of [announced, chunked]) {
      const { status } = await exchange(site.address, parts, { end: true });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    await expectUnmoved(form);
  });

  test("chunks of more than 64 KiB: 413, before they end", async () => {
    const parts = [post(path), chunk(body), chunk("x".repeat(limit))];
    expect((await exchange(site.address, parts)).status).toBe(413);
    await expectUnmoved(form);
  });

  test("chunks of more than 64 KiB that announce a small length as well: refused", async () => {
    const lie = head("POST", path, {
      "Content-Type": urlencoded,
      "Content-Length": String(body.length),
      "Transfer-Encoding": "chunked",
    });
    const parts = [lie, chunk(`${body}&x=`), chunk("x".repeat(limit)), chunk("")];
    const { status } = await exchange(site.address, parts);
    expect([400, 413]).toContain(status);
    await expectUnmoved(form);
  });

  test("a length far beyond the body's: 413, without waiting for it", async () => {
    const page = await exchange(site.address, [post(path, 10_000_000), body]);
    expect(page.status).toBe(413);
    await expectUnmoved(form);
  });

  test.each([
    ["half a character", "email=a%C3@example.com"],
    ["escapes that are none", "email=%u0061%zz&nom=%&prenom=%zz"],
    ["an escape cut short", "email=a@example.com%4"],
    ["nothing but separators", "&&=&=&&"],
    ["only a name", "email"],
  ])("bad percent-encoding, %s: 400", async (_name, bad) => {
    expect((await send(path, bad)).status).toBe(400);
    await expectUnmoved(form);
  });

  test("bytes that are no UTF-8: 400", async () => {
    const latin = Buffer.from(body.replace("camille", "ca\xefmille"), "latin1");
    expect((await send(path, latin)).status).toBe(400);
    expect((await send(path, Buffer.from([0xff, 0xfe, 0, 0x80, 0xc0, 0xaf]))).status).toBe(400);
    await expectUnmoved(form);
  });
});

describe("a multipart body", () => {
  const { path } = diagnostic;
  const boundary = "----boundary";
  const type = `multipart/form-data; boundary=${boundary}`;
  const parts = fieldsOf(diagnostic.valid).map(
    ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const whole = `--${boundary}\r\n${parts.join(`--${boundary}\r\n`)}--${boundary}--\r\n`;

  test("that is well-formed is read", async () => {
    expect((await send(path, whole, type)).status).toBe(303);
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  });

  test.each([
    ["another boundary than announced", whole, "multipart/form-data; boundary=other"],
    ["an empty boundary", whole, "multipart/form-data; boundary="],
    ["a boundary of 5,000 characters", whole, `multipart/form-data; boundary=${"b".repeat(5_000)}`],
    ["no end", whole.slice(0, -boundary.length - 6), type],
    ["half of it", whole.slice(0, whole.length / 2), type],
    ["parts without names", whole.replace(/; name="\w+"/g, ""), type],
    ["names without quotes' ends", whole.replace(/name="(\w+)"/g, 'name="$1'), type],
    ["parts without heads", whole.replace(/Content-Disposition.*\r\n\r\n/g, ""), type],
    ["nothing but its end", `--${boundary}--`, type],
    ["2,000 empty parts", `--${boundary}\r\n\r\n\r\n`.repeat(2_000), type],
    ["zeros", "\0".repeat(1_000), type],
  ])("with %s: 400", async (_name, body, announced) => {
    expect((await send(path, body, announced)).status).toBe(400);
    await expectUnmoved(diagnostic);
  });
});

test("two hundred who begin a post and never end it keep nobody out", async () => {
  const { path, valid } = resources;
  const begun = Array.from({ length: 200 }, () => hold(site.address, [post(path, 100), "email=a"]));
  const leave = await Promise.all(begun);
  expect((await site.submit(path, fieldsOf(valid))).status).toBe(200);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  for (const connection of leave) connection();
});
