/**
 * Whether a browser goes to a page because its visitor did, by the headers of its request. Robots and
 * link previews do not send `Sec-Fetch-Dest`, and a page fetched ahead says so in its purpose and may
 * never be looked at. One that the browser takes from its own memory (back, forward) asks nobody.
 */
export function isNavigation(headers: Pick<Headers, "get">): boolean {
  if (headers.get("Sec-Fetch-Dest") !== "document") return false;
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  return !/prefetch|prerender/i.test(purpose);
}
