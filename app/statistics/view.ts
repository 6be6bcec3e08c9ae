/** What a request's method and headers say about who asks. */
export interface Visit {
  method: string;
  /** `Sec-Fetch-Dest` */
  destination: string | null;
  /** `Sec-Purpose`, or the older `Purpose` */
  purpose: string | null;
}

/**
 * Whether somebody looks at the page: a browser that navigates. `HEAD` shows nothing. A page asked for
 * again counts again, 304 or not; one that the browser takes from its own memory (back, forward) asks
 * nobody.
 */
export function isView(visit: Visit): boolean {
  return visit.method === "GET" && isNavigation(visit);
}

/**
 * Whether a browser goes there because its visitor did. Robots and link previews do not send
 * `Sec-Fetch-Dest`, and a page fetched ahead says so in its purpose and may never be looked at.
 */
export function isNavigation({ destination, purpose }: Visit): boolean {
  return destination === "document" && !(purpose && /prefetch|prerender/i.test(purpose));
}
