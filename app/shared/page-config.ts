import type { SheetName } from "~/styles/sheets";

/**
 * A page's configuration: its route's `export const handle`. A route without one is not a page. Sitemap, robots header,
 * speculation rules and tests derive from it.
 */
export interface PageConfig {
  /** The style sheet inlined into the page. Default: `page`. */
  sheet?: SheetName;
  /** Adds a look: the class `theme-…` on the body, and a sheet if `bundles.json` names one. */
  theme?: string;
  /** Ships Remix's JavaScript, which loads at the first interaction with a form. Default: HTML and CSS only. */
  hydrate?: boolean;
  /** A script of its own under `public` that enhances the page, which works without it. 1 KB at most. */
  script?: `/${string}.js`;
  /** Hides the page from search engines: `noindex`, and not in the sitemap. */
  unlisted?: boolean;
  /** The page's form is a GET, so the visitor's ad is part of the HTML. */
  carriesAd?: boolean;
  /** Shows the day in Paris, so it is cached only until midnight there. */
  daily?: boolean;
  /**
   * Lets browsers prerender linked pages. Not for entry pages: the rules are one more request, which Lighthouse counts
   * against the largest paint.
   */
  prerendersLinks?: boolean;
  /** Belongs to one visitor's order: never prerendered, never counted. */
  personal?: boolean;
  /** Shows reviews or figures of `claims.ts`: while some of them are samples, the footer says so. */
  showsClaims?: boolean;
  /** Day of the last change, YYYY-MM-DD, if the content is dated; may depend on the day of the request. */
  modified?: string | ((day: string) => string | undefined) | undefined;
  /** First day on which the page exists, YYYY-MM-DD: before it, the route answers 404. */
  from?: string;
  /** The known pages of a route whose path has a parameter. */
  pages?: readonly { path: string; modified?: string; from?: string }[];
}

/** The configuration of the deepest route that has one. */
export function pageConfig(matches: readonly { handle?: unknown }[]): PageConfig {
  const handles = matches.map((match) => match.handle as PageConfig | undefined);
  return handles.filter((handle) => handle !== undefined).pop() ?? {};
}
