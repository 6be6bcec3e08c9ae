import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Context } from "~/context";
import { readAd } from "~/statistics/ad";
import { addCounts, type CounterContext, countOrder, countView } from "~/statistics/page-counts";
import { readPath, type SiteRequest } from "./request-path";
import type { Page } from "./routing";

type Services = Pick<Context, "db" | "waitUntil">;

/** Sales pages and pages with a lead form. Personal pages are not counted: orders are known from payments. */
export function isCounted({ takesForm, personal }: Page): boolean {
  return takesForm && !personal;
}

/** Counts the views of these pages. Runs before every response to a GET, so it does as little as possible. */
export function viewCounter(pages: readonly Page[]) {
  const counted = new Set(pages.filter(isCounted).map(({ path }) => path));

  return (request: Request, address: SiteRequest, services: () => Services): void => {
    if (!isNavigation(request.headers) || address.isData) return;
    const { path, query } = address;
    if (path === null || !counted.has(path) || isSameView(request, address)) return;
    countView(contextOf(services), nameOf(path), sourceOf(query));
  };
}

/** Counts a redirect to the checkout from one of these pages. */
export function countStartedOrder({ url, headers }: Request, context: AppLoadContext): void {
  const { pathname, searchParams } = new URL(url);
  const page = context.pages.find(({ path }) => path === pathname);
  if (!page || !isCounted(page) || !isNavigation(headers)) return;
  const counter = contextOf(() => context);
  countOrder(counter, nameOf(pathname), sourceOf(searchParams));
}

/** The name under which a page's counts are stored. */
const nameOf = (path: string) => path.slice(1);

/** Ad networks vary the case of their names; counts ignore it. */
function sourceOf(query: URLSearchParams): string | null {
  return readAd(query).source?.toLowerCase() ?? null;
}

/** Whether a visitor navigates to a page. Bots and link previews do not send `Sec-Fetch-Dest`. */
function isNavigation(headers: Headers): boolean {
  return headers.get("Sec-Fetch-Dest") === "document" && !isPrefetch(headers);
}

/** A prefetched or prerendered page may never be seen. */
export function isPrefetch(headers: Headers): boolean {
  return /prefetch|prerender/i.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");
}

/** A page that reloads itself, with a form's result or the next step in the query, is still the same view. */
function isSameView({ url, headers }: Request, { path, query }: SiteRequest): boolean {
  const referrer = query.size > 0 ? headers.get("Referer") : null;
  if (!referrer || !URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  return url.startsWith(`${origin}/`) && readPath(pathname) === path;
}

function contextOf(services: () => Services): CounterContext {
  return {
    store: (counts) => addCounts(services().db, counts),
    waitUntil: (work) => services().waitUntil(work),
  };
}
