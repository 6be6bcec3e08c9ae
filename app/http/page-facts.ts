import type { SheetName } from "~/styles/sheets";

/**
 * What a route says of its page, once: its `export const handle`. A route without one is no page. The
 * sitemap, the robots header, the speculation rules and the tests derive from these facts.
 */
export interface PageFacts {
  /** The style sheet inlined into the page. Default: `page`. */
  sheet?: SheetName;
  /** Class of the body: the page's own light. */
  light?: string;
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

/** The facts of the deepest route that has any; those of an error page are the defaults. */
export function pageFacts(matches: readonly { handle?: unknown }[]): PageFacts {
  const handles = matches.map((match) => match.handle as PageFacts | undefined);
  return handles.findLast((handle) => handle !== undefined) ?? {};
}
