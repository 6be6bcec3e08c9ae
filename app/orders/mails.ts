import { renderMail } from "~/mail/message";
import type { MailRenderers, RenderMail } from "~/outbox/mail";
import { findPurchase, type Purchase } from "./buyer";
import { paidMail, refundedMail, sentMail } from "./mails/order";
import type { MailedEventType } from "./order-row";

export const orderMails: MailRenderers = {
  "order.paid": mailOf(paidMail),
  // By now another parcel may be waiting in its place.
  "order.sent": mailOf(sentMail, ({ parcel }) => Boolean(parcel?.sent_at)),
  // By now it may have failed.
  "order.refunded": mailOf(refundedMail, ({ order }) => order.refunded_cents > 0),
} satisfies Record<MailedEventType, RenderMail>;

function mailOf(
  write: typeof paidMail,
  isSent: (purchase: Purchase) => boolean = () => true,
): RenderMail {
  return async ({ subject_id }, { db, env }) => {
    const { SITE_URL: siteUrl, CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env;
    const purchase = await findPurchase(db, subject_id);
    const { email: to, key } = purchase?.order ?? {};
    if (!purchase || !to || !key || !isSent(purchase)) return null;
    const message = write(purchase, { siteUrl, email, phone });
    return { to, ...renderMail(message, { siteUrl, contactEmail: email }) };
  };
}
