import type { Database } from "~/db/client";
import type { Env } from "~/env";
import type { PendingEvent } from "./record";
import type { Channel, Outcome } from "./retry";

/** Milliseconds for the service to accept a mail, within the half minute that a Worker may run after its response. */
const timeLimit = 15_000;

/** A mail without its sender. */
interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Texts in UTF-8. */
  attachments: readonly { filename: string; type: string; text: string }[];
  /** Useless tomorrow: retries wait less than usual. */
  sameDay?: boolean;
}

/** What mails are made from. */
export interface MailSource {
  db: Database;
  env: Env;
}

/**
 * Renders the mail of an event; null when the recipient was erased or unsubscribed, or there is nothing to send.
 *
 * @param now in milliseconds since the epoch
 */
export type RenderMail = (
  event: PendingEvent,
  source: MailSource,
  now: number,
) => Promise<OutgoingMail | null>;

/** Renderers by event type. The composition root passes them in, so that the outbox depends on no mail. */
export type MailRenderers = Readonly<Record<string, RenderMail>>;

export interface MailSettings {
  service: Pick<SendEmail, "send">;
  from: { name: string; email: string };
  replyTo: string;
  source: MailSource;
  renderers: MailRenderers;
}

/** Whether an event of this type becomes a mail under these settings. */
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
    const mail = await settings.renderers[event.type]?.(event, settings.source, now);
    if (!mail) return { kind: "void" };
    sameDay = mail.sameDay ?? false;
    await withinLimit(settings.service.send(envelope(settings, mail)));
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
      type: `${type}; charset=utf-8`,
      content: new TextEncoder().encode(text),
    })),
  };
}

/**
 * The mail service's permanent errors, about the recipient or the mail itself. Configuration errors are retried, since
 * the operator may fix them meanwhile. https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
const permanent =
  /^E_(RECIPIENT_|HEADER|VALIDATION_ERROR$|FIELD_MISSING$|TOO_MANY_|CONTENT_TOO_LARGE$)/;

/** The error's code, or else its kind: a message may contain the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "mail service error";
  if (error.name === "TimeoutError") return "timeout";
  const { code } = error as { code?: unknown };
  return /\bE_[A-Z_]{2,60}\b/.exec(`${code} ${error.message}`)?.[0] ?? `mail service ${error.name}`;
}

/** A try that times out counts as failed, even if the mail is sent after all: better twice than never. */
async function withinLimit(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("late", "TimeoutError")), timeLimit);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
