import type { SheetName } from "~/styles/sheets";

/**
 * A page's configuration: its route's `export const handle`. A route without one is no page. Sitemap, robots header,
 * speculation rules and tests derive from it.
 */
export interface PageConfig {
  /** The style sheet inlined into the page. Default: `page`. */
  sheet?: SheetName;
  /** Its own look: a class `theme-…` of the body, and a sheet where `bundles.json` names one. */
  theme?: string;
  /** Ships Remix's JavaScript, which loads at the first interaction with a form. Default: HTML and CSS only. */
  hydrate?: boolean;
  /** A file of its own under `public` that adds to the page: it works without. 1 KB at most. */
  script?: `/${string}.js`;
  /** Not for search engines: `noindex`, and not in the sitemap. */
  unlisted?: boolean;
  /** Its form is a GET, so the visitor's ad is part of the HTML. */
  carriesAd?: boolean;
  /** Shows the day in Paris, so it is kept until midnight there. */
  daily?: boolean;
  /**
   * Lets browsers prefetch the pages that it links. Not for entry pages: the rules are one more request, which
   * Lighthouse counts against the largest paint.
   */
  fetchesAhead?: boolean;
  /** Belongs to one visitor's order: never prefetched, never counted. */
  personal?: boolean;
  /** Shows reviews, or figures of `claims.ts`: has one line in its foot as long as some of them are samples. */
  showsClaims?: boolean;
  /** Day of the last change, YYYY-MM-DD, if the content is dated; may depend on the day that asks. */
  modified?: string | ((day: string) => string | undefined) | undefined;
  /** First day on which the page is there, YYYY-MM-DD: before it, the route answers 404. */
  from?: string;
  /** The pages of a route whose path has a parameter, if they are known. */
  each?: readonly { path: string; modified?: string; from?: string }[];
}

/** The configuration of the deepest route that has one. */
export function pageConfig(matches: readonly { handle?: unknown }[]): PageConfig {
  const handles = matches.map((match) => match.handle as PageConfig | undefined);
  return handles.filter((handle) => handle !== undefined).pop() ?? {};
}
