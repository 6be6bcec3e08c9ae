import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { editionOn } from "~/content/articles";
import { type DatedOffers, offersClock } from "~/content/dated-offers";
import { type Context, createContext } from "~/context";
import { type Env, readEnv } from "~/env";
import type { NextAddress } from "~/funnel/next-address";
import { logError } from "~/lib/errors";
import { lazy } from "~/lib/lazy";
import { parisDays } from "~/lib/time";
import { followOrder } from "./funnel";
import { cachedPage, keepPage, pageKey } from "./page-cache";
import { reject, validateRequest } from "./request-guard";
import { canonicalRequest, requestReader } from "./request-path";
import { type AcceptedPosts, acceptedPosts, orderForms, type Page, pagesOf } from "./routing";
import { setSecurityHeaders } from "./security-headers";
import { viewCounter } from "./view-counting";

/**
 * Answers every request of the Worker: a cached page from memory, a rejected request by the error page, anything
 * else by its route. The guards appear in the order in which they act.
 */
export function createFetch(build: ServerBuild) {
  const routes = Object.values(build.routes);
  const pages = pagesOf(routes);
  const posts = acceptedPosts(routes);
  const orders = orderForms(routes);
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const read = requestReader(new Set([...posts.keys(), ...pageAt.keys()]));
  const countView = viewCounter(pages);
  const dayAt = parisDays();
  const offersAt = offersClock();
  const handle = createRequestHandler(build);

  return async function fetch(request: Request, rawEnv: object, ctx: ExecutionContext) {
    const address = read(request);
    const env = readEnv(rawEnv);
    if (env && isInsecure(request, env)) return noStore(secured(toHttps(request)));
    const services = lazy(() => createContext(env, ctx));
    if (env) countView(request, address, services);

    // Read once, so that key and page agree at midnight.
    const now = Date.now();
    const today = dayAt(now);
    const { offers, key: offersKey } = offersAt(now, env?.CHECKOUT_TRAINING_LIST_URL !== undefined);
    const { carriesAd, daily } = pageAt.get(address.path ?? "") ?? {};
    const state = isRead(request) ? pageKey(address, carriesAd) : null;
    const key = state && state + offersKey + editionOn(today) + (daily ? `?${today}` : "");
    if (key === null) return noStore(await answer(canonicalRequest(request, address)));
    const kept = cachedPage(key, request);
    if (kept) return kept;
    // Rendered as a GET, so that a HEAD fills the cache too.
    const { url, headers } = canonicalRequest(request, address);
    return keepPage(key, request, await answer(new Request(url, { headers })), daily);

    async function answer(request: Request): Promise<Response> {
      const accepted = posts.get(address.path ?? "");
      const guarded = env
        ? await validateRequest(request, address, accepted)
        : reject(request, 500);
      const context: AppLoadContext = Object.assign(services(), {
        pages,
        today,
        offers,
        rejection: guarded.rejection,
      });
      const order = isRead(request) || address.isData ? undefined : orders.get(address.path ?? "");
      return order && !guarded.rejection
        ? answerOrder(order, guarded.request, context)
        : secured(await handle(guarded.request, context), accepted);
    }
  };

  /** Redirects without Remix's router, which would try all routes twice. */
  async function answerOrder(order: NextAddress, request: Request, context: AppLoadContext) {
    try {
      return secured(followOrder(order, { request, context, form: await request.formData() }));
    } catch (error) {
      logError(`POST ${new URL(request.url).pathname}`, error);
      context.rejection = 500;
      return secured(await handle(reject(request, 500).request, context));
    }
  }
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Whether a page is read over plain HTTP although the site uses https. Posts are answered: their data have already
 * crossed the network in the clear.
 */
function isInsecure(request: Request, { SITE_URL }: Env): boolean {
  return request.url.startsWith("http:") && SITE_URL.startsWith("https:") && isRead(request);
}

/** Keeps the host. */
function toHttps({ url }: Request): Response {
  return new Response(null, { status: 308, headers: { Location: url.replace("http", "https") } });
}

/** Adds the headers that every response needs, and those that its status needs. */
function secured({ status, headers: given, body }: Response, accepted?: AcceptedPosts): Response {
  const headers = new Headers(given);
  setSecurityHeaders(headers);
  if (status === 405) headers.set("Allow", allowedMethods(accepted));
  if (status === 429) headers.set("Retry-After", "60");
  return new Response(body, { status, headers });
}

function allowedMethods(accepted: AcceptedPosts | undefined): string {
  if (typeof accepted === "object") return "POST";
  return accepted === "form" ? "GET, HEAD, POST" : "GET, HEAD";
}

/** A response that sets no caching of its own may depend on the visitor. */
function noStore(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

interface RequestContext {
  pages: readonly Page[];
  /** The day of the request in Paris, YYYY-MM-DD. */
  today: string;
  offers: DatedOffers;
  /** Set when the request was rejected before routing: the error page's status. */
  rejection?: number | undefined;
  /** Set by a page's loader: a file to send instead of the page. */
  download?: Response;
}

declare module "@remix-run/cloudflare" {
  /** What the Worker hands to every loader and action. */
  interface AppLoadContext extends Context, RequestContext {}

  interface Future {
    v3_singleFetch: true;
  }
}
