import {
  funnelOffers,
  type ProductId,
  productIds,
  products as sold,
} from "../../../app/content/products";

export interface Product {
  name: string;
  /** What the payment link says in `metadata.product`. */
  key: string;
  cents: number;
  /** Where the payment provider sends the buyer afterwards, as set up in docs/operations.md. */
  returnPath: string;
  /** Whether the payment link asks for a postal address. */
  isPosted: boolean;
}

function linkTo(key: ProductId, path: string, ...parameters: string[]): Product {
  const { name, cents } = sold[key];
  const query = ["session_id=SESSION", ...parameters.map((parameter) => `${parameter}=true`)];
  return { key, name, cents, returnPath: `${path}?${query.join("&")}`, isPosted: key === "book" };
}

const [{ product: first }, { product: second }] = funnelOffers;
const [firstAdded, secondAdded] = [sold[first].parameter, sold[second].parameter];

/** The hosted checkouts, by the last segment of their path. */
export const products: Record<string, Product> = {
  ...Object.fromEntries(productIds.map((id) => [id, linkTo(id, sold[id].thanks)])),
  [`${first}-upsell`]: linkTo(first, "/offre-speciale", firstAdded),
  [`${second}-upsell`]: linkTo(second, "/merci", secondAdded),
  [`${second}-after-${first}`]: linkTo(second, "/merci", firstAdded, secondAdded),
};
