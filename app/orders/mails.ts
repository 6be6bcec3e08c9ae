import { withdrawalForm } from "~/content/legal/terms";
import { termsOn } from "~/content/legal/versions";
import { orderMails } from "~/content/mails/order";
import { orderPage } from "~/content/order-page";
import { deliverables } from "~/content/products";
import { publisher, said, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import type { Database } from "~/db/client";
import type { Env } from "~/env";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import { legalText } from "~/mail/legal-text";
import type { Block, Message } from "~/mail/message";
import { closing, heading, paragraph } from "~/mail/message";
import { renderMail } from "~/mail/render";
import type { MailRenderers, RenderMail } from "~/outbox/mail";
import { isRefunded, opensOn } from "./access";
import { findPurchase, type Purchase } from "./buyer";
import type { OrderEventType } from "./order";
import { guaranteeOf, money, productName } from "./view";

interface Letter extends Pick<Message, "preheader" | "blocks" | "attachments"> {
  /** What the law requires in the mail, below the link to the order's page. */
  contract?: Block[];
}

/** The buyer's mails. They are part of the contract: none has an unsubscribe link. */
export function orderRenderers(db: Database, env: Env): MailRenderers {
  const { SITE_URL: siteUrl, CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env;
  const seller = { siteUrl, email, phone };

  function mailOf(
    { subject, title }: { subject: (reference: string) => string; title: string },
    write: (purchase: Purchase, seller: Seller) => Letter,
  ): RenderMail {
    return async ({ subject_id }) => {
      const purchase = await findPurchase(db, subject_id);
      const { email: to, key, reference } = purchase?.order ?? {};
      if (!purchase || !to || !key) return null;
      const { contract = [], ...letter } = write(purchase, seller);
      const url = `${siteUrl}/ma-commande/${key}`;
      const page: Block = { kind: "link", label: orderMails.see, url };
      const receipt: Block = {
        kind: "link",
        quiet: true,
        label: receiptPage.link,
        url: `${url}/recu`,
      };
      const blocks = [...letter.blocks, page, receipt, ...contract, ...closing];
      const { why } = orderMails;
      const message = { ...letter, subject: subject(reference ?? ""), title, blocks, why };
      return { to, ...renderMail(message, { siteUrl, contactEmail: email }) };
    };
  }

  return {
    "order.paid": mailOf(orderMails.paid, paidLetter),
    "order.opened": mailOf(orderMails.opened, openedLetter),
    "order.sent": mailOf(orderMails.sent, sentLetter),
    "order.refunded": mailOf(orderMails.refunded, refundedLetter),
  } satisfies Record<OrderEventType, RenderMail>;
}

interface Seller {
  siteUrl: string;
  email: string;
  phone: string;
}

/** All that article L. 221-13 requires on a durable medium. */
function paidLetter({ order }: Purchase, { siteUrl, email, phone }: Seller): Letter {
  const texts = orderMails.paid;
  const { product, livemode } = order;
  const reference = order.reference ?? "";
  const day = parisDay(order.created_at);
  const delivery = product === "other" ? null : deliverables[product];
  const isDigital = delivery && delivery.files.length + delivery.links.length > 0;
  const guarantee = guaranteeOf(product);
  const terms = legalText(termsOn(day), { email, phone });
  return {
    preheader: texts.preheader,
    blocks: [
      paragraph(texts.lead),
      ...(livemode ? [] : [paragraph(texts.test)]),
      {
        kind: "figures",
        rows: [
          { label: texts.labels.reference, value: reference },
          { label: texts.labels.paid, value: frenchDate(day) },
          { label: productName(product), value: money(order.amount_cents, order.currency) },
          { label: texts.labels.total, value: money(order.amount_cents, order.currency) },
        ],
      },
      heading(texts.receive),
      ...(delivery?.parcel && livemode ? [paragraph(texts.parcel)] : []),
      ...(isDigital
        ? [
            paragraph(
              delivery.opensOn
                ? delivery.later
                : texts.digital(unbroken(frenchDate(opensOn(order)))),
            ),
          ]
        : []),
      paragraph(texts.keep),
    ],
    contract: [
      heading(texts.seller),
      paragraph(said(seller, publisher.legalForm, publisher.address).join(", ")),
      paragraph(said(publisher.registration, email, phone).join(" ; ")),
      heading(texts.guarantees),
      ...(guarantee === null ? [] : [paragraph(guarantee)]),
      paragraph(texts.legal),
      heading(texts.withdrawal),
      paragraph(texts.withdrawalText),
      {
        kind: "link",
        quiet: true,
        label: texts.withdraw,
        url: `${siteUrl}/retractation?reference=${reference}`,
      },
      paragraph(withdrawalForm.instruction),
      { kind: "list", items: withdrawalForm.lines(email) },
      paragraph(withdrawalForm.note),
      {
        kind: "link",
        quiet: true,
        label: orderPage.rights.terms,
        url: `${siteUrl}/conditions-generales-de-vente?version=${day}`,
      },
      paragraph(texts.attached),
    ],
    attachments: [{ filename: texts.filename(day), type: "text/plain", text: terms }],
  };
}

/** The third condition of article L. 221-28, 13°: the confirmation on a durable medium. */
function openedLetter({ order }: Purchase): Letter {
  const texts = orderMails.opened;
  const day = dayOf(order.opened_at ?? order.created_at);
  return {
    blocks: [
      paragraph(texts.lead(productName(order.product), day)),
      paragraph(`« ${order.opened_consent ?? ""} »`),
      paragraph(texts.confirmation),
      paragraph(texts.guarantee),
    ],
  };
}

function sentLetter({ order, parcel }: Purchase): Letter {
  const texts = orderMails.sent;
  const { sent_at, tracking_url, dedication } = parcel ?? {};
  return {
    blocks: [
      paragraph(texts.lead(dayOf(sent_at ?? order.created_at))),
      ...(dedication ? [paragraph(texts.dedication(dedication))] : []),
      ...(tracking_url
        ? [{ kind: "link", quiet: true, label: texts.tracking, url: tracking_url } as const]
        : []),
    ],
  };
}

function refundedLetter({ order }: Purchase): Letter {
  const texts = orderMails.refunded;
  const { refunded_cents, amount_cents, currency } = order;
  const sum = money(refunded_cents, currency);
  return {
    blocks: [
      paragraph(
        isRefunded(order) ? texts.full(sum) : texts.part(sum, money(amount_cents, currency)),
      ),
      paragraph(texts.delay),
    ],
  };
}

function dayOf(moment: string): string {
  return unbroken(frenchDate(parisDay(moment)));
}
