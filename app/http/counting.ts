import { openDatabase } from "~/db/client";
import { readAd } from "~/lib/ad";
import { type CounterContext, countOrder, countView } from "~/statistics/counter";
import { isNavigation, isView } from "~/statistics/view";
import { canonicalPath } from "./canonical-path";
import type { Page } from "./pages";

interface Surroundings {
  env: object;
  waitUntil: CounterContext["waitUntil"];
}

/** Pages that sell and pages with a lead's form; those of one visitor's order are known by the order. */
export function isCounted({ takesForm, personal }: Page): boolean {
  return takesForm && !personal;
}

/** Counts the views of these pages. It comes before every answer, so it looks at no more than it must. */
export function viewCounter(pages: readonly Page[]) {
  const names = new Map(pages.filter(isCounted).map((page) => [page.path, nameOf(page)]));

  return (request: Request, surroundings: Surroundings): void => {
    if (!isView(visitOf(request))) return;
    const [path, query] = partsOf(request.url);
    const page = names.get(path) ?? names.get(path.toLowerCase().replace(/\/+$/, ""));
    if (page === undefined || isItself(path, request)) return;
    const source = query ? readAd(new URLSearchParams(query)).source : null;
    countView(contextOf(surroundings), page, source);
  };
}

/** Counts that somebody was sent on to the checkout from one of these pages. */
export function countOrderBegun(
  request: Request,
  { pages, ...surroundings }: Surroundings & { pages: readonly Page[] },
): void {
  const { pathname, searchParams } = new URL(request.url);
  const path = canonicalPath(pathname);
  const page = pages.find((candidate) => candidate.path === path);
  if (!page || !isCounted(page) || !isNavigation(visitOf(request))) return;
  countOrder(contextOf(surroundings), nameOf(page), readAd(searchParams).source);
}

const nameOf = ({ path }: Page) => path.slice(1);

function visitOf({ method, headers }: Request) {
  return {
    method,
    destination: headers.get("Sec-Fetch-Dest"),
    purpose: headers.get("Sec-Purpose") ?? headers.get("Purpose"),
  };
}

/** A page that leads to itself, as a form's answer or the next step of a form, is still the same view. */
function isItself(path: string, { headers, url }: Request): boolean {
  const referrer = headers.get("Referer");
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

function contextOf({ env, waitUntil }: Surroundings): CounterContext {
  return { open: () => openDatabase((env as { DB: D1Database }).DB), waitUntil };
}
