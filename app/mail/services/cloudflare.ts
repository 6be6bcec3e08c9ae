import type { MailAnswer, MailService, ServiceMail } from "./service";

type Binding = Pick<SendEmail, "send">;
type Builder = Extract<Parameters<SendEmail["send"]>[0], { subject: string }>;

/** Cloudflare's mail service, through the binding `EMAIL`. */
export const cloudflareMail =
  (binding: Binding): MailService =>
  async (mail) => {
    try {
      await binding.send(envelope(mail));
      return { kind: "sent" };
    } catch (thrown) {
      const error = readCode(thrown);
      if (error === null) throw thrown;
      return { kind: classify(error), error };
    }
  };

function envelope({ from, attachments, ...mail }: ServiceMail): Builder {
  return {
    ...mail,
    from: from.name ? from : from.email,
    attachments: attachments.map(({ filename, type, text }) => ({
      disposition: "attachment",
      filename,
      type: `${type}; charset=utf-8`,
      content: new TextEncoder().encode(text),
    })),
  };
}

/** https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ */
const permanent =
  /^E_(RECIPIENT_|HEADER|VALIDATION_ERROR$|FIELD_MISSING$|TOO_MANY_|CONTENT_TOO_LARGE$)/;

function classify(code: string): Exclude<MailAnswer["kind"], "sent"> {
  if (permanent.test(code)) return "refused for good";
  return code.startsWith("E_SENDER_") ? "set up wrongly" : "later";
}

/** The code in the error, or null: its message may contain the address. */
function readCode(thrown: unknown): string | null {
  if (!(thrown instanceof Error)) return null;
  const { code } = thrown as { code?: unknown };
  return /\bE_[A-Z_]{2,60}\b/.exec(`${code} ${thrown.message}`)?.[0] ?? null;
}
