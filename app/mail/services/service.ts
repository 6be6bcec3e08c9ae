/** A mail with its sender, as every mail service takes it. */
export interface ServiceMail {
  from: { name: string; email: string };
  replyTo: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Texts in UTF-8. */
  attachments: readonly { filename: string; type: string; text: string }[];
}

/**
 * What a mail service answered: sent; not now; never, because of the recipient or the mail itself; or not before the
 * operator mends the setup. `error` is the service's own code, never personal data.
 */
export type MailAnswer =
  | { kind: "sent" }
  /** `retryAfter` in milliseconds, if the service says when. */
  | { kind: "later"; error: string; retryAfter?: number }
  | { kind: "refused for good"; error: string }
  | { kind: "set up wrongly"; error: string };

/** Hands a mail to a service. May throw: the outbox tries again later. */
export type MailService = (mail: ServiceMail) => Promise<MailAnswer>;

/** What decides whether mail is on, by name: variables, a secret and a binding. */
export type MailSetting = "MAIL_FROM" | "EMAIL" | "BREVO_API_KEY";

/** What each service needs besides a sender. */
const needs = { cloudflare: "EMAIL", brevo: "BREVO_API_KEY" } as const satisfies Record<
  string,
  MailSetting
>;

export type MailServiceName = keyof typeof needs;

export const mailServiceNames = Object.keys(needs) as [MailServiceName, ...MailServiceName[]];

/** Whose service sends unless `MAIL_SERVICE` says otherwise. */
export const usualMailService: MailServiceName = "cloudflare";

/**
 * The settings without which no mail is sent; none while mail is on.
 *
 * @param service the value of `MAIL_SERVICE`; an unknown one counts as the usual service
 */
export function missingForMail(
  isSet: (name: MailSetting) => boolean,
  service?: unknown,
): MailSetting[] {
  const needed = service === "brevo" ? needs.brevo : needs[usualMailService];
  return (["MAIL_FROM", needed] as const).filter((name) => !isSet(name));
}
