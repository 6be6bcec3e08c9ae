export interface Publisher {
  name: string;
  legalForm: string;
  /** Null for a sole trader: the legal notice leaves it out. */
  capital: string | null;
  address: string;
  registration: string;
  /** Null while exempt from VAT (article 293 B of the Code général des impôts): the notice leaves it out. */
  vatNumber: string | null;
  publicationDirector: string;
  /** Consumer mediator that the seller has joined (article L. 612-1 of the Code de la consommation). */
  mediator: { name: string; address: string; website: string };
  /** Runs the hosted card-payment pages. */
  paymentProvider: string;
  /** Receives each lead and each order look-up, and sends the promised e-mails. */
  emailProvider: string;
  host: { name: string; address: string; phone: string; website: string };
}

/**
 * Who publishes, sells and hosts. Every value between square brackets is a blank that the operator
 * fills before going live. The legal pages take all their names and addresses from here, and the
 * e-mail address and telephone number from `CONTACT_EMAIL` and `CONTACT_PHONE`.
 */
export const publisher: Publisher = {
  name: "[Raison sociale à compléter]",
  legalForm: "[Forme juridique à compléter]",
  capital: "[Capital social à compléter]",
  address: "[Adresse du siège social à compléter]",
  registration: "[RCS ou registre national des entreprises : ville et numéro à compléter]",
  vatNumber: "[Numéro de TVA intra­communautaire à compléter]",
  publicationDirector: "[Nom du directeur de la publication à compléter]",
  mediator: {
    name: "[Nom du médiateur de la consommation à compléter]",
    address: "[Adresse postale du médiateur à compléter]",
    website: "[Site internet du médiateur à compléter]",
  },
  paymentProvider: "[Nom du prestataire de paiement à compléter]",
  emailProvider: "[Nom du prestataire d’automatisation et d’envoi d’e-mails à compléter]",
  host: {
    name: "Cloudflare, Inc.",
    address: "101 Townsend Street, San Francisco, CA 94107, États-Unis",
    phone: "+1 888 993 5273",
    website: "www.cloudflare.com",
  },
};
