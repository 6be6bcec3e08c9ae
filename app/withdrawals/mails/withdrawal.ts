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
}

/** `withdrawal.submitted`: the receipt on a durable medium. */
export const receiptMail = (declared: Declaration) =>
  withdrawalMail(declared, {
    subject: `Accusé de réception de votre rétractation ${declared.number}`,
    preheader: "Le contenu de votre déclaration, sa date et son heure. À conserver.",
    title: "Accusé de réception de votre rétractation",
    lead: "Nous avons bien reçu votre déclaration de rétractation. En voici le contenu, la date et l’heure. Conservez ce message.",
    next: [heading(withdrawalPage.receipt.next), list(afterWithdrawal(declared.products))],
    why: "Vous recevez ce message parce qu’une déclaration de rétractation a été confirmée sur notre site avec cette adresse. La loi prévoit cet accusé de réception (article L.\u00a0221-21 du Code de la consommation).",
  });

/** `withdrawal.noticed`: for the seller. */
export const noticeMail = (declared: Declaration) =>
  withdrawalMail(declared, {
    subject: `Rétractation ${declared.number}\u00a0: à traiter`,
    preheader: "Une déclaration de rétractation vient d’être confirmée sur le site.",
    title: "Une rétractation a été déclarée",
    lead: `Remboursez en entier dans les ${saleConditions.withdrawalRefundDays}\u00a0jours qui suivent la date ci-dessous, après avoir vérifié le contrat et le délai. Pour un livre, ne demandez ni renvoi ni preuve\u00a0: l’acheteur le garde. Le site n’a rien vérifié.`,
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
      sections(entries.map(({ label, values }) => ({ title: label, paragraphs: values }))),
      ...next,
      link(form.termsLabel, siteUrl + form.terms),
    ],
  };
}
