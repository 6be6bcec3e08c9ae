/** What a request's method and headers say about who asks. */
export interface Visit {
  method: string;
  /** `Sec-Fetch-Dest` */
  destination: string | null;
  /** `Sec-Purpose`, or the older `Purpose` */
  purpose: string | null;
}

/**
 * Whether somebody looks at the page: a browser that navigates. Robots and link previews do not send
 * `Sec-Fetch-Dest`, a page fetched ahead says so in its purpose and may never be looked at, and `HEAD`
 * shows nothing. A page asked for again counts again, 304 or not; one that the browser takes from its
 * own memory (back, forward) asks nobody.
 */
export function isView({ method, destination, purpose }: Visit): boolean {
  return (
    method === "GET" && destination === "document" && !/prefetch|prerender/i.test(purpose ?? "")
  );
}
