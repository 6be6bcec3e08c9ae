import type { SheetName } from "~/styles/sheets";

/**
 * What a route says of its page, once: its `export const handle`. A route without one is no page. The
 * sitemap, the robots header, the speculation rules and the tests derive from it.
 */
export interface PageConfig {
  /** The style sheet inlined into the page. Default: `page`. */
  sheet?: SheetName;
  /** Its own look: a class `theme-…` of the body, and a sheet where `bundles.json` names one. */
  theme?: string;
  /** Ships Remix's JavaScript, for the first touch of its form. Without it the page is HTML and CSS alone. */
  hydrate?: boolean;
  /** Stays out of search engines and of the sitemap. */
  unlisted?: boolean;
  /** Its form asks for the page's next address, so the ad of this one stands in the page. */
  carriesAd?: boolean;
  /**
   * Lets the pages behind its links be fetched ahead. The rules for it are one more request, which a page that
   * visitors come to first is better without: Lighthouse counts it against the largest paint.
   */
  fetchesAhead?: boolean;
  /** Belongs to one visitor's order: never fetched before it is asked for. */
  personal?: boolean;
  /** Day of the last change, YYYY-MM-DD, where the content itself is dated. */
  modified?: string | undefined;
  /** The pages of a route whose path has a parameter. */
  each?: readonly { path: string; modified?: string }[];
}

/** The configuration of the deepest route that has one; an error page has the defaults. */
export function pageConfig(matches: readonly { handle?: unknown }[]): PageConfig {
  const handles = matches.map((match) => match.handle as PageConfig | undefined);
  return handles.findLast((handle) => handle !== undefined) ?? {};
}
