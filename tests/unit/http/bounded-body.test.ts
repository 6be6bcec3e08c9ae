import { afterEach, expect, test, vi } from "vitest";
import { boundedBody, drain, maxFormBytes } from "~/http/bounded-body";
import { get, post, streamed } from "../../support/requests";

afterEach(() => vi.useRealTimers());

test("a form may hold 64 KiB", () => {
  expect(maxFormBytes).toBe(65_536);
});

test("a body is read whole up to its limit, however it comes", async () => {
  const { stream } = streamed("ab", "cd");
  expect(await (await boundedBody(post("/", stream), 4))?.text()).toBe("abcd");
  expect((await boundedBody(get("/")))?.size).toBe(0);
});

test("a longer one is left, neither read on nor ended, as soon as it is too long", async () => {
  const { stream, fate } = streamed("ab", "cd", "ef");
  expect(await boundedBody(post("/", stream), 3)).toBeNull();
  expect(fate).toEqual({ taken: 2, cancelled: false });
});

test("one that is announced too long is not even begun", async () => {
  const { stream, fate } = streamed("ab");
  expect(await boundedBody(post("/", stream, { "Content-Length": "5" }), 4)).toBeNull();
  expect(fate.taken).toBe(0);
  const request = post("/", streamed("abcd").stream, { "Content-Length": "4" });
  expect((await boundedBody(request, 4))?.size).toBe(4);
});

test("a body is drained to its end", async () => {
  vi.useFakeTimers();
  const { stream, fate } = streamed("a", "b", "c");
  await drain(stream);
  expect(fate).toEqual({ taken: 3, cancelled: false });
  expect(vi.getTimerCount()).toBe(0);
});

test("one without an end is given up after a tenth of a second", async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const draining = drain(new ReadableStream({ cancel }));
  await vi.advanceTimersByTimeAsync(99);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cancel).toHaveBeenCalledOnce();
  await draining;
});

test("one that breaks off is no fault, nor one that cannot be given up", async () => {
  await drain(new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) }));

  vi.useFakeTimers();
  const draining = drain(new ReadableStream({ cancel: () => Promise.reject(new Error("gone")) }));
  await vi.advanceTimersByTimeAsync(100);
  await draining;
});

test("there may be nothing to drain, or somebody else reading it", async () => {
  await drain(null);
  const { stream, fate } = streamed("a");
  stream.getReader();
  await drain(stream);
  expect(fate.taken).toBe(0);
});
