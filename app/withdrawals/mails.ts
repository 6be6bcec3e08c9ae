import { eq } from "drizzle-orm";
import { withdrawalMails, withdrawalPage } from "~/content/withdrawal-page";
import type { Database } from "~/db/client";
import { type Withdrawal, withdrawals } from "~/db/schema";
import type { Env } from "~/env";
import { heading, type Message, paragraph } from "~/mail/message";
import { renderMail } from "~/mail/render";
import { defang, replaceAddresses } from "~/mail/sanitize";
import type { MailRenderers, RenderMail } from "~/outbox/mail";
import { receiptEntries, withdrawalNumber } from "./receipt";
import { noticed, submitted } from "./store";

type MailTexts = typeof withdrawalMails.receipt | typeof withdrawalMails.notice;

/** The durable receipt for the person, and the notice for the seller. Neither has an unsubscribe link. */
export function withdrawalRenderers(db: Database, env: Env): MailRenderers {
  const { SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail } = env;

  function mailOf(
    texts: MailTexts,
    to: (withdrawal: Withdrawal) => string,
    inPlaceOf: (address: string) => string,
  ): RenderMail {
    return async ({ subject_id }) => {
      const [withdrawal] = await db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.id, subject_id));
      if (!withdrawal) return null;
      const message = withdrawalMessage(texts, withoutLinks(withdrawal, inPlaceOf), siteUrl);
      return { to: to(withdrawal), ...renderMail(message, { siteUrl, contactEmail }) };
    };
  }

  return {
    [submitted]: mailOf(
      withdrawalMails.receipt,
      ({ email }) => email,
      () => withdrawalMails.leftOut,
    ),
    [noticed]: mailOf(withdrawalMails.notice, () => contactEmail, defang),
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

function withdrawalMessage(texts: MailTexts, withdrawal: Withdrawal, siteUrl: string): Message {
  const { form, recap, receipt } = withdrawalPage;
  const entries = receiptEntries(withdrawal).map(({ label, values }) => ({
    title: label,
    paragraphs: values,
  }));
  return {
    subject: texts.subject(withdrawalNumber(withdrawal)),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(texts.lead),
      heading(receipt.declaration),
      paragraph(recap.statement),
      { kind: "entries", entries },
      { kind: "link", label: form.termsLabel, url: siteUrl + form.terms, quiet: true },
    ],
    why: texts.why,
  };
}
