import { expect, test, vi } from "vitest";
import { findPayment, type LookupQuestion } from "~/funnel/lookup";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";

const webhook = "https://hooks.test/order?token=s3cret";
const email = "lectrice@example.com";

async function lookUp(question: LookupQuestion = { session_id: "cs_1" }) {
  const env = makeEnv({ ORDER_WEBHOOK_URL: webhook, PAYMENT_WEBHOOK_SECRET: undefined });
  return (await findPayment(makeContext(env), "ORDER_WEBHOOK_URL", question)).email;
}

function answerWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

function answer(body: string | null, type?: string, status = 200) {
  const headers: Record<string, string> = type ? { "Content-Type": type } : {};
  return answerWith(() => new Response(body, { status, headers }));
}

test("asks the webhook once, in JSON, for five seconds and without following redirects", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const fetch = answer(email, "text/plain");
  await lookUp({ session_id: "cs_1", product: "prompt_pack" });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/plain" },
    body: '{"session_id":"cs_1","product":"prompt_pack"}',
    redirect: "manual",
    signal: expect.any(AbortSignal),
  });
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test.each([
  ["in JSON", `{"email":"${email}"}`, "application/json"],
  ["in JSON that is called text", ` \n{"email":"${email}"}`, "text/plain"],
  ["in text", `\r\n ${email}\t`, "text/plain"],
  ["in text without a type", email, undefined],
  ["in text of a type that only resembles JSON", email, "text/jsonnet"],
])("reads an address: %s", async (_name, body, type) => {
  const logged = loggedErrors();
  answer(body, type);
  expect(await lookUp()).toBe(email);
  expect(logged).toEqual([]);
});

const none = "no e-mail address in the answer";
test.each([
  ["an empty answer", "", "text/plain", none],
  ["text without an address", "merci", "text/plain", none],
  ["two addresses", `${email} ${email}`, "text/plain", none],
  ["a JSON text", `"${email}"`, "application/json", none],
  ["JSON without an address", '{"mail":"a@b.fr"}', "application/json", none],
  ["an address that is no text", '{"email":["a@b.fr"]}', "application/json", none],
  ["what only looks like JSON", `{${email}`, "text/plain", "malformed JSON"],
  ["text announced as JSON", email, "application/json", "malformed JSON"],
  ["over 64 KiB", email.padEnd(64 * 1024 + 1), "text/plain", "answer over 64 KiB"],
])("finds no address and logs one line: %s", async (_name, body, type, why) => {
  const logged = loggedErrors();
  answer(body, type);
  expect(await lookUp()).toBeNull();
  expect(logged).toEqual([`Webhook call failed: ${why}`]);
});

test.each([302, 404, 500])("finds no address and logs one line on status %i", async (status) => {
  const logged = loggedErrors();
  answer(email, "text/plain", status);
  expect(await lookUp()).toBeNull();
  expect(logged).toEqual([`Webhook call failed: status ${status}`]);
});

test.each([
  [new DOMException("secret", "TimeoutError"), "no answer within 5 s"],
  [new TypeError("secret"), "TypeError"],
  ["secret", "string"],
])("finds no address when a connection fails, and logs its kind: %s", async (fault, why) => {
  const logged = loggedErrors();
  answerWith(() => Promise.reject(fault));
  expect(await lookUp()).toBeNull();
  expect(logged).toEqual([`Webhook call failed: ${why}`]);
});

test.each([
  ["a refusal", 500, new Uint8Array(1)],
  ["an answer over 64 KiB", 200, new Uint8Array(64 * 1024 + 1)],
])("cancels the body of %s", async (_name, status, bytes) => {
  loggedErrors();
  const cancel = vi.fn();
  const start = (body: ReadableStreamDefaultController) => body.enqueue(bytes);
  answerWith(() => new Response(new ReadableStream({ start, cancel }), { status }));
  await lookUp();
  expect(cancel).toHaveBeenCalledOnce();
});
