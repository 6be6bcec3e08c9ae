import { articles } from "./articles";
import { notice } from "./legal/notice";
import { terms } from "./legal/terms";

/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** Day of the last change, YYYY-MM-DD, where the content itself is dated. */
  modified?: string;
}

/** In the order of the sitemap. */
export const listedPages: readonly ListedPage[] = [
  { path: "/" },
  { path: "/livre" },
  { path: "/livre-augmente-fl" },
  { path: "/pack-prompt-ia" },
  { path: "/masterclass" },
  { path: "/inscription-masterclass" },
  { path: "/accompagnement-vip" },
  { path: "/diagnostic" },
  { path: "/chapitre-gratuit" },
  { path: "/challenge" },
  { path: "/ressources-livre" },
  { path: "/temoignages" },
  { path: "/faq" },
  { path: "/blog", modified: articles[0]?.published },
  ...articles.map(({ slug, published }) => ({ path: `/blog/${slug}`, modified: published })),
  { path: "/conditions-generales-de-vente", modified: terms.updated },
  { path: "/mentions-legales", modified: notice.updated },
];

/** Pages that answer visitors but say `noindex`: landing variants and the inside of the funnel. */
export const unlistedPaths: readonly string[] = [
  "/livre-augmente-fl-b",
  "/livre-augmente-fl-c",
  "/livre-augmente-fl-d",
  "/livre-augmente-fl-e",
  "/commande",
  "/merci",
  "/offre-speciale",
  "/confirmation-commande",
  "/merci-masterclass",
  "/merci-prompts",
  "/diagnostic/merci",
];
