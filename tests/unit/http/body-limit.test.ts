import { afterEach, expect, test, vi } from "vitest";
import { discardBody, maxFormBytes, readBody } from "~/http/request-guard";
import { get, post, streamed } from "../../support/requests";

afterEach(() => vi.useRealTimers());

test("a form may hold 64 KiB", () => {
  expect(maxFormBytes).toBe(65_536);
});

test("a body is read whole up to its limit, however it comes", async () => {
  const { stream } = streamed("ab", "cd");
  expect(await (await readBody(post("/", stream), 4))?.text()).toBe("abcd");
  expect((await readBody(get("/")))?.size).toBe(0);
});

test("a longer one is left, neither read on nor ended, as soon as it is too long", async () => {
  const { stream, fate } = streamed("ab", "cd", "ef");
  expect(await readBody(post("/", stream), 3)).toBeNull();
  expect(fate).toEqual({ taken: 2, cancelled: false });
});

test("one that is announced too long is not even begun", async () => {
  const { stream, fate } = streamed("ab");
  expect(await readBody(post("/", stream, { "Content-Length": "5" }), 4)).toBeNull();
  expect(fate.taken).toBe(0);
  const request = post("/", streamed("abcd").stream, { "Content-Length": "4" });
  expect((await readBody(request, 4))?.size).toBe(4);
});

test("one that is longer than announced is too long all the same", async () => {
  const request = post("/", streamed("abcd", "e").stream, { "Content-Length": "4" });
  expect(await readBody(request, 4)).toBeNull();
});

test("a body is discarded to its end", async () => {
  vi.useFakeTimers();
  const { stream, fate } = streamed("a", "b", "c");
  await discardBody(stream);
  expect(fate).toEqual({ taken: 3, cancelled: false });
  expect(vi.getTimerCount()).toBe(0);
});

test("one without an end is given up after a tenth of a second", async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const discarding = discardBody(new ReadableStream({ cancel }));
  await vi.advanceTimersByTimeAsync(99);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cancel).toHaveBeenCalledOnce();
  await discarding;
});

test("one that breaks off is no fault, nor one that cannot be given up", async () => {
  await discardBody(
    new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) }),
  );

  vi.useFakeTimers();
  const discarding = discardBody(
    new ReadableStream({ cancel: () => Promise.reject(new Error("gone")) }),
  );
  await vi.advanceTimersByTimeAsync(100);
  await discarding;
});

test("there may be nothing to discard, or somebody else reading it", async () => {
  await discardBody(null);
  const { stream, fate } = streamed("a");
  stream.getReader();
  await discardBody(stream);
  expect(fate.taken).toBe(0);
});
