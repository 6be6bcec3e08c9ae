import { isOnSale, vip } from "~/content/offers";
import {
  deliverables,
  funnelOffers,
  type Product,
  type ProductId,
  productIds,
  products,
} from "~/content/products";

/** A payment link, as the operator makes it at the payment provider. */
export interface PaymentLink {
  /** The variable that holds its URL. */
  variable: string;
  /** Its `metadata.product`. */
  product: ProductId;
  name: string;
  cents: number;
  /** Where the provider sends the buyer afterwards: path and query, with the placeholder of the session. */
  returnPath: string;
  /** Whether it asks for a shipping address. */
  isPosted: boolean;
}

/** The provider replaces it by the id of the checkout session. */
export const sessionPlaceholder = "{CHECKOUT_SESSION_ID}";

function linkTo(product: ProductId, variable: string, path: string, ...added: string[]) {
  const { name, cents } = products[product];
  const query = [`session_id=${sessionPlaceholder}`, ...added.map((extra) => `${extra}=true`)];
  const returnPath = `${path}?${query.join("&")}`;
  return { variable, product, name, cents, returnPath, isPosted: deliverables[product].parcel };
}

/** The links of a product's own page. */
function linksOf(product: ProductId): PaymentLink[] {
  const { checkout, listCheckout, listCents, thanks }: Product = products[product];
  const link = linkTo(product, checkout, thanks);
  if (!listCheckout || !listCents) return [link];
  return [link, { ...link, variable: listCheckout, cents: listCents }];
}

const [first, second] = funnelOffers;
const { parameter: firstAdded } = products[first.product];
const { parameter: secondAdded } = products[second.product];

/** The links of each product's own page, then those of the offers after the book. */
export const paymentLinks: readonly PaymentLink[] = [
  ...productIds.flatMap(linksOf),
  linkTo(first.product, first.checkout, "/offre-speciale", firstAdded),
  linkTo(second.product, second.checkout, "/merci", secondAdded),
  linkTo(second.product, second.checkoutAfterFirst, "/merci", firstAdded, secondAdded),
];

const isSold = ({ product }: PaymentLink) => products[product].onSale;

/** The links of what is on sale. */
export const linksToMake = paymentLinks.filter(isSold);

/** Variables of what is off sale: they may keep their placeholders. */
export const unusedVariables: readonly string[] = [
  ...paymentLinks.filter((link) => !isSold(link)).map(({ variable }) => variable),
  ...(isOnSale(vip) ? [] : ["VIP_BOOKING_URL"]),
];
