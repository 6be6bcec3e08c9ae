import { expect, test } from "vitest";
import { createContext } from "~/context";
import type { Env } from "~/env";
import { makeEnv } from "../support/env";

const service = { send: async () => ({ messageId: "" }) };
const env = makeEnv({ EMAIL: service, MAIL_FROM: "Nous <nous@site.test>", MAIL_REPLY_TO: "" });

const mailWith = (changed: Partial<Env>) =>
  createContext({ ...env, ...changed }, { waitUntil() {} }).mail;

test("sends mail given a service and sender, replies to the contact", () => {
  const from = { name: "Nous", email: "nous@site.test" };
  expect(mailWith({})).toMatchObject({ from, replyTo: env.CONTACT_EMAIL });
  expect(mailWith({ MAIL_REPLY_TO: "a@b.fr" })?.replyTo).toBe("a@b.fr");
  expect(mailWith({ EMAIL: undefined })).toBeNull();
  expect(mailWith({ MAIL_FROM: undefined })).toBeNull();
  expect(mailWith({ OUTBOX: "off" })).toBeNull();
  const brevo = { MAIL_SERVICE: "brevo", EMAIL: undefined } as const;
  expect(mailWith(brevo)).toMatchObject({ from });
  expect(mailWith({ ...brevo, BREVO_API_KEY: undefined })).toBeNull();
});
