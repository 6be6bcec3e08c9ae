import { arrivalWords, copiesTitle } from "~/content/book-order";
import { orderLabels } from "~/content/funnel";
import { plainText } from "~/content/legal/plain-text";
import { withdrawalForm } from "~/content/legal/terms";
import { termsOn } from "~/content/legal/versions";
import { withdrawalProlonged } from "~/content/offers";
import { orderPage } from "~/content/order-page";
import { closedText } from "~/content/order-status";
import { deliverables, products } from "~/content/products";
import { knownDetails, publisher, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import type { Message } from "~/mail/message";
import { button, figures, heading, link, list, type Part, paragraph } from "~/mail/parts";
import { closing } from "~/mail/signature";
import { withoutContacts } from "~/mail/typed-text";
import { isFullyRefunded, openingOf } from "../access";
import { envelopeLines, isAddressed } from "../address";
import type { Purchase } from "../buyer";
import { copiesToSend } from "../copies";
import { breakDown, charged, money } from "../money";
import { isInDeliveryArea } from "../parcels";
import { nameOf, orderPath, productName, receiptPath, refundOf, rightsOf } from "../view";

type Order = Purchase["order"];

interface Seller {
  siteUrl: string;
  email: string;
  phone: string;
}

interface Letter extends Omit<Message, "parts" | "why" | "unsubscribeUrl"> {
  parts: Part[];
  /** Legally required details, printed below the link to the order's page. */
  contract?: Part[];
}

export const seeOrder = "Voir ma commande";

export const whyOrderMail =
  "Vous recevez ce message parce que vous avez acheté sur notre site avec cette adresse. Il fait partie de votre contrat.";

/** A mail to a buyer, with a link to the order's page. Part of the contract, so without an unsubscribe link. */
const mailOf =
  (write: (purchase: Purchase, seller: Seller) => Letter) =>
  (purchase: Purchase, site: Seller): Message => {
    const { parts, contract = [], ...letter } = write(purchase, site);
    const { siteUrl } = site;
    const key = purchase.order.key ?? "";
    const page = [
      button(seeOrder, siteUrl + orderPath(key)),
      link(receiptPage.link, siteUrl + receiptPath(key)),
    ];
    return { ...letter, parts: [...parts, ...page, ...contract, ...closing()], why: whyOrderMail };
  };

/** `order.paid`: the confirmation that article L. 221-13 requires on a durable medium. */
export const paidMail = mailOf(({ order, parcel }, { siteUrl, email, phone }) => {
  const { livemode, currency } = order;
  const { price, discount, delivery, total } = breakDown(order);
  const reference = order.reference ?? "";
  const day = parisDay(order.created_at);
  return {
    subject: `Votre commande ${reference}`,
    preheader: "Ce que vous avez acheté, comment le recevoir, et vos droits. À conserver.",
    title: "Votre commande est confirmée",
    parts: [
      paragraph(
        "Merci de votre confiance. Ce message confirme votre contrat\u00a0: conservez-le, avec les conditions de vente jointes.",
      ),
      ...(livemode
        ? []
        : [paragraph("Paiement d’essai\u00a0: rien n’est encaissé et aucun colis ne part.")]),
      figures([
        { label: "Référence", value: reference, whole: true },
        { label: "Payé le", value: frenchDate(day) },
        { label: nameOf(order), value: charged(price, currency) },
        ...(discount > 0
          ? [{ label: orderLabels.discount, value: money(-discount, currency) }]
          : []),
        ...(delivery > 0
          ? [{ label: orderLabels.delivery, value: money(delivery, currency) }]
          : []),
        { label: orderPage.labels.amount, value: charged(total, currency) },
      ]),
      heading("Ce que vous avez acheté"),
      list([...characteristicsOf(order), ...addressOf(parcel)]),
      heading("Comment le recevoir"),
      ...receiving(order, parcel),
      paragraph("L’adresse de cette page est personnelle\u00a0: ne transférez pas ce message."),
    ],
    contract: contract(order, { siteUrl, email, phone }),
    attachments: [
      {
        filename: `conditions-generales-de-vente-${day}.txt`,
        type: "text/plain",
        text: plainText(termsOn(day), { email, phone }),
      },
    ],
  };
});

function characteristicsOf(order: Order): readonly string[] {
  const { product, quantity } = order;
  if (product === "other") return [productName(product)];
  const characteristics = order.characteristics ?? products[product].characteristics;
  return quantity > 1 ? [`Quantité\u00a0: ${quantity}`, ...characteristics] : characteristics;
}

/** The parcel's destination, so that a wrong address is noticed before it is sent. */
function addressOf(parcel: Purchase["parcel"]): string[] {
  if (!parcel || !isAddressed(parcel)) return [];
  const typed = withoutContacts(envelopeLines(parcel).join("\n"), { isPostal: true });
  return [`Livraison\u00a0: ${typed.split("\n").join(", ")}`];
}

function receiving(order: Order, parcel: Purchase["parcel"]): Part[] {
  if (order.product === "other") return [];
  const { parcel: isPosted, files, links } = deliverables[order.product];
  const parts: Part[] = [];
  if (isPosted && order.livemode) parts.push(paragraph(parcelText(order, parcel)));
  if (files.length + links.length > 0) parts.push(paragraph(openingText(order)));
  return parts;
}

function parcelText(order: Order, parcel: Purchase["parcel"]): string {
  const copies = copiesToSend(order);
  const several = copies > 1;
  const subject = several ? copiesTitle(copies) : "Votre colis";
  const arrival = arrivalWords(parcel && isInDeliveryArea(parcel), " après le paiement");
  const dedication = parcel?.dedication
    ? `${several ? "Ils seront dédicacés" : "Le livre sera dédicacé"} «\u00a0${withoutContacts(parcel.dedication)}\u00a0»\u202f; vous pouvez le changer jusqu’à l’envoi, sur la page de votre commande.`
    : `Dites sur la page de votre commande à qui dédicacer ${several ? "les livres" : "le livre"}.`;
  return `${subject} ${several ? "arrivent" : "arrive"} par la poste ${arrival}. ${dedication}`;
}

function openingText(order: Order): string {
  const { isOpen, words } = openingOf(order, Date.now());
  if (isOpen) return "Votre contenu numérique est déjà ouvert sur la page de votre commande.";
  return `Votre accès s’ouvre ${words ?? "au lancement"}, sur la page de votre commande.`;
}

function contract(order: Order, { siteUrl, email, phone }: Seller): Part[] {
  return [
    heading("Votre vendeur"),
    paragraph(knownDetails(seller, publisher.legalForm, publisher.address).join(", ")),
    paragraph(knownDetails(publisher.registration, email, unbroken(phone)).join("\u202f; ")),
    heading("Vos garanties"),
    paragraph(rightsOf(order)),
    paragraph(
      "La garantie légale de conformité et celle des vices cachés s’appliquent dans tous les cas\u00a0: l’article\u00a08 des conditions de vente les détaille.",
    ),
    heading("Votre droit de rétractation"),
    paragraph(
      `Il s’exerce sans motif. Le jour du paiement ou de la réception ne compte pas dans le délai. ${withdrawalProlonged} Déclarez votre rétractation en ligne, ou avec ce formulaire.`,
    ),
    link(
      "Renoncer à cette commande en ligne",
      `${siteUrl}/retractation?reference=${order.reference ?? ""}`,
    ),
    paragraph(withdrawalForm.instruction),
    list(withdrawalForm.lines(email)),
    paragraph(withdrawalForm.note),
    link(
      orderPage.rights.terms,
      `${siteUrl}/conditions-generales-de-vente?version=${parisDay(order.created_at)}`,
    ),
    paragraph("Les conditions générales de vente du jour de votre achat sont jointes en entier."),
  ];
}

/** `order.sent` */
export const sentMail = mailOf(({ order, parcel }) => {
  const { sent_at, tracking_url, dedication, replaces_sent_at } = parcel ?? {};
  const copies = copiesToSend(order);
  const several = copies > 1;
  return {
    subject: `Votre livre est parti – commande ${order.reference ?? ""}`,
    title: "Votre livre est parti",
    parts: [
      paragraph(
        `${copiesTitle(copies)} ${several ? "ont été remis" : "a été remis"} au transporteur le ${dayOf(sent_at ?? order.created_at)}.`,
      ),
      ...(replaces_sent_at
        ? [paragraph(`Ce colis remplace celui qui était parti le ${dayOf(replaces_sent_at)}.`)]
        : []),
      ...(dedication
        ? [
            paragraph(
              `${several ? "Ils sont dédicacés" : "Il est dédicacé"}\u00a0: «\u00a0${withoutContacts(dedication)}\u00a0».`,
            ),
          ]
        : []),
      ...(tracking_url ? [link("Suivre le colis", tracking_url)] : []),
    ],
  };
});

/** `order.refunded` */
export const refundedMail = mailOf(({ order, parcel }) => {
  const sum = refundOf(order) ?? money(0, order.currency);
  const closed = closedText(order.product, parcel && parcel.sent_at !== null);
  const total = money(order.amount_cents, order.currency);
  return {
    subject: `Remboursement – commande ${order.reference ?? ""}`,
    title: "Votre remboursement",
    parts: [
      paragraph(
        isFullyRefunded(order)
          ? `Nous vous avons remboursé ${sum}, soit la totalité, par le moyen de paiement d’origine. ${closed}`
          : `Nous vous avons remboursé ${sum} en tout, sur ${total}, par le moyen de paiement d’origine. Votre commande reste ouverte.`,
      ),
      paragraph("Selon votre banque, la somme apparaît sur votre compte en quelques jours."),
    ],
  };
});

function dayOf(moment: string): string {
  return unbroken(frenchDate(parisDay(moment)));
}
