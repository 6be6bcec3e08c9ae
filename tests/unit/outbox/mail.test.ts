import { beforeEach, expect, test, vi } from "vitest";
import type { OutboxEvent } from "~/db/schema";
import { type MailRenderers, mailChannel, sendsMail } from "~/outbox/mail";
import { mailEvent } from "~/outbox/record";
import { notEmpty } from "../../support/counted";
import { createMailService } from "../../support/mail-service";

const mail = {
  to: "camille@example.com",
  subject: "Votre chapitre",
  html: "<p>Été</p>",
  text: "Été",
  headers: { "Auto-Submitted": "auto-generated" },
  attachments: [{ filename: "a.ics", type: "text/calendar", text: "é" }],
};
const renderers: MailRenderers = { "chapter.requested": async () => mail };

const lead = { table: "resource_subscribers", id: "1", email: mail.to } as const;
const created_at = "2026-05-01T12:00:00.000Z";
const event: OutboxEvent = mailEvent({ type: "chapter.requested", ...lead, created_at });

beforeEach(() => {
  vi.useFakeTimers();
});

async function outcomeOf(answer: () => Promise<void>) {
  const stand = createMailService();
  stand.answer = answer;
  const sending = mailChannel(stand.settings(renderers)).send(event);
  await vi.runAllTimersAsync();
  return sending;
}

const failing = (error: unknown) => outcomeOf(() => Promise.reject(error));
const coded = (code: string, message = "to a@b.fr") => Object.assign(new Error(message), { code });

test("sends mail for the events that have one", () => {
  const settings = createMailService().settings(renderers);
  expect(sendsMail(settings, event.type)).toBe(true);
  expect(sendsMail(settings, "order.paid")).toBe(false);
  expect(sendsMail(settings, "toString")).toBe(false);
  expect(sendsMail(null, event.type)).toBe(false);
  const channel = { destination: "mail", label: "Mail", types: [event.type] };
  expect(mailChannel(settings)).toMatchObject(channel);
});

test("passes sender and attachments to the service", async () => {
  const stand = createMailService();
  const channel = mailChannel(stand.settings(renderers));
  expect(await channel.send(event)).toEqual({ kind: "delivered" });
  const content = new TextEncoder().encode("é");
  const file = { filename: "a.ics", type: "text/calendar; charset=utf-8", content };
  const addresses = { from: "bonjour@site.test", replyTo: "contact@site.test" };
  const attachments = [{ disposition: "attachment", ...file }];
  expect(stand.sent).toEqual([{ ...mail, ...addresses, attachments }]);
  expect(vi.getTimerCount()).toBe(0);

  const from = { name: "Nous", email: "nous@site.test" };
  await mailChannel({ ...stand.settings(renderers), from }).send(event);
  expect(stand.sent[1]?.from).toEqual(from);
});

test("retries a mail that cannot be rendered, tomorrow too", async () => {
  const broken = { [event.type]: () => Promise.reject(new TypeError("a@b.fr")) };
  const failed = { kind: "failed", error: "mail service TypeError", retryAfter: 0, sameDay: false };
  expect(await mailChannel(createMailService().settings(broken)).send(event)).toEqual(failed);
});

test("drops a mail without a recipient or of an unknown type", async () => {
  const { sent, settings } = createMailService();
  const none = mailChannel(settings({ [event.type]: async () => null }));
  expect(await none.send(event)).toEqual({ kind: "void" });
  expect(await mailChannel(settings({})).send(event)).toEqual({ kind: "void" });
  expect(sent).toEqual([]);
});

test("fails when the mail service is silent for fifteen seconds", async () => {
  const stand = createMailService();
  stand.answer = () => new Promise((resolve) => setTimeout(resolve, 14_999));
  const sending = mailChannel(stand.settings(renderers)).send(event);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await sending).toEqual({ kind: "delivered" });
  const timeout = { kind: "failed", error: "timeout", retryAfter: 0, sameDay: false };
  const start = Date.now();
  expect(await outcomeOf(() => new Promise(() => {}))).toEqual(timeout);
  expect(Date.now() - start).toBe(15_000);
});

test("distinguishes the mail service's permanent errors from temporary ones", async () => {
  const ever =
    "E_RECIPIENT_NOT_ALLOWED E_RECIPIENT_SUPPRESSED E_HEADER_NOT_ALLOWED E_HEADERS_TOO_LARGE E_VALIDATION_ERROR E_FIELD_MISSING E_TOO_MANY_RECIPIENTS E_CONTENT_TOO_LARGE";
  for (const code of notEmpty(ever.split(" "))) {
    const refused = { kind: "refused", error: code, answer: "refused for good" };
    expect(await failing(coded(code))).toEqual(refused);
    expect(await failing(new Error(`${code}: a@b.fr`))).toEqual(refused);
  }
  const later =
    "E_SENDER_NOT_VERIFIED E_RATE_LIMIT_EXCEEDED E_INTERNAL_SERVER_ERROR E_VALIDATION_ERROR_LATER E_CONTENT_TOO_LARGE_NOW";
  for (const code of notEmpty(later.split(" "))) {
    const failed = { kind: "failed", error: code, retryAfter: 0 };
    expect(await failing(coded(code))).toMatchObject(failed);
  }
});

test.each([
  [new TypeError("a@b.fr"), "mail service TypeError"],
  ["a@b.fr", "mail service error"],
  [undefined, "mail service error"],
  [coded("e_x"), "mail service Error"],
  [coded("SOME_CODE"), "mail service Error"],
])("names failure %s of a mail service by its kind only", async (thrown, error) => {
  expect(await failing(thrown)).toMatchObject({ kind: "failed", error, retryAfter: 0 });
});
