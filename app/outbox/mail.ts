import type { Database } from "~/db/client";
import type { Env } from "~/env";
import type { MailAnswer, MailService, ServiceMail } from "~/mail/services/service";
import type { PendingEvent } from "./record";
import type { Channel, Outcome } from "./retry";

/** Milliseconds for the service to accept a mail, within the half minute that a Worker may run after its response. */
const timeLimit = 15_000;

/** A mail without its sender. */
interface OutgoingMail extends Omit<ServiceMail, "from" | "replyTo"> {
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
  service: MailService;
  from: ServiceMail["from"];
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
    const { sameDay: isSameDay = false, ...content } = mail;
    sameDay = isSameDay;
    const { service, from, replyTo } = settings;
    return readAnswer(await withinLimit(service({ ...content, from, replyTo })), sameDay);
  } catch (thrown) {
    return { kind: "failed", error: nameFailure(thrown), retryAfter: 0, sameDay };
  }
}

/** A wrong setup is retried like a busy service, since the operator may mend it meanwhile. */
function readAnswer(answer: MailAnswer, sameDay: boolean): Outcome {
  if (answer.kind === "sent") return { kind: "delivered" };
  const { error, kind } = answer;
  if (kind === "refused for good") return { kind: "refused", error, answer: kind };
  const retryAfter = kind === "later" ? (answer.retryAfter ?? 0) : 0;
  return { kind: "failed", error, retryAfter, sameDay, answer: kind };
}

/** The kind of an error without an answer: its message may contain the address. */
function nameFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "mail service error";
  return thrown.name === "TimeoutError" ? "timeout" : `mail service ${thrown.name}`;
}

/** A try that times out counts as failed, even if the mail is sent after all: better twice than never. */
async function withinLimit<Answer>(sending: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("late", "TimeoutError")), timeLimit);
  });
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
