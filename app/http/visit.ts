import type { Visit } from "~/funnel/buyer";

/** What the funnel may know of a request. Nobody looks at `HEAD` and at speculative prefetches. */
export function visitOf({ url, method, headers }: Request): Visit {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  return {
    query: new URL(url).searchParams,
    seen: method !== "HEAD" && !/prefetch/i.test(purpose),
  };
}
