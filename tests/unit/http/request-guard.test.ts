import { expect, test, vi } from "vitest";
import { discardBody, readBody, reject, validateRequest } from "~/http/request-guard";
import { requestReader } from "~/http/request-path";
import type { AcceptedPosts } from "~/http/routing";
import { unsubscribePath } from "~/leads/unsubscribe";
import { get, origin, post, streamed } from "../../support/requests";

const urlEncoded = "application/x-www-form-urlencoded";
const read = requestReader(new Set(), new Set());
const webhook: AcceptedPosts = { maxBytes: 10 };
const evil = { Origin: "https://evil.test" };
const plain = { "Content-Type": "text/plain" };

const validate = (request: Request, posts: AcceptedPosts | undefined = "form") =>
  validateRequest(request, read(request), posts);

const rejectionOf = async (request: Request, posts?: AcceptedPosts) =>
  (await validate(request, posts)).rejection;

const form = (fields: Record<string, string> = { email: "a@b.fr" }) => new URLSearchParams(fields);

function multipart(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each(["GET", "HEAD"])("passes on a %s unchanged", async (method) => {
  const request = get("/faq?x=1", {}, method);
  expect(await validate(request, "nothing")).toEqual({ request });
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("rejects %s", async (method) => {
  expect(await rejectionOf(get("/challenge", {}, method))).toBe(405);
});

const limit = 64 * 1024;

test.each<[string, Request, AcceptedPosts | undefined, number | undefined]>([
  ["a post to an unreadable path", post("/%5c", form()), undefined, 404],
  ["another method, before which the path counts", get("/%5c", {}, "PUT"), undefined, 404],
  ["data of no page", get("/inconnu.data"), undefined, 404],
  ["a form where none is taken", post("/faq", form()), "nothing", 405],
  ["a text where none is taken", post("/faq", "{}", plain), "nothing", 415],
  ["a large text", post("/challenge", "a".repeat(limit + 1), plain), undefined, 413],
  ["a large text from elsewhere", post("/challenge", "a".repeat(limit + 1), evil), undefined, 403],
  ["as many signed bytes as a route takes", post("/hook", "a".repeat(10)), webhook, undefined],
  ["one more of them", post("/hook", "a".repeat(11)), webhook, 413],
])("judges a request: %s", async (_what, request, posts, rejection) => {
  expect(await rejectionOf(request, posts)).toBe(rejection);
});

test("requests a rejection's page by GET, or by HEAD for a HEAD", () => {
  const { request, rejection } = reject(get("/x?utm_source=fb", {}, "PUT"), 405);
  expect([request.method, request.url]).toEqual(["GET", `${origin}/refus?utm_source=fb`]);
  expect(rejection).toBe(405);
  expect(reject(get("/%5c", {}, "HEAD"), 404).request.method).toBe("HEAD");
});

test("discards the body of a rejected request", async () => {
  const { stream, fate } = streamed("a", "b", "c");
  expect(await rejectionOf(post("/challenge", stream, evil))).toBe(403);
  expect(fate.taken).toBe(3);
});

const hosts = "site.test:444 evil.test site.test.evil.test xsite.test www.site.test";
const foreign = [...hosts.split(" "), "site.test@evil.test", "site.test, https://evil.test"];

test.each<[Record<string, string>, number | undefined]>([
  [{}, undefined],
  [{ "Sec-Fetch-Site": "same-origin" }, undefined],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  [{ Origin: origin }, undefined],
  [{ Origin: origin, "Sec-Fetch-Site": "cross-site" }, undefined],
  [{ Origin: "http://site.test" }, undefined],
  ...foreign.map((host): [{ Origin: string }, number] => [{ Origin: `https://${host}` }, 403]),
  [{ Origin: "https://evil.test", Host: "evil.test.site.test" }, 403],
  [{ Origin: "https://public.test", Host: "public.test" }, undefined],
  [{ Origin: "site.test" }, 403],
  [{ Origin: "null" }, 403],
  [{ Origin: "null", "Sec-Fetch-Site": "same-site" }, 403],
  [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }, undefined],
  [{ Origin: "" }, 403],
  [{ "Sec-Fetch-Site": "none" }, undefined],
])("judges the origin of a post with %j: %s", async (headers, rejection) => {
  expect(await rejectionOf(post("/challenge", form(), headers))).toBe(rejection);
});

test("accepts any origin where the address itself is the key", async () => {
  const path = unsubscribePath({ id: crypto.randomUUID(), unsubscribe_key: null });
  const headers = { Origin: "https://mail.test" };
  for (const spelling of [path, path.replace("/d", "/D"), path.replace("/d", "/%64")])
    expect(await rejectionOf(post(spelling, form(), headers))).toBeUndefined();
});

const file = new File(["x"], "x.txt");

test.each<[string, BodyInit | null, string | undefined, number | undefined]>([
  ["a form", form(), undefined, undefined],
  ["no body of another type", null, "text/plain", undefined],
  ["a form in parts", multipart({ email: "a@b.fr" }), undefined, undefined],
  ["a form with a charset", "a=b", ` ${urlEncoded.toUpperCase()} ; charset=utf-8`, undefined],
  ["escaped letters as a form", "nom=Zo%C3%AB+R&b=100%25", urlEncoded, undefined],
  ["an escape that is cut", "nom=Zo%C3&b=c", urlEncoded, 400],
  ["half an escape", "nom=Zo%C", `${urlEncoded}; charset=utf-8`, 400],
  ["bytes that are no UTF-8", new Uint8Array([0x61, 0x3d, 0xe9]), urlEncoded, 400],
  ["a form of 64 KiB", "a".repeat(limit), urlEncoded, undefined],
  ["a form of a byte more", "a".repeat(limit + 1), urlEncoded, 413],
  ["a file", multipart({ email: file }), undefined, 415],
  ["a text", "a=b", "text/plain", 415],
  ["a type that begins like a form's", "a=b", `${urlEncoded}x`, 415],
  ["a form's type as a parameter", "a=b", `text/html; boundary=${urlEncoded}`, 415],
  ["bytes without a type", new Uint8Array([1]), undefined, 415],
  ["parts without a boundary", "a=b", "multipart/form-data", 400],
  ["parts that are none", "a=b", "multipart/form-data; boundary=x", 400],
  ["a file beside a text", multipart({ email: "a@b.fr", file }), undefined, 415],
])("judges the body of a post: %s", async (_name, body, type, rejection) => {
  const headers: Record<string, string> = type ? { "Content-Type": type } : {};
  expect(await rejectionOf(post("/challenge", body, headers))).toBe(rejection);
});

test("passes on a valid form's body and headers, but no Origin", async () => {
  const headers = { Origin: origin, "User-Agent": "browser" };
  const { request } = await validate(post("/challenge?a=1", form(), headers));
  expect([request.method, request.url]).toEqual(["POST", `${origin}/challenge?a=1`]);
  expect(Object.fromEntries(await request.formData())).toEqual({ email: "a@b.fr" });
  expect(request.headers.get("User-Agent")).toBe("browser");
  expect(request.headers.has("Origin")).toBe(false);
});

test("reads a missing body as an empty form", async () => {
  const { request } = await validate(post("/challenge", null, plain));
  expect([...(await request.formData())]).toEqual([]);
});

test("passes on a signed post's bytes and headers of any type", async () => {
  const headers = { ...evil, "Content-Type": "application/json", "X-Sig": "1" };
  const { request, rejection } = await validate(post("/hook", '{"a":1}', headers), webhook);
  expect(rejection).toBeUndefined();
  expect(await request.text()).toBe('{"a":1}');
  expect(request.headers.get("X-Sig")).toBe("1");
  expect(request.headers.get("Content-Type")).toBe("application/json");
});

test("accepts a body up to its limit and rejects one beyond", async () => {
  expect(await (await readBody(post("/", streamed("ab", "cd").stream), 4))?.text()).toBe("abcd");
  expect((await readBody(get("/")))?.size).toBe(0);
  // Left as soon as it is too long, neither read on nor ended.
  const long = streamed("ab", "cd", "ef");
  expect(await readBody(post("/", long.stream), 3)).toBeNull();
  expect(long.fate).toEqual({ taken: 2, cancelled: false });

  const announced = (length: number, ...parts: string[]) => {
    const { stream, fate } = streamed(...parts);
    return { fate, read: readBody(post("/", stream, { "Content-Length": `${length}` }), 4) };
  };
  const begun = announced(5, "ab");
  expect([await begun.read, begun.fate.taken]).toEqual([null, 0]);
  expect((await announced(4, "abcd").read)?.size).toBe(4);
  expect(await announced(4, "abcd", "e").read).toBeNull();
});

test("discards a body to its end or a tenth of a second", async () => {
  vi.useFakeTimers();
  const { stream, fate } = streamed("a", "b", "c");
  await discardBody(stream);
  expect(fate).toEqual({ taken: 3, cancelled: false });
  expect(vi.getTimerCount()).toBe(0);

  const cancel = vi.fn(() => Promise.reject(new Error("gone")));
  const discarding = discardBody(new ReadableStream({ cancel }));
  await vi.advanceTimersByTimeAsync(99);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cancel).toHaveBeenCalledOnce();
  await discarding;
});

test("does not fail on a missing, broken or locked body", async () => {
  await discardBody(null);
  await discardBody(new ReadableStream({ pull: (body) => body.error(new Error("gone")) }));
  const { stream, fate } = streamed("a");
  stream.getReader();
  await discardBody(stream);
  expect(fate.taken).toBe(0);
});
