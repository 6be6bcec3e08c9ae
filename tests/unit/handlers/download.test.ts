import { expect, test } from "vitest";
import { isDownload, planDownload } from "~/handlers/download";
import { get } from "../../support/requests";

const file = { size: 1000, httpEtag: '"abc"', uploaded: new Date("2026-05-01T12:00:00.700Z") };
const plan = (headers: Record<string, string>, size = 1000, method = "GET") =>
  planDownload({ method, headers: new Headers(headers) }, { ...file, size });
const changed = "Fri, 01 May 2026 12:00:00 GMT";
const before = "Fri, 01 May 2026 11:59:59 GMT";

test.each([
  ["bytes=0-0", 0, 1],
  ["bytes=0-5000", 0, 1000],
  ["bytes=999-", 999, 1],
  ["bytes=500-600", 500, 101],
  ["bytes=-1", 999, 1],
  ["bytes=-5000", 0, 1000],
  ["bytes=0-99999999999999999999", 0, 1000],
  ["Bytes=0-0", 0, 1],
])("serves a part: %s", (range, offset, length) => {
  expect(plan({ Range: range })).toEqual({ status: 206, range: { offset, length } });
});

const beyond = "bytes=1000- bytes=1001- bytes=1000-1001 bytes=-0".split(" ");
const long = [`bytes=${"1".repeat(193)}-`, `bytes=${"0-1,".repeat(60)}2-3`];

test.each([...beyond, ...long])("answers 416 to a range beyond the file: %s", (range) => {
  expect(plan({ Range: range })).toEqual({ status: 416 });
});

const units = "bytes=- bytes=a-b bytes=5-4 items=0-1 bytes=0-1,3-4 bytes=0.5-1 kilobytes=0-1";
const invalid = [...units.split(" "), `bytes=${"1".repeat(194)}`, ""];

test.each(invalid)("serves the whole file without a valid range: %j", (range) => {
  expect(plan({ Range: range })).toEqual({ status: 200 });
});

test("answers 416 to a range of an empty file", () => {
  expect(plan({}, 0)).toEqual({ status: 200 });
  for (const range of ["bytes=0-", "bytes=-1"]) expect(plan({ Range: range }, 0).status).toBe(416);
});

test.each([
  [{ "If-Match": '"x", "abc"' }, 200],
  [{ "If-Match": "*" }, 200],
  [{ "If-Match": 'W/"abc"' }, 412],
  [{ "If-Match": '"x"' }, 412],
  [{ "If-Unmodified-Since": changed }, 200],
  [{ "If-Unmodified-Since": before }, 412],
  [{ "If-Match": '"abc"', "If-Unmodified-Since": before }, 200],
  [{ "If-None-Match": 'W/"abc"' }, 304],
  [{ "If-None-Match": "*" }, 304],
  [{ "If-None-Match": '"x", W/"abc"' }, 304],
  [{ "If-None-Match": '"x"', "If-Modified-Since": changed }, 200],
  [{ "If-Modified-Since": changed }, 304],
  [{ "If-Modified-Since": before }, 200],
  [{ "If-Modified-Since": "yesterday" }, 200],
  [{ "If-Modified-Since": "Sat, 01 May 2027 12:00:00" }, 200],
  [{ "If-Match": '"x"', "If-None-Match": '"abc"' }, 412],
  [{ "If-None-Match": '"abc"', Range: "bytes=0-1" }, 304],
  [{ Range: "bytes=0-1", "If-Range": '"abc"' }, 206],
  [{ Range: "bytes=0-1", "If-Range": 'W/"abc"' }, 200],
  [{ Range: "bytes=0-1", "If-Range": changed }, 206],
  [{ Range: "bytes=0-1", "If-Range": before }, 200],
  [{ Range: "bytes=5000-", "If-Range": '"x"' }, 200],
] as const)("answers a conditional request %j with %d", (headers, status) => {
  expect(plan({ ...headers }).status).toBe(status);
});

test.each(["bytes=0-0", "bytes=1000-"])("ignores the range %s on HEAD", (range) => {
  expect(plan({ Range: range }, 1000, "HEAD")).toEqual({ status: 200 });
});

const part = (range: string, length: number) =>
  new Response(null, {
    status: 206,
    headers: { "Content-Range": `bytes ${range}/1000`, "Content-Length": `${length}` },
  });
const prefetch = { "Sec-Purpose": "prefetch" };

test.each([
  ["the whole", get("/"), new Response(), true],
  ["its first byte", get("/"), part("0-0", 1), true],
  ["its first half", get("/"), part("0-499", 500), true],
  ["its second half", get("/"), part("500-999", 500), false],
  ["more than half", get("/"), part("499-999", 501), true],
  ["a middle", get("/"), part("10-19", 10), false],
  ["nothing new", get("/"), new Response(null, { status: 304 }), false],
  ["its headers", get("/", {}, "HEAD"), new Response(), false],
  ["a prefetched whole", get("/", prefetch), new Response(), false],
])("tells a download: %s", (_what, request, response, counts) => {
  expect(isDownload(request, response)).toBe(counts);
});
