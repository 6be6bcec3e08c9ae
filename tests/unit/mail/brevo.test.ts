import { expect, test } from "vitest";
import { brevoMail } from "~/mail/services/brevo";
import { missingForMail } from "~/mail/services/service";

const mail = {
  from: { name: "Nous", email: "bonjour@site.test" },
  replyTo: "contact@site.test",
  to: "camille@example.com",
  subject: "Votre programme",
  html: "<p>Été</p>",
  text: "Été",
  headers: { "List-Unsubscribe": "<https://site.test/u>", "Auto-Submitted": "auto-generated" },
  attachments: [{ filename: "defi.ics", type: "text/calendar", text: "Été" }],
};

const settings = { url: "https://mail.test", apiKey: "secret" };

function answering(status: number, body: object | string = "", headers = {}) {
  const calls: { url: string; init: RequestInit }[] = [];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const send = brevoMail(settings, async (url, init) => {
    calls.push({ url, init });
    return new Response(text, { status, headers });
  });
  return { calls, send };
}

test("posts the whole mail to Brevo", async () => {
  const { calls, send } = answering(201, { messageId: "<1@brevo>" });
  expect(await send(mail)).toEqual({ kind: "sent" });
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.url).toBe("https://mail.test/v3/smtp/email");
  expect(call?.init).toMatchObject({ method: "POST", headers: { "api-key": "secret" } });
  expect(JSON.parse(String(call?.init.body))).toEqual({
    sender: mail.from,
    to: [{ email: mail.to }],
    replyTo: { email: mail.replyTo },
    subject: mail.subject,
    htmlContent: mail.html,
    textContent: mail.text,
    headers: mail.headers,
    attachment: [{ name: "defi.ics", content: Buffer.from("Été").toString("base64") }],
  });
});

test("leaves out an empty sender's name and an empty list of attachments", async () => {
  const { calls, send } = answering(201);
  await send({ ...mail, from: { name: "", email: "bonjour@site.test" }, attachments: [] });
  const body = JSON.parse(String(calls[0]?.init.body));
  expect(body.sender).toEqual({ email: "bonjour@site.test" });
  expect(body).not.toHaveProperty("attachment");
});

test.each([
  [400, "invalid_parameter", "email is not valid in to", "refused for good"],
  [400, "missing_parameter", "subject is missing", "refused for good"],
  [413, "", "", "refused for good"],
  [400, "invalid_parameter", "the sender you used is not valid", "set up wrongly"],
  [400, "invalid_parameter", "email is not valid in replyTo", "set up wrongly"],
  [401, "unauthorized", "Key not found", "set up wrongly"],
  [403, "permission_denied", "account is not activated", "set up wrongly"],
  [404, "", "", "set up wrongly"],
  [302, "", "", "set up wrongly"],
  [402, "not_enough_credits", "", "later"],
  [429, "too_many_requests", "", "later"],
  [503, "", "", "later"],
])("reads %s %s, %j, as %s", async (status, code, message, kind) => {
  const { send } = answering(status, { code, message: `${message}: camille@example.com` });
  const answer = await send(mail);
  expect(answer).toMatchObject({ kind, error: `status ${status}${code && ` ${code}`}` });
});

test.each(["<html>", "null", "[]", '"a"', '{"code":"a@b.fr"}', "x".repeat(9000)])(
  "reads an error whose body is %.20j by its status",
  async (body) => {
    expect(await answering(400, body).send(mail)).toMatchObject({ error: "status 400" });
  },
);

test("waits as long as Brevo asks", async () => {
  const { send } = answering(429, "", { "x-sib-ratelimit-reset": "90" });
  expect(await send(mail)).toMatchObject({ kind: "later", retryAfter: 90_000 });
});

test.each([
  [undefined, ["MAIL_FROM", "EMAIL"], []],
  ["cloudflare", ["MAIL_FROM"], ["EMAIL"]],
  ["brevo", ["MAIL_FROM", "EMAIL"], ["BREVO_API_KEY"]],
  ["brevo", ["BREVO_API_KEY"], ["MAIL_FROM"]],
  ["brevo", ["BREVO_API_KEY", "MAIL_FROM"], []],
])("with the service %s and %j, mail lacks %j", (service, settings, missing) => {
  expect(missingForMail((name) => settings.includes(name), service)).toEqual(missing);
});
