import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Endpoint, openEndpoint, sendEvent } from "~/outbox/webhook";
import { createReceiver } from "../../support/receiver";

const url = "https://automation.example/leads?token=abc";
const secret = "whsec_bG9jYWwtZGV2ZWxvcG1lbnQtb25seS1rZXktMDE=";
const event = { id: "2f1c", payload: JSON.stringify({ type: "chapter.requested", data: "é" }) };

const log = vi.fn();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, "error").mockImplementation(log);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function endpoint(): Endpoint {
  const opened = openEndpoint({ url, secret });
  if (!opened) throw new Error("refused");
  return opened;
}

function send(answer: () => Response | Promise<Response>, now = Date.now) {
  return sendEvent(endpoint(), event, { fetch: createReceiver(answer).fetch, now });
}

describe("endpoint", () => {
  test("none without a URL, and no log line", () => {
    expect(openEndpoint({ secret })).toBeNull();
    expect(openEndpoint({ url: "", secret })).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ["no secret", { url }, "LEADS_WEBHOOK_SECRET is missing"],
    ["a secret that is no base64", { url, secret: "whsec_§" }, "LEADS_WEBHOOK_SECRET is malformed"],
    [
      "a prefix in its midst",
      { url, secret: "bG9jwhsec_YWwt" },
      "LEADS_WEBHOOK_SECRET is malformed",
    ],
    ["an empty key", { url, secret: "whsec_" }, "LEADS_WEBHOOK_SECRET is malformed"],
    ["a URL that is none", { url: "automation", secret }, "LEADS_WEBHOOK_URL is malformed"],
  ])("none with %s, and one line without values", (_, settings, problem) => {
    expect(openEndpoint(settings)).toBeNull();
    expect(log.mock.calls).toEqual([[`Webhook: ${problem}, events wait`]]);
  });
});

describe("request", () => {
  test("JSON POST with a signature that standardwebhooks verifies", async () => {
    const receiver = createReceiver();
    await sendEvent(endpoint(), event, { fetch: receiver.fetch, now: Date.now });

    const [request] = receiver.received;
    expect(request).toMatchObject({ url, method: "POST", body: event.payload, redirect: "manual" });
    const headers = Object.fromEntries(request?.headers ?? []);
    expect(headers).toMatchObject({ "content-type": "application/json", "webhook-id": event.id });
    expect(new Webhook(secret).verify(event.payload, headers)).toEqual(JSON.parse(event.payload));
    expect(() => new Webhook(secret).verify(`${event.payload} `, headers)).toThrow();
  });

  test("15 seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await send(() => new Response());
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});

describe("answer", () => {
  test.each([200, 202, 204])("delivered: %i", async (status) => {
    expect(await send(() => new Response(null, { status }))).toEqual({ kind: "delivered" });
  });

  test("gone: 410", async () => {
    expect(await send(() => new Response(null, { status: 410 }))).toEqual({
      kind: "gone",
      error: "status 410",
    });
  });

  test.each([301, 307, 400, 404, 500, 503])("failed: %i", async (status) => {
    const headers = { Location: "https://elsewhere.example/" };
    expect(await send(() => new Response(null, { status, headers }))).toEqual({
      kind: "failed",
      error: `status ${status}`,
      retryAfter: 0,
    });
  });

  test.each([
    ["90", 90_000],
    ["Fri, 20 Nov 2026 12:01:00 GMT", 60_000],
  ])("Retry-After %s", async (value, retryAfter) => {
    const answer = () => new Response(null, { status: 429, headers: { "Retry-After": value } });
    expect(await send(answer, () => Date.UTC(2026, 10, 20, 12))).toMatchObject({ retryAfter });
  });

  test.each([
    ["timeout", new DOMException(`no answer from ${url}`, "TimeoutError")],
    ["network error", new TypeError(`cannot reach ${url}`)],
  ])("failure without the error's own words: %s", async (error, thrown) => {
    expect(await send(() => Promise.reject(thrown))).toEqual({
      kind: "failed",
      error,
      retryAfter: 0,
    });
  });

  test("unread body", async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1024)), cancel });
    expect(await send(() => new Response(endless))).toEqual({ kind: "delivered" });
    expect(cancel).toHaveBeenCalled();
  });
});
