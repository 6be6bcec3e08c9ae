import type { AppLoadContext } from "@remix-run/cloudflare";
import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { readAd } from "~/lib/ad";
import { type CounterContext, countOrder, countView } from "~/statistics/counter";
import { readPath, type SiteRequest } from "./request-path";
import type { Page } from "./route-table";

type Background = Pick<ExecutionContext, "waitUntil">;

/** Pages that sell and pages with a lead's form; those of one visitor's order are known by the order. */
export function isCounted({ takesForm, personal }: Page): boolean {
  return takesForm && !personal;
}

/** Counts the views of these pages. It comes before every answer, so it looks at no more than it must. */
export function viewCounter(pages: readonly Page[]) {
  const names = countedNames(pages);

  return (request: Request, asked: SiteRequest, env: Env, background: Background): void => {
    if (!isNavigation(request.headers) || request.method !== "GET" || asked.isData) return;
    const page = names.get(asked.path ?? "");
    if (page === undefined || isSameView(request, asked)) return;
    countView(contextOf(env, background), page, sourceOf(asked.query));
  };
}

/** Counts that somebody was sent on to the checkout from one of these pages. */
export function checkoutStarted(
  { url, headers }: Request,
  { pages, env, ...background }: AppLoadContext,
): void {
  const { pathname, searchParams } = new URL(url);
  const page = countedNames(pages).get(pathname);
  if (page === undefined || !isNavigation(headers)) return;
  countOrder(contextOf(env, background), page, sourceOf(searchParams));
}

/** Pages by their path, under the name that counts are kept by. */
function countedNames(pages: readonly Page[]): Map<string, string> {
  return new Map(pages.filter(isCounted).map(({ path }) => [path, path.slice(1)]));
}

/** Networks spell their own name now with a capital, now without: in the counts both are one. */
function sourceOf(query: URLSearchParams): string | null {
  return readAd(query).source?.toLowerCase() ?? null;
}

/**
 * Whether a browser goes to a page because its visitor did, by the headers of its request. Bots and link
 * previews do not send `Sec-Fetch-Dest`, and a page fetched ahead says so in its purpose and may never be
 * looked at. One that the browser takes from its own memory (back, forward) makes no request.
 */
function isNavigation(headers: Headers): boolean {
  if (headers.get("Sec-Fetch-Dest") !== "document") return false;
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  return !/prefetch|prerender/i.test(purpose);
}

/** A page that leads to itself, with a form's answer or its next step in the query, is still the same view. */
function isSameView({ url, headers }: Request, { path, query }: SiteRequest): boolean {
  const referrer = query.size > 0 ? headers.get("Referer") : null;
  if (!referrer || !URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  return url.startsWith(`${origin}/`) && readPath(pathname) === path;
}

function contextOf({ DB }: Env, background: Background): CounterContext {
  return {
    open: () => openDatabase(DB),
    waitUntil: (work) => background.waitUntil(work),
  };
}
