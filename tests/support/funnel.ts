/** The purchase funnel as the specification lists it. */

/** The five sales pages; a path without its slash is also the reference that a checkout gets. */
export const landings = [
  "/livre-augmente-fl",
  "/livre-augmente-fl-b",
  "/livre-augmente-fl-c",
  "/livre-augmente-fl-d",
  "/livre-augmente-fl-e",
];

/** Pages that are the same for everybody. */
export const contentPages = ["/", ...landings, "/commande", "/offre-speciale"];

/** Pages that look an order up. */
export const lookupPages = [
  "/merci",
  "/confirmation-commande",
  "/merci-masterclass",
  "/merci-prompts",
];

export const funnelPages = [...contentPages, ...lookupPages];

export const navigationLinks = [
  "/",
  "/livre",
  "/pack-prompt-ia",
  "/masterclass",
  "/accompagnement-vip",
  "/diagnostic",
  "/ressources-livre",
  "/blog",
  "/temoignages",
  "/faq",
];
