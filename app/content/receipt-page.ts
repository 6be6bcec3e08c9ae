import { siteName } from "./site";

/** `/ma-commande/:key/recu` */
export const receiptMeta = {
  title: `Votre reçu – ${siteName}`,
  description: "Le reçu de vos paiements\u00A0: montants, TVA, remboursements, vendeur.",
};

export const receiptPage = {
  title: "Reçu",
  lead: "Vos paiements, à imprimer ou à enregistrer.",
  /** Label of the links to the receipt. */
  link: "Votre reçu",
  back: "Revenir à la commande",
  test: "Paiement d’essai\u00A0: rien n’est encaissé, et ce reçu ne vaut rien.",
  labels: {
    seller: "Vendeur",
    buyer: "Au nom de",
    reference: "Référence",
    paid: "Payé le",
    net: "Montant HT",
    vat: (rate: string) => `TVA ${rate}`,
    gross: "Montant TTC",
    /** With a discount, the amount's parts come first. */
    price: "Prix",
    discount: "Réduction",
    delivery: "Livraison",
    deliveryIncluded: "dont livraison",
    reversedParts: (net: string, vat: string) => `${net} HT, TVA ${vat}`,
    totalNet: "Total HT",
    totalVat: "Total TVA",
    total: "Total payé",
    kept: "Payé, remboursements déduits",
    vatNumber: "TVA",
  },
  /** Labels of refunds and disputes. */
  reversed: {
    refund: (day: string) => `Remboursé le ${day}`,
    "refund returned": (day: string) => `Remboursement non abouti, le ${day}`,
    dispute: (day: string) => `Rendu par votre banque le ${day}`,
    "dispute returned": (day: string) => `Contestation levée par votre banque le ${day}`,
  },
  /** @param thousandths of the net amount */
  rate: (thousandths: number) => `${(thousandths / 10).toString().replace(".", ",")}\u00A0%`,
  exempt: "TVA non applicable, article\u00A0293\u00A0B du CGI",
  noRate: "Cet achat n’a pas de taux de TVA sur ce site\u00A0: demandez-nous le détail.",
  form: {
    title: "Mettre un nom sur ce reçu",
    hint: "Ce que vous écrivez ici est imprimé sur le reçu, et n’est conservé nulle part.",
    name: "Nom",
    business: "Entreprise",
    address: "Adresse",
    button: "Écrire sur le reçu",
  },
  invoice:
    "Ce reçu est destiné à un particulier. Il vous faut une facture entre professionnels\u202F? Demandez-la, en citant votre référence\u00A0:",
} as const;
