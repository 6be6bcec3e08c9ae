import { beforeEach, expect, test, vi } from "vitest";
import { sendFile } from "~/http/file-response";
import type { FileStore } from "~/orders/files";
import { loggedErrors } from "../../support/logged-errors";
import { get } from "../../support/requests";

const file = {
  key: "book/the-book.pdf",
  name: "The book",
  format: "PDF",
  mediaType: "application/pdf",
};

/** workerd's own, which also counts: that is for the worker tests to say. */
class FixedLengthStream extends TransformStream {
  constructor(_length: number) {
    super();
  }
}

beforeEach(() => {
  vi.stubGlobal("FixedLengthStream", FixedLengthStream);
  return () => vi.unstubAllGlobals();
});

const textOf = (text: string) => new Blob([text]).stream();

/** A bucket of one object, which notes what is read from it. */
function bucketOf(text: string, body: (text: string) => ReadableStream | null = textOf) {
  const object = {
    size: text.length,
    etag: "tag",
    httpEtag: '"tag"',
    uploaded: new Date(Date.UTC(2026, 4, 1)),
  };
  const reads: unknown[] = [];
  const store = {
    head: async (key: string) => (key === file.key ? object : null),
    async get(...read: [string, { range?: { offset: number; length: number } }]) {
      reads.push(read);
      const { offset, length } = read[1].range ?? { offset: 0, length: text.length };
      const part = body(text.slice(offset, offset + length));
      return part ? { ...object, body: part } : object;
    },
  };
  return { store: store as unknown as FileStore, reads };
}

async function ask(text: string, headers: Record<string, string> = {}, method = "GET") {
  const { store, reads } = bucketOf(text);
  const response = await sendFile(store, file, get("/", headers, method));
  const shown = Object.fromEntries(response?.headers ?? []);
  return { status: response?.status, body: await response?.text(), headers: shown, reads };
}

const onlyIf = { etagMatches: "tag" };
const always = {
  "accept-ranges": "bytes",
  "cache-control": "no-store",
  etag: '"tag"',
  "last-modified": "Fri, 01 May 2026 00:00:00 GMT",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
};
const sent = {
  ...always,
  "cache-control": "no-store, no-transform",
  "content-disposition": 'attachment; filename="the-book.pdf"',
  "content-type": "application/pdf",
};

test("a file is read whole, a part of it alone", async () => {
  expect(await ask("0123456789")).toEqual({
    status: 200,
    body: "0123456789",
    headers: { ...sent, "content-length": "10" },
    reads: [[file.key, { range: { offset: 0, length: 10 }, onlyIf }]],
  });
  expect(await ask("0123456789", { Range: "bytes=4-6" })).toEqual({
    status: 206,
    body: "456",
    headers: { ...sent, "content-length": "3", "content-range": "bytes 4-6/10" },
    reads: [[file.key, { range: { offset: 4, length: 3 }, onlyIf }]],
  });
});

test("an empty file is read without a range, which no bucket has of it", async () => {
  const { status, body, reads } = await ask("");
  expect([status, body, reads]).toEqual([200, "", [[file.key, { onlyIf }]]]);
});

test("what sends no byte reads none", async () => {
  expect(await ask("0123456789", {}, "HEAD")).toEqual({
    status: 200,
    body: "",
    headers: { ...sent, "content-length": "10" },
    reads: [],
  });
  expect(await ask("0123456789", { Range: "bytes=10-" })).toEqual({
    status: 416,
    body: "",
    headers: { ...always, "content-range": "bytes */10" },
    reads: [],
  });
  expect(await ask("0123456789", { "If-None-Match": '"tag"' })).toEqual({
    status: 304,
    body: "",
    headers: always,
    reads: [],
  });
});

test("what is not in the bucket is null; what changed since its head was read throws", async () => {
  const { store } = bucketOf("0123456789", () => null);
  expect(await sendFile(store, { ...file, key: "book/other.pdf" }, get("/"))).toBeNull();
  const changed = sendFile(store, file, get("/"));
  await expect(changed).rejects.toThrow("the object changed meanwhile");
  const away = { ...store, get: async () => null } as unknown as FileStore;
  await expect(sendFile(away, file, get("/"))).rejects.toThrow("the object changed meanwhile");
});

test("a read that fails midway breaks the answer, and is logged", async () => {
  const lines = loggedErrors();
  const broken = () =>
    new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
  const { store } = bucketOf("0123456789", broken);
  const response = await sendFile(store, file, get("/"));
  await expect(response?.text()).rejects.toThrow("reset");
  await vi.waitFor(() => expect(lines).toEqual(["File not sent whole: Error: reset"]));
});
