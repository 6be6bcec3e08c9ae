/** Sales pages of the book: each posts its order form to itself. */
export const landings = [
  "/livre-augmente-fl",
  "/livre-augmente-fl-b",
  "/livre-augmente-fl-c",
  "/livre-augmente-fl-d",
  "/livre-augmente-fl-e",
];

/** Pages that are the same for everybody. */
export const contentPages = ["/", ...landings, "/commande", "/offre-speciale"];

/** Checkout sessions whose look-up the stand-in partners answer at once, late, or never. */
export const session = { quick: "cs_quick_1", slow: "cs_slow_1", broken: "cs_broken_1" };

const { quick, broken } = session;

/** Pages of one buyer, in each of their states. */
export const personalPages = [
  "/merci",
  `/merci?session_id=${quick}`,
  `/merci?session_id=${broken}`,
  `/merci?session_id=${quick}&prompt_pack=false`,
  `/merci?session_id=${quick}&presale_course=true&prompt_pack=true`,
  `/confirmation-commande?session_id=${quick}&presale_course=true`,
  "/confirmation-commande",
  `/merci-masterclass?session_id=${quick}`,
  `/merci-prompts?session_id=${quick}`,
];

/** Answered with the page for an unknown address. */
export const unknownPage = "/page-inconnue";

/** The whole site as a visitor may find it, the bar hidden included. */
export const allPages = [
  ...contentPages,
  ...personalPages,
  "/livre-augmente-fl?utm_source=fb",
  unknownPage,
];

/** The browser reports the status of an unknown page as a failed load. */
export const unknownPageError = /the server responded with a status of 404/;
