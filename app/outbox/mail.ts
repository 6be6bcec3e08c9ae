import type { Env } from "~/env";
import type { Channel, Outcome, PendingEvent } from "./event";

/** Within the half minute that a Worker has left after its response. */
const usualLimit = 15_000;

/** A mail, complete but for its sender. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Texts in UTF-8. */
  attachments: readonly { filename: string; type: string; text: string }[];
  /** Of no use tomorrow: after a failed try it does not wait as long as others. */
  sameDay?: boolean;
}

/**
 * Writes the mail of an event; null when the recipient is erased or unsubscribed, or there is nothing to write.
 *
 * @param now in milliseconds since the epoch
 */
export type RenderMail = (event: PendingEvent, now: number) => Promise<OutgoingMail | null>;

/** By type of event. The outbox knows no mail: the composition root brings the renderers. */
export type MailRenderers = Readonly<Record<string, RenderMail>>;

export interface MailSettings {
  service: Pick<SendEmail, "send">;
  from: { name: string; email: string };
  replyTo: string;
  renderers: MailRenderers;
  /** Milliseconds a mail has to be taken. */
  timeLimit?: number;
}

/** Null while mail is off. */
export function mailSettings(env: Env, renderers: MailRenderers): MailSettings | null {
  const { EMAIL: service, MAIL_FROM: from, MAIL_REPLY_TO, CONTACT_EMAIL } = env;
  return service && from
    ? { service, from, replyTo: MAIL_REPLY_TO ?? CONTACT_EMAIL, renderers }
    : null;
}

/** Whether such an event becomes a mail by these settings. */
export function sendsMail(settings: MailSettings | null, type: string): boolean {
  return settings !== null && Object.hasOwn(settings.renderers, type);
}

export function mailChannel(settings: MailSettings, now = Date.now): Channel {
  return {
    destination: "mail",
    label: "Mail",
    types: Object.keys(settings.renderers),
    send: (event) => sendMail(settings, event, now()),
  };
}

async function sendMail(
  settings: MailSettings,
  event: PendingEvent,
  now: number,
): Promise<Outcome> {
  let sameDay = false;
  try {
    const mail = await settings.renderers[event.type]?.(event, now);
    if (!mail) return { kind: "void" };
    sameDay = mail.sameDay ?? false;
    await withinLimit(
      settings.service.send(envelope(settings, mail)),
      settings.timeLimit ?? usualLimit,
    );
    return { kind: "delivered" };
  } catch (thrown) {
    const error = codeOf(thrown);
    return permanent.test(error)
      ? { kind: "refused", error }
      : { kind: "failed", error, retryAfter: 0, sameDay };
  }
}

type Builder = Extract<Parameters<SendEmail["send"]>[0], { subject: string }>;

function envelope({ from, replyTo }: MailSettings, mail: OutgoingMail): Builder {
  const { attachments, sameDay: _, ...rest } = mail;
  return {
    ...rest,
    from: from.name ? from : from.email,
    replyTo,
    attachments: attachments.map(({ filename, type, text }) => ({
      disposition: "attachment",
      filename,
      type,
      content: new TextEncoder().encode(text),
    })),
  };
}

/**
 * The mail service's codes that a retry cannot change: an address it refuses, a mail it cannot take. Errors of
 * the sender's set-up are left out, since the operator may fix those before the next try.
 * https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
const permanent =
  /^E_(RECIPIENT_|HEADER|VALIDATION_ERROR$|FIELD_MISSING$|TOO_MANY_|CONTENT_TOO_LARGE$)/;

/** Its code, else a kind: a message may repeat the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "mail service error";
  if (error.name === "TimeoutError") return "timeout";
  const { code } = error as { code?: unknown };
  return /\bE_[A-Z_]{2,60}\b/.exec(`${code} ${error.message}`)?.[0] ?? `mail service ${error.name}`;
}

/** A try that is late counts as failed, although the mail may yet go out: better twice than never. */
async function withinLimit(sending: Promise<unknown>, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("late", "TimeoutError")), limit);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
