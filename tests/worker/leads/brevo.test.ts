import { Response } from "miniflare";
import { expect, test } from "vitest";
import { readBrevoMail } from "../../../scripts/local/partners/brevo";
import { fieldsOf } from "../../support/fields";
import { challenge } from "../../support/lead-forms";
import { received, sharedLeadSite } from "../../support/lead-site";

const vars = {
  MAIL_SERVICE: "brevo",
  BREVO_API_KEY: "a-key-of-the-test",
  BREVO_URL: "https://brevo.test",
};
const isToBrevo = ({ url }: { url: string }) => url.startsWith(vars.BREVO_URL);
const site = await sharedLeadSite({ vars });

test("sends a form's mail through Brevo, without Cloudflare's binding", async () => {
  await site.post("/challenge", fieldsOf(challenge.valid));
  const events = await site.settled();
  expect(events.map(({ status }) => status)).toEqual(["delivered", "delivered"]);
  const calls = site.calls.filter(isToBrevo);
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.url).toBe("https://brevo.test/v3/smtp/email");
  expect(call?.request.headers.get("api-key")).toBe(vars.BREVO_API_KEY);
  const mail = readBrevoMail(call?.body ?? "");
  expect(mail.to).toBe(challenge.valid.email);
  expect(Object.keys(mail.headers)).toContain("List-Unsubscribe");
  expect(mail.attachments.map(({ content }) => content.slice(0, 15))).toEqual(["BEGIN:VCALENDAR"]);
});

test("keeps a mail that Brevo refuses for want of credit", async () => {
  const noCredit = () => Response.json({ code: "not_enough_credits" }, { status: 402 });
  site.partner((request) => (isToBrevo(request) ? noCredit() : received(request)));
  await site.post("/challenge", fieldsOf(challenge.valid));
  const events = await site.settled();
  expect(events.filter(({ destination }) => destination === "mail")).toMatchObject([
    { status: "pending", attempts: 1, last_error: "status 402 not_enough_credits" },
  ]);
});
