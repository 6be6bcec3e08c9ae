import type { AppLoadContext } from "@remix-run/cloudflare";
import { openDatabase } from "~/db/client";
import { readAd, sourceIn } from "~/lib/ad";
import { type CounterContext, countOrder, countView } from "~/statistics/counter";
import { isNavigation } from "~/statistics/view";
import { canonicalPath } from "./canonical-path";
import type { Page } from "./pages";

type Background = Pick<ExecutionContext, "waitUntil">;

/** Pages that sell and pages with a lead's form; those of one visitor's order are known by the order. */
export function isCounted({ takesForm, personal }: Page): boolean {
  return takesForm && !personal;
}

/** Counts the views of these pages. It comes before every answer, so it looks at no more than it must. */
export function viewCounter(pages: readonly Page[]) {
  const names = new Map(pages.filter(isCounted).map((page) => [page.path, nameOf(page)]));

  return (request: Request, env: object, background: Background): void => {
    const { headers } = request;
    if (!isNavigation(headers) || request.method !== "GET") return;
    const { url } = request;
    const [path, query] = partsOf(url);
    const page = names.get(path) ?? names.get(path.toLowerCase().replace(/\/+$/, ""));
    if (page === undefined) return;
    if (query !== "" && isItself(url, path, headers.get("Referer"))) return;
    countView(contextOf(env, background), page, sourceIn(query));
  };
}

/** Counts that somebody was sent on to the checkout from one of these pages. */
export function countOrderBegun(
  request: Request,
  { pages, env, ...background }: AppLoadContext,
): void {
  const { pathname, searchParams } = new URL(request.url);
  const path = canonicalPath(pathname);
  const page = pages.find((candidate) => candidate.path === path);
  if (!page || !isCounted(page) || !isNavigation(request.headers)) return;
  countOrder(contextOf(env, background), nameOf(page), readAd(searchParams).source);
}

const nameOf = ({ path }: Page) => path.slice(1);

/** A page that leads to itself, with a form's answer or its next step in the query, is still the same view. */
function isItself(url: string, path: string, referrer: string | null): boolean {
  if (!referrer) return false;
  const page = url.slice(0, url.indexOf("/", "https://".length)) + path;
  return referrer.startsWith(page) && /^([?#]|$)/.test(referrer.slice(page.length));
}

/** Path and query of an address; parsing all of it would cost more than counting. */
function partsOf(url: string): [path: string, query: string] {
  const path = url.indexOf("/", "https://".length);
  const query = url.indexOf("?", path);
  return query < 0 ? [url.slice(path), ""] : [url.slice(path, query), url.slice(query)];
}

/** The environment as the runtime gives it: it need not be parsed to be written to. */
function contextOf(env: object, background: Background): CounterContext {
  return {
    open: () => openDatabase((env as { DB: D1Database }).DB),
    waitUntil: (work) => background.waitUntil(work),
  };
}
