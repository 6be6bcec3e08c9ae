import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { editionOn } from "~/content/articles";
import { type DatedOffers, offersClock } from "~/content/dated-offers";
import { type Context, createContext } from "~/context";
import { type Env, readEnv } from "~/env";
import { lazy } from "~/lib/lazy";
import { parisDays } from "~/lib/time";
import { buyersPath } from "~/orders/view";
import { createAccess, isDesk } from "./access";
import { type CacheEntry, cachedPage, cachePage, pageKey } from "./page-cache";
import { reject, validateRequest } from "./request-guard";
import { canonicalRequest, requestReader, type SiteRequest } from "./request-path";
import { type AcceptedPosts, acceptedPosts, listPages, type Page } from "./routing";
import { setSecurityHeaders } from "./security-headers";
import { viewCounter } from "./view-counting";

/** A request, and what the steps have to know about it. */
interface Visit {
  request: Request;
  address: SiteRequest;
  /** Null if the configuration is invalid. */
  env: Env | null;
  /** Without a configuration there are none. */
  services: (() => Context) | null;
  ctx: ExecutionContext;
  /** Read once, so that key and page agree at midnight. */
  today: string;
  offers: DatedOffers;
  /** Where the page is cached; null if it is not. */
  entry: CacheEntry | null;
}

/** Returns the response, if this step makes it. */
type Step = (visit: Visit) => Response | undefined | Promise<Response>;

/** Answers every request of the Worker by the first of its steps that has a response. */
export function createFetch(build: ServerBuild) {
  const routes = Object.values(build.routes);
  const pages = listPages(routes);
  const posts = acceptedPosts(routes);
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const hydrated = pages.filter(({ hydrate }) => hydrate).map(({ path }) => path);
  const read = requestReader(new Set([...posts.keys(), ...pageAt.keys()]), new Set(hydrated));
  const countView = viewCounter(pages);
  const dayAt = parisDays();
  const offersAt = offersClock();
  const access = createAccess();
  const { version } = build.assets;
  const handle = createRequestHandler(build);

  const toHttps: Step = ({ request, env }) =>
    env && isInsecure(request, env) ? noStore(secured(redirectToHttps(request))) : undefined;

  const count: Step = ({ request, address, services }) => {
    if (services && request.method === "GET") countView(request, address, services);
    return undefined;
  };

  const fromCache: Step = ({ request, entry }) =>
    (entry && cachedPage(entry, request)) ?? undefined;

  /** Rendered as a GET, so that a HEAD fills the cache too. */
  const intoCache: Step = (visit) => {
    const { request, address, entry } = visit;
    if (!entry) return undefined;
    const { url, headers } = canonicalRequest(request, address);
    return answer(visit, new Request(url, { headers })).then((page) =>
      cachePage(entry, request, page),
    );
  };

  const uncached: Step = (visit) =>
    answer(visit, canonicalRequest(visit.request, visit.address)).then(noStore);

  const steps = [toHttps, count, fromCache, intoCache, uncached];

  return async function fetch(request: Request, rawEnv: object, ctx: ExecutionContext) {
    const visit = receive(request, rawEnv, ctx);
    for (const step of steps) {
      const response = step(visit);
      if (response) return response;
    }
    throw new Error("the last step answers every request");
  };

  function receive(request: Request, rawEnv: object, ctx: ExecutionContext): Visit {
    const address = read(request);
    const env = readEnv(rawEnv);
    const now = Date.now();
    const today = dayAt(now);
    const { offers, key: offersKey } = offersAt(now, env?.CHECKOUT_TRAINING_LIST_URL !== undefined);
    const { carriesAd, daily = false } = pageAt.get(address.path ?? "") ?? {};
    const key = isRead(request) ? pageKey(address, carriesAd) : null;
    const edition = offersKey + editionOn(today) + (daily ? `?${today}` : "");
    const entry = key === null ? null : { key, edition, daily };
    const services = env && lazy(() => createContext(env, ctx));
    return { request, address, env, services, ctx, today, offers, entry };
  }

  /** The page of a request that passes the guards, else the error page. */
  async function answer(visit: Visit, request: Request): Promise<Response> {
    const { address, env, services, ctx, today, offers } = visit;
    const accepted = posts.get(address.path ?? "");
    const isOperators = env !== null && isDesk(address);
    // A buyer's page leads the operator to the desk's page of the same order.
    const mayKnow = isOperators || (env !== null && address.path?.startsWith(buyersPath));
    const operator = mayKnow ? await access.identify(visit.request, env, ctx) : null;
    const guarded = env
      ? await validateRequest(
          request,
          { ...address, isLocked: isOperators && operator === null },
          accepted,
        )
      : reject(request, 500);
    const { rejection } = guarded;
    const facts: RequestContext = {
      configuration: env,
      ...{ pages, today, offers, operator, rejection, version },
    };
    // Without a configuration there are no services: only the error page, which needs none, is rendered.
    const context = { ...services?.(), ...facts } as AppLoadContext;
    return secured(await handle(guarded.request, context), accepted);
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
function redirectToHttps({ url }: Request): Response {
  return new Response(null, { status: 308, headers: { Location: url.replace("http", "https") } });
}

/** Adds the headers that every response needs, and those that its status needs. */
function secured(response: Response, accepted?: AcceptedPosts): Response {
  const { status, headers } = response;
  setSecurityHeaders(headers);
  if (status === 405) headers.set("Allow", allowedMethods(accepted));
  if (status === 429) headers.set("Retry-After", "60");
  return response;
}

function allowedMethods(accepted: AcceptedPosts | undefined): string {
  if (typeof accepted === "object") return "maxBytes" in accepted ? "POST" : "GET, HEAD, POST";
  return accepted === "form" ? "GET, HEAD, POST" : "GET, HEAD";
}

/** A response that sets no caching of its own may depend on the visitor. */
function noStore(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

interface RequestContext {
  /** Null if it is invalid: every request is then rejected. */
  configuration: Env | null;
  pages: readonly Page[];
  /** The day of the request in Paris, YYYY-MM-DD. */
  today: string;
  offers: DatedOffers;
  /** The address of whoever Access let through to the desk; null elsewhere. */
  operator: string | null;
  /** Set when the request was rejected before routing: the error page's status. */
  rejection?: number | undefined;
  /** Of the build: it changes with the sources. */
  version: string;
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
