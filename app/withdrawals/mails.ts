import { eq, sql } from "drizzle-orm";
import { type Withdrawal, withdrawals } from "~/db/schema";
import { deskUrl } from "~/env";
import { renderMail } from "~/mail/message";
import { numberLeftOut, withoutContacts, withoutLinks } from "~/mail/typed-text";
import type { MailRenderers, MailSource, RenderMail } from "~/outbox/mail";
import { gatheredMail, noticeMail, receiptMail } from "./mails/withdrawal";
import { receiptEntries, withdrawalNumber } from "./receipt";
import { receiptsGathered, withdrawalNoticed, withdrawalSubmitted } from "./store";

/** The durable receipt for the buyer and the notice for the seller. Neither has an unsubscribe link. */
export const withdrawalMails: MailRenderers = {
  [withdrawalSubmitted]: mailOf(receiptMail, ({ email }) => email, forStranger),
  [withdrawalNoticed]: mailOf(noticeMail, (_, { env }) => env.CONTACT_EMAIL, forSeller),
  [receiptsGathered]: async ({ payload, email }, { db, env }) => {
    const { SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail } = env;
    const isGathered = sql`${withdrawals.id} IN (SELECT value FROM json_each(${payload}))`;
    const rows = await db
      .select()
      .from(withdrawals)
      .where(isGathered)
      .orderBy(withdrawals.created_at);
    if (rows.length === 0) return null;
    const declarations = rows.map((row) => ({
      number: withdrawalNumber(row),
      products: row.products,
      entries: receiptEntries(forStranger(row)),
    }));
    const message = gatheredMail(declarations, siteUrl);
    return { to: email, ...renderMail(message, { siteUrl, contactEmail }) };
  },
};

function mailOf(
  write: typeof receiptMail,
  to: (withdrawal: Withdrawal, source: MailSource) => string,
  clean: (withdrawal: Withdrawal) => Withdrawal,
): RenderMail {
  return async ({ subject_id }, source) => {
    const { SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail } = source.env;
    const [withdrawal] = await source.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, subject_id));
    if (!withdrawal) return null;
    const entries = receiptEntries(clean(withdrawal));
    const { products } = withdrawal;
    const number = withdrawalNumber(withdrawal);
    const message = write({ number, products, entries, siteUrl, desk: deskUrl(source.env) });
    return { to: to(withdrawal, source), ...renderMail(message, { siteUrl, contactEmail }) };
  };
}

/** The seller may need a number, and knows better than to click. */
function forSeller(declared: Withdrawal): Withdrawal {
  return withTexts(declared, (text) => withoutLinks(text, { own: declared.email }));
}

function forStranger(declared: Withdrawal): Withdrawal {
  const clean = (text: string) => withoutContacts(text, { own: declared.email });
  // Leaves out every word with a digit: a telephone number could be split between both names.
  const cleanName = (name: string) => clean(name.replace(/\S*\p{N}\S*/gu, numberLeftOut));
  return withTexts(declared, clean, cleanName);
}

/** Applies a function to the free texts of a declaration. */
function withTexts(
  declared: Withdrawal,
  clean: (text: string) => string,
  cleanName = clean,
): Withdrawal {
  const { first_name, last_name, reference, message } = declared;
  return {
    ...declared,
    first_name: cleanName(first_name),
    last_name: cleanName(last_name),
    reference: reference && clean(reference),
    message: message && clean(message),
  };
}
