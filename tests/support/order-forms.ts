import { type CheckoutVariable, funnelOffers, products } from "~/content/products";
import type { Fields } from "./fields";
import { landings } from "./pages";

export interface OrderForm {
  path: string;
  fields: Fields;
  /** The payment page that it leads to. */
  checkout: CheckoutVariable;
}

const offerPaths = ["/merci", "/offre-speciale"];

/** The forms of the funnel's offers, each with its box ticked. */
export const offerForms = funnelOffers.map(({ product, checkout }, place) => ({
  product,
  checkout,
  path: offerPaths[place] ?? "",
  box: products[product].parameter,
}));

export const orderForms: OrderForm[] = [
  ...landings.map((path) => ({ path, fields: [], checkout: products.book.checkout })),
  { path: "/inscription-masterclass", fields: [], checkout: products.training.checkout },
  { path: "/pack-prompt-ia", fields: [], checkout: products["prompt-pack"].checkout },
  ...offerForms.map(({ path, box, checkout }) => ({
    path,
    fields: [
      ["prefilled_email", "camille.roux@example.com"],
      [box, "true"],
    ] satisfies Fields,
    checkout,
  })),
];
