import { type ProductId, products } from "./products";
import { siteName } from "./site";

/** Undefined until known: pages and mails then omit it, and `npm run check` names it. */
type Blank = string | undefined;

export interface Publisher {
  name: Blank;
  legalForm: Blank;
  /** Null for a sole trader. */
  capital: Blank | null;
  address: Blank;
  registration: Blank;
  /**
   * The VAT number and the first day (YYYY-MM-DD) on which VAT is charged. Null while the seller is exempt (article 293 B
   * of the Code général des impôts).
   */
  vat: { number: string; since: string } | undefined | null;
  publicationDirector: Blank;
  /** Consumer mediator that the seller has joined (article L. 612-1 of the Code de la consommation). */
  mediator: { name: Blank; address: Blank; website: Blank };
  /** Runs the hosted card-payment pages. */
  paymentProvider: Blank;
  /** Receives each lead and each order look-up, and sends the promised e-mails. */
  emailProvider: Blank;
  host: { name: string; address: string; phone: string; website: string };
}

/**
 * Who publishes, sells and hosts: the operator fills in each `undefined` before going live. The legal pages take all names
 * and addresses from here, and the e-mail address and telephone number from `CONTACT_EMAIL` and `CONTACT_PHONE`.
 */
export const publisher: Publisher = {
  name: undefined,
  legalForm: undefined,
  capital: undefined,
  address: undefined,
  registration: undefined,
  vat: undefined,
  publicationDirector: undefined,
  mediator: {
    name: undefined,
    address: undefined,
    website: undefined,
  },
  paymentProvider: undefined,
  emailProvider: undefined,
  host: {
    name: "Cloudflare, Inc.",
    address: "101 Townsend Street, San Francisco, CA 94107, États-Unis",
    phone: "+1 888 993 5273",
    website: "www.cloudflare.com",
  },
};

/** VAT in thousandths of the net amount; 0 for an exempt seller, null for a product of another shop. */
export type VatRate = number | null;

/** The VAT rate of a sale on a day (YYYY-MM-DD in Paris). */
export function vatRateOf(product: ProductId | "other", day: string, vat = publisher.vat): VatRate {
  const isExempt = vat === null || (vat !== undefined && day < vat.since);
  if (isExempt) return 0;
  return product === "other" ? null : products[product].vat;
}

/** The seller's name: the site's name until the publisher's is known. */
export const seller = publisher.name ?? siteName;

/** The payment provider, for use in a sentence. */
export const paymentProvider = publisher.paymentProvider ?? "notre prestataire de paiement";

/** The details that are known, without the blanks. */
export function knownDetails(...details: (Blank | null)[]): string[] {
  return details.filter((detail) => typeof detail === "string");
}
