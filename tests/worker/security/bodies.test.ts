import { expect, test } from "vitest";
import { notEmpty } from "../../support/counted";
import { fieldsOf } from "../../support/fields";
import { diagnostic, type LeadForm, resources } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { exchange, hold, type Sent } from "../../support/wire";

const site = await sharedLeadSite();

const limit = 64 * 1024;
const urlencoded = "application/x-www-form-urlencoded";

/** A post of these parts, in chunks unless it says a length. */
const post = (parts: Sent["parts"] = [], length?: number, type = urlencoded): Sent => ({
  method: "POST",
  headers: { "Content-Type": type, ...(length !== undefined && { "Content-Length": `${length}` }) },
  parts,
});

const send = (sent: Sent) => exchange(site.address, path, sent);

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
const body = new URLSearchParams(fieldsOf(form.valid)).toString();
const half = body.slice(0, body.length / 2);

const boundary = "----boundary";
const type = `multipart/form-data; boundary=${boundary}`;
const parts = fieldsOf(diagnostic.valid).map(
  ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
);
const whole = `--${boundary}\r\n${parts.join(`--${boundary}\r\n`)}--${boundary}--\r\n`;

test.each([
  ["byte by byte", post([...body], body.length)],
  ["in chunks of one byte", post([...body])],
  ["in parts", post([whole], Buffer.byteLength(whole), type)],
])("accepts a whole body %s", async (_how, sent) => {
  expect((await send(sent)).status).toBe(303);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
});

/** All fields are there, but not all that was announced. */
const unfinished = [post([body], body.length + 1), post([body])];

test("survives connections that break in the middle of a body", async () => {
  for (const sent of [post([half], body.length), post([half]), ...unfinished]) {
    const leave = await hold(site.address, path, sent);
    leave();
  }
  await expectUnmoved(form);
});

test("answers clients that stop in the middle of a body", async () => {
  for (const sent of notEmpty(unfinished))
    expect((await send({ ...sent, after: "goodbye" })).status).toBeGreaterThanOrEqual(400);
  await expectUnmoved(form);
});

test("rejects more than 64 KiB, endless or announced", async () => {
  const large = [`${body}&x=`, "x".repeat(limit)];
  for (const sent of [post(large), post([body], 10_000_000)])
    expect((await send({ ...sent, after: "nothing" })).status).toBe(413);
  const lie = post(large, body.length);
  const both = { ...lie, headers: { ...lie.headers, "Transfer-Encoding": "chunked" } };
  expect([400, 413]).toContain((await send(both)).status);
  await expectUnmoved(form);
});

test.each<[string, string | Buffer, string?]>([
  ["escapes that are none, or cut short", "email=%u0061%zz&nom=%&prenom=%zz&x=%4"],
  ["bytes that are no UTF-8", Buffer.from(body.replace("camille", "ca\xefmille"), "latin1")],
  ["a boundary of 5,000 characters", whole, `multipart/form-data; boundary=${"b".repeat(5_000)}`],
  ["parts without an end", whole.slice(0, -boundary.length - 6), type],
  ["2,000 empty parts", `--${boundary}\r\n\r\n\r\n`.repeat(2_000), type],
])("answers 400 to %s", async (_name, body, announced) => {
  expect((await send(post([body], Buffer.byteLength(body), announced))).status).toBe(400);
  await expectUnmoved(diagnostic);
});

test("answers a post while two hundred others never end", async () => {
  const { path, valid } = resources;
  const begun = Array.from({ length: 200 }, () => hold(site.address, path, post(["email=a"], 100)));
  const leave = await Promise.all(begun);
  expect((await site.submit(path, fieldsOf(valid))).status).toBe(200);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  for (const connection of leave) connection();
});
