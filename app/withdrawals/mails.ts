import { eq } from "drizzle-orm";
import { leftOut, noticeMail, receiptMail } from "~/content/mails/withdrawal";
import type { Database } from "~/db/client";
import { type Withdrawal, withdrawals } from "~/db/schema";
import type { Env } from "~/env";
import { renderMail } from "~/mail/message";
import { defang, replaceAddresses } from "~/mail/sanitize";
import type { MailRenderers, RenderMail } from "~/outbox/mail";
import { receiptEntries, withdrawalNumber } from "./receipt";
import { noticed, submitted } from "./store";

/** The durable receipt for the person, and the notice for the seller. Neither has an unsubscribe link. */
export function withdrawalRenderers(db: Database, env: Env): MailRenderers {
  const { SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail } = env;

  function mailOf(
    write: typeof receiptMail,
    to: (withdrawal: Withdrawal) => string,
    inPlaceOf: (address: string) => string,
  ): RenderMail {
    return async ({ subject_id }) => {
      const [withdrawal] = await db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.id, subject_id));
      if (!withdrawal) return null;
      const entries = receiptEntries(withoutLinks(withdrawal, inPlaceOf));
      const message = write({ number: withdrawalNumber(withdrawal), entries, siteUrl });
      return { to: to(withdrawal), ...renderMail(message, { siteUrl, contactEmail }) };
    };
  }

  return {
    [submitted]: mailOf(
      receiptMail,
      ({ email }) => email,
      () => leftOut,
    ),
    [noticed]: mailOf(noticeMail, () => contactEmail, defang),
  };
}

/**
 * The declaration without anything that a mail program could turn into a link: a spammer may have typed it with a
 * victim's address. The address itself may stay.
 */
function withoutLinks(declared: Withdrawal, inPlaceOf: (address: string) => string): Withdrawal {
  const clean = (text: string) =>
    replaceAddresses(text, (word) => (word === declared.email ? word : inPlaceOf(word)));
  const { first_name, last_name, reference, message } = declared;
  return {
    ...declared,
    first_name: clean(first_name),
    last_name: clean(last_name),
    reference: reference && clean(reference),
    message: message && clean(message),
  };
}
