/** The site's pages by what they are: the one place where tests list paths. */
import { listedPages, unlistedPaths } from "~/content/pages";

/** Pages that look an order up. */
export const lookupPages = [
  "/merci",
  "/confirmation-commande",
  "/merci-masterclass",
  "/merci-prompts",
];

/** Pages with a lead form, which scripts make more comfortable. */
export const leadPages = ["/chapitre-gratuit", "/challenge", "/ressources-livre", "/diagnostic"];

/** Every page that has an address of its own. */
export const allPaths = [...listedPages.map(({ path }) => path), ...unlistedPaths];

/** The book's sales pages; a path without its slash is also the reference that a checkout gets. */
export const landings = allPaths.filter((path) => path.startsWith("/livre-augmente-"));

/** Pages that are the same for everybody and carry no script. */
export const contentPages = allPaths.filter(
  (path) => !lookupPages.includes(path) && !leadPages.includes(path),
);

/** Pages of the funnel that are the same for everybody. */
export const offerPages = ["/", ...landings, "/commande", "/offre-speciale"];

/** The purchase funnel, from the home page to the last confirmation. */
export const funnelPages = [...offerPages, ...lookupPages];
