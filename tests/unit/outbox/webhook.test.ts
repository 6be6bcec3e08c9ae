import { Webhook } from "standardwebhooks";
import { expect, test, vi } from "vitest";
import { webhookEvent } from "~/outbox/record";
import { type Fetch, webhookChannel } from "~/outbox/webhook";
import { loggedErrors } from "../../support/logged-errors";
import { webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";

const { url, secret } = webhook;
const lead = { table: "resource_subscribers", id: "1", email: "camille@example.com" } as const;
const subject = { type: "chapter.requested", ...lead, created_at: "2026-05-01T12:00:00.000Z" };
const event = webhookEvent(subject, { name: "é" });

const open = (settings: { url?: string; secret?: string }, fetch: Fetch, now = Date.now) =>
  webhookChannel(settings, { fetch, now });

const send = (answer: () => Response | Promise<Response>, now = Date.now) =>
  open(webhook, createReceiver(answer).fetch, now)?.send(event);

test("has no endpoint without a URL, and logs nothing", () => {
  const logged = loggedErrors();
  expect(open({ secret }, fetch)).toBeNull();
  expect(open({ url: "", secret }, fetch)).toBeNull();
  expect(logged).toEqual([]);
});

test.each([
  ["no secret", { url }, "LEADS_WEBHOOK_SECRET is missing"],
  ["a secret that is no base64", { url, secret: "whsec_§" }, "LEADS_WEBHOOK_SECRET is malformed"],
  ["a prefix in its midst", { url, secret: "bG9jwhsec_YWwt" }, "LEADS_WEBHOOK_SECRET is malformed"],
  ["an empty key", { url, secret: "whsec_" }, "LEADS_WEBHOOK_SECRET is malformed"],
])("has no endpoint with %s, and logs no value", (_, settings, problem) => {
  const logged = loggedErrors();
  expect(open(settings, fetch)).toBeNull();
  expect(logged).toEqual([`Webhook: ${problem}, events wait`]);
});

test("posts JSON with a signature that standardwebhooks verifies", async () => {
  const receiver = createReceiver();
  await open(webhook, receiver.fetch)?.send(event);

  const [request] = receiver.received;
  expect(request).toMatchObject({ url, method: "POST", body: event.payload, redirect: "manual" });
  const headers = Object.fromEntries(request?.headers ?? []);
  expect(headers).toMatchObject({ "content-type": "application/json", "webhook-id": event.id });
  expect(new Webhook(secret).verify(event.payload, headers)).toEqual(JSON.parse(event.payload));
  expect(() => new Webhook(secret).verify(`${event.payload} `, headers)).toThrow();
});

test("ends a request after 15 seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  await send(() => new Response());
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test.each([
  ...[200, 202, 204].map((status) => ({ status, outcome: { kind: "delivered" } })),
  { status: 410, outcome: { kind: "gone", error: "status 410" } },
  ...[301, 307, 400, 404, 500, 503].map((status) => ({
    status,
    outcome: { kind: "failed", error: `status ${status}`, retryAfter: 0 },
  })),
])("takes $status as $outcome.kind", async ({ status, outcome }) => {
  const headers = { Location: "https://elsewhere.example/" };
  expect(await send(() => new Response(null, { status, headers }))).toEqual(outcome);
});

test("respects Retry-After", async () => {
  const answer = () => new Response(null, { status: 429, headers: { "Retry-After": "90" } });
  expect(await send(answer)).toMatchObject({ retryAfter: 90_000 });
});

test.each([
  ["timeout", new DOMException(`no answer from ${url}`, "TimeoutError")],
  ["network error", new TypeError(`cannot reach ${url}`)],
])("reports a failure without the error's own words: %s", async (error, thrown) => {
  const failed = { kind: "failed", error, retryAfter: 0 };
  expect(await send(() => Promise.reject(thrown))).toEqual(failed);
});

test("cancels an answer's unread body", async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1024)), cancel });
  expect(await send(() => new Response(endless))).toEqual({ kind: "delivered" });
  expect(cancel).toHaveBeenCalled();
});
