import { price } from "../../../app/lib/money";
import { type PaymentLink, paymentLinks } from "../../kit/payment-links";
import { type ParcelDetails, type Payment, refundedOf, type Step } from "./payments";

/** A partner's response; with a location, it redirects the visitor. */
export interface PartnerResponse {
  status?: number;
  type?: string;
  body?: string;
  location?: string;
  cookie?: string;
}

export const html = (body: string, status = 200): PartnerResponse => ({
  status,
  type: "text/html",
  body,
});

/** The payment links, by the last segment of their path here: `prompt-pack` for `CHECKOUT_PROMPT_PACK_URL`. */
export const checkouts = new Map(paymentLinks.map((link) => [slugify(link.variable), link]));

function slugify(variable: string): string {
  return variable
    .replace(/^CHECKOUT_|_URL$/g, "")
    .toLowerCase()
    .replaceAll("_", "-");
}

/** A hosted checkout: the order, the values in the link, and a button that does not charge anything. */
export function checkoutPage(
  { name, cents, isPosted }: PaymentLink,
  query: URLSearchParams,
): string {
  const parameters = [...query].map(
    ([key, value]) =>
      `<li><code>${escapeHtml(key)}</code> = <code>${escapeHtml(value)}</code></li>`,
  );
  return page(
    "Paiement (simulation)",
    `<p>Vous commandez : <strong>${escapeHtml(name)}</strong>, <strong>${price(cents)}</strong></p>
     <form method="post">
       <label>E-mail <input type="email" name="email" required
         value="${escapeHtml(query.get("prefilled_email") ?? "lectrice@example.com")}"></label>
       ${isPosted ? shippingFields : shippingField("country", "Pays", "FR")}
       <fieldset><legend>L’adresse sera retrouvée, au retour</legend>
         <label><input type="radio" name="lookup" value="quick" checked> tout de suite</label><br>
         <label><input type="radio" name="lookup" value="slow"> en quelques secondes</label><br>
         <label><input type="radio" name="lookup" value="broken"> jamais : panne</label>
       </fieldset>
       <fieldset><legend>Le paiement sera annoncé au site</legend>
         <label><input type="radio" name="event" value="before" checked> avant le retour</label><br>
         <label><input type="radio" name="event" value="after"> trois secondes après</label><br>
         <label><input type="radio" name="event" value="late"> une minute après</label><br>
         <label><input type="radio" name="event" value="never"> jamais</label>
       </fieldset>
       <p><label><input type="checkbox" name="twice"> Deux exemplaires</label></p>
       <p><label><input type="checkbox" name="debit"> Prélèvement bancaire, qui échouera</label></p>
       <p><label><input type="checkbox" name="test"> Paiement d’essai (<code>livemode: false</code>)</label></p>
       <button>Payer ${price(cents)}</button>
     </form>
     <h2>Reçu avec le lien</h2><ul>${parameters.join("") || "<li>rien</li>"}</ul>`,
  );
}

const shippingField = (name: string, label: string, value = "") =>
  `<label>${label} <input name="${name}" value="${value}"></label><br>`;

/** Like a payment link that collects an address and has a field `dedicace`. */
const shippingFields = `<fieldset><legend>Où envoyer le livre</legend>
         ${shippingField("name", "Nom", "Camille Roux")}
         ${shippingField("line1", "Adresse", "12 rue des Lilas")}
         ${shippingField("line2", "Complément")}
         ${shippingField("postal_code", "Code postal", "75011")}
         ${shippingField("city", "Ville", "Paris")}
         ${shippingField("country", "Pays", "FR")}
         ${shippingField("delivery", "Frais de livraison, en euros", "0")}
         ${shippingField("dedication", "À qui le dédicacer ?")}
       </fieldset>`;

export function indexPage(): string {
  const links = [...checkouts].map(
    ([slug, { name }]) => `<li><a href="/checkout/${slug}">Paiement : ${escapeHtml(name)}</a></li>`,
  );
  const received = ["order", "confirmation", "leads"].map(
    (name) => `<li><a href="/webhooks/${name}">Appels reçus : ${name}</a></li>`,
  );
  return page(
    "Partenaires de démonstration",
    `<p>Ils tiennent lieu de prestataire de paiement, d’automatisation, d’agenda et de boîte aux lettres.</p>
     <p><a href="/payments">Les paiements reçus, leur remboursement et leur contestation</a></p>
     <p><a href="/mailbox">Les e-mails que le site a envoyés</a></p>
     <p><a href="/access">Entrer au bureau de l’auteur</a></p>
     <ul>${links.join("")}${received.join("")}</ul>`,
  );
}

/** An order as the site's events describe it. */
export interface AnnouncedOrder {
  session_id: string;
  key?: string | null;
  reference?: string | null;
  sent_at?: string | null;
}

/**
 * Payments since the start, newest first, each with its parcel, the buyer's page once the site has announced it, and
 * buttons to refund or dispute it.
 */
export function paymentsPage(
  payments: readonly Payment[],
  announced: ReadonlyMap<string, AnnouncedOrder>,
  siteUrl: string,
): string {
  const rows = payments.toReversed().map((payment) => {
    const { session, email, amount, parcel } = payment;
    const refunded = refundedOf(payment);
    const order = announced.get(session);
    const link = order?.key
      ? `<a href="${siteUrl}/ma-commande/${escapeHtml(order.key)}">${escapeHtml(order.reference ?? "La commande")}</a>`
      : "pas encore annoncé par le site";
    const left = amount - refunded;
    const refund = left
      ? `${refunded ? `(remboursé : ${price(refunded)})` : ""}
        <form method="post" action="/payments/${session}"><label>Euros <input name="euros" value="${left / 100}" size="8"></label>
        <label><input type="checkbox" name="pending"> en attente</label>
        <button>Rembourser</button></form>`
      : "(remboursé)";
    return `<li>${escapeHtml(email)}, ${price(amount)}, ${link} ${refund} ${otherReversals(payment)}
      ${parcel ? `<p>${parcelText(parcel, order?.sent_at)}</p>` : ""}</li>`;
  });
  return page("Paiements (simulation)", `<ul>${rows.join("") || "<li>aucun</li>"}</ul>`);
}

const disputeTexts = {
  needs_response: "contesté",
  won: "contestation gagnée",
  lost: "contestation perdue",
};

/** The next steps of a refund or a dispute, one button each. */
function otherReversals({ session, refunds, dispute }: Payment): string {
  const hasRefund = (wanted: string) => refunds.some(({ status }) => status === wanted);
  const steps: [Step, string, boolean][] = [
    ["fail", "Faire échouer ce remboursement", hasRefund("succeeded")],
    ["succeed", "Le remboursement en attente aboutit", hasRefund("pending")],
    ["cancel", "Annuler le remboursement en attente", hasRefund("pending")],
    ["open", "Contester", dispute === null],
    ["defer", "Une semaine de plus pour répondre", dispute?.status === "needs_response"],
    ["won", "Contestation gagnée", dispute !== null && dispute.status !== "won"],
    ["lost", "Perdue", dispute?.status === "needs_response"],
  ];
  const buttons = steps
    .filter(([, , isPossible]) => isPossible)
    .map(([step, label]) => `<button name="step" value="${step}">${label}</button>`);
  return `${dispute ? `(${disputeTexts[dispute.status]})` : ""}
    <form method="post" action="/payments/${session}">${buttons.join(" ")}</form>`;
}

function parcelText({ name, address, dedication }: ParcelDetails, sentAt?: string | null): string {
  const lines = [name, ...Object.values(address)].filter(Boolean).map(escapeHtml);
  return [
    `Colis ${sentAt ? "envoyé" : "à envoyer"} : ${lines.join(", ") || "sans adresse"}`,
    ...(dedication ? [`Dédicace : ${escapeHtml(dedication)}`] : []),
  ].join("<br>");
}

export function notePage(area: string, name: string): string {
  return page(
    `Partenaire de démonstration : ${area}`,
    `<p>Ici s’ouvrirait la page « ${escapeHtml([area, name].filter(Boolean).join(" / "))} ».</p>`,
  );
}

export function page(title: string, content: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<body style="font:1.1rem/1.6 sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere">
<h1>${escapeHtml(title)}</h1>${content}</body></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
