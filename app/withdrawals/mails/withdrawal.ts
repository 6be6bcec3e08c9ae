import { saleConditions } from "~/content/offers";
import type { ProductId } from "~/content/products";
import { afterWithdrawal, withdrawalPage } from "~/content/withdrawal-page";
import type { Message } from "~/mail/message";
import { heading, link, list, type Part, paragraph, sections } from "~/mail/parts";

interface Declaration {
  number: string;
  products: readonly ProductId[];
  entries: readonly { label: string; values: readonly string[] }[];
  /** Origin of the site. */
  siteUrl: string;
  /** The operator's desk; null without one. */
  desk?: string | null;
}

const whyReceipt =
  "Vous recevez ce message parce qu’une déclaration de rétractation a été confirmée sur notre site avec cette adresse. La loi prévoit cet accusé de réception (article L.\u00a0221-21 du Code de la consommation).";

/** `withdrawal.submitted`: the receipt on a durable medium. */
export const receiptMail = (declared: Declaration) =>
  withdrawalMail(declared, {
    subject: `Accusé de réception de votre rétractation ${declared.number}`,
    preheader: "Le contenu de votre déclaration, sa date et son heure. À conserver.",
    title: "Accusé de réception de votre rétractation",
    lead: "Nous avons bien reçu votre déclaration de rétractation. En voici le contenu, la date et l’heure. Conservez ce message.",
    next: [heading(withdrawalPage.receipt.next), list(afterWithdrawal(declared.products))],
    why: whyReceipt,
  });

/** `withdrawal.gathered`: receipts that an earlier day had no room for. */
export function gatheredMail(
  declarations: readonly Omit<Declaration, "siteUrl">[],
  siteUrl: string,
) {
  const [only, ...others] = declarations;
  const whole =
    others.length > 0 ? `vos ${declarations.length}\u00a0déclarations` : "votre déclaration";
  const title = `Accusé de réception de ${whole} de rétractation`;
  const { form, recap, receipt } = withdrawalPage;
  const products = [...new Set(declarations.flatMap((declared) => declared.products))];
  return {
    subject:
      others.length > 0 ? title : `Accusé de réception de votre rétractation ${only?.number}`,
    preheader: "Le contenu de chaque déclaration, sa date et son heure. À conserver.",
    title,
    parts: [
      paragraph(
        `Nous avons bien reçu ${whole} de rétractation. En voici le contenu, la date et l’heure. Conservez ce message.`,
      ),
      paragraph(
        "Il part plus tard que d’habitude\u00a0: trop de déclarations nous étaient parvenues. Seules comptent la date et l’heure ci-dessous.",
      ),
      ...declarations.flatMap(({ number, entries }) => [
        heading(`Déclaration ${number}`),
        paragraph(recap.statement),
        declarationPart(entries),
      ]),
      heading(receipt.next),
      list(afterWithdrawal(products)),
      link(form.termsLabel, siteUrl + form.terms),
    ],
    why: whyReceipt,
  } satisfies Message;
}

/** `withdrawal.noticed`: for the seller. */
export const noticeMail = (declared: Declaration) =>
  withdrawalMail(declared, {
    subject: `Rétractation ${declared.number}\u00a0: à traiter`,
    preheader: "Une déclaration de rétractation vient d’être confirmée sur le site.",
    title: "Une rétractation a été déclarée",
    lead: `Remboursez en entier dans les ${saleConditions.withdrawalRefundDays}\u00a0jours qui suivent la date ci-dessous, après avoir vérifié le contrat et le délai. Pour un livre, ne demandez ni renvoi ni preuve\u00a0: l’acheteur le garde. Le site n’a rien vérifié.`,
    next: declared.desk ? [link("Répondre au bureau", `${declared.desk}/retractations`)] : [],
    why: "Vous recevez ce message parce que votre adresse est celle du contact du site.",
  });

function withdrawalMail(
  { entries, siteUrl }: Declaration,
  { lead, next = [], ...texts }: Omit<Message, "parts"> & { lead: string; next?: Part[] },
): Message {
  const { form, recap, receipt } = withdrawalPage;
  return {
    ...texts,
    parts: [
      paragraph(lead),
      heading(receipt.declaration),
      paragraph(recap.statement),
      declarationPart(entries),
      ...next,
      link(form.termsLabel, siteUrl + form.terms),
    ],
  };
}

const declarationPart = (entries: Declaration["entries"]) =>
  sections(entries.map(({ label, values }) => ({ title: label, paragraphs: values })));
