import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Database } from "~/db/client";
import type { Env } from "~/env";
import { cloudflareMail } from "~/mail/services/cloudflare";
import type { MailRenderers, MailSettings } from "~/outbox/mail";

const example = parseEnv(readFileSync(".dev.vars.example", "utf8"));

export const mailEnv = {
  SITE_URL: "https://site.test",
  CONTACT_EMAIL: example.CONTACT_EMAIL,
  CHAPTER_URL: "https://files.test/chapitre.pdf",
} as Env;

type Envelope = Extract<Parameters<SendEmail["send"]>[0], { subject: string }>;

/** A mail service in place of the binding. Set `answer` to change how it takes the next mails. */
export function createMailService() {
  const service = {
    sent: [] as Envelope[],
    answer: async (_mail: Envelope) => {},
    binding: {
      send: async (mail: unknown) => {
        service.sent.push(mail as Envelope);
        await service.answer(mail as Envelope);
        return { messageId: "<stand-in@site.test>" };
      },
    },
    settings: (renderers: MailRenderers, db?: Database, env = mailEnv): MailSettings => ({
      service: cloudflareMail(service.binding),
      from: { name: "", email: "bonjour@site.test" },
      replyTo: "contact@site.test",
      source: { db: db as Database, env },
      renderers,
    }),
  };
  return service;
}

export const silentMail = (renderers: MailRenderers, db?: Database) =>
  createMailService().settings(renderers, db);
