import { expect, test, vi } from "vitest";
import { findPayment, type LookupRequest } from "~/funnel/lookup";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";

const webhook = "https://hooks.test/order?token=s3cret";
const email = "lectrice@example.com";

async function lookUp(question: LookupRequest = { session_id: "cs_1" }) {
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

test("asks the webhook once, for five seconds and without following redirects", async () => {
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
  ["in JSON of another kind", `{"email":"${email}"}`, "application/vnd.api+JSON; charset=utf-8"],
])("reads an address: %s", async (_name, body, type) => {
  const logged = loggedErrors();
  answer(body, type);
  expect(await lookUp()).toBe(email);
  expect(logged).toEqual([]);
});

const none = "no e-mail address in the answer";
const failing = (fault: unknown) => answerWith(() => Promise.reject(fault));

test.each<[string, () => unknown, string]>([
  ["an empty answer", () => answer("", "text/plain"), none],
  ["text without an address", () => answer("merci", "text/plain"), none],
  ["two addresses", () => answer(`${email} ${email}`, "text/plain"), none],
  ["JSON null", () => answer("null", "application/json"), none],
  ["a JSON text", () => answer(`"${email}"`, "application/json"), none],
  ["JSON without an address", () => answer('{"mail":"a@b.fr"}', "application/json"), none],
  ["an address that is no text", () => answer('{"email":["a@b.fr"]}', "application/json"), none],
  ["what only looks like JSON", () => answer(`{${email}`, "text/plain"), "malformed JSON"],
  ["text announced as JSON", () => answer(email, "application/json"), "malformed JSON"],
  ["over 64 KiB", () => answer(email.padEnd(64 * 1024 + 1)), "answer over 64 KiB"],
  ["a redirect", () => answer(email, "text/plain", 302), "status 302"],
  ["an error", () => answer(email, "text/plain", 500), "status 500"],
  ["silence", () => failing(new DOMException("secret", "TimeoutError")), "no answer within 5 s"],
  ["a refused connection", () => failing(new TypeError("secret")), "TypeError"],
  ["a fault that is no error", () => failing("secret"), "string"],
])("finds no address and logs one line: %s", async (_name, answerThis, why) => {
  const logged = loggedErrors();
  answerThis();
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
