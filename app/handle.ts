import type { UIMatch } from "@remix-run/react";
import type { SheetName } from "./styles/sheets";

/** What a route says of its page to the document around it: its `export const handle = {…}`. */
interface PageHandle {
  /** The style sheet inlined into the page. Default: `page`. */
  sheet?: SheetName;
  /** Class of the body: the page's own light. */
  light?: string;
  /** Ships Remix's JavaScript. Without it the page is HTML and CSS alone. */
  hydrate?: boolean;
}

/** The handle of the deepest route that has one. */
export function pageHandle(matches: Pick<UIMatch, "handle">[]): PageHandle {
  const handles = matches.map((match) => match.handle as PageHandle | undefined);
  return handles.findLast((handle) => handle !== undefined) ?? {};
}
