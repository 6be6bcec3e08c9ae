import {
  type ActionFunction,
  type AppLoadContext,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { editionOn } from "~/content/articles";
import { type DatedOffers, offersClock } from "~/content/dated-offers";
import { type Context, createContext } from "~/context";
import { type Env, readEnv } from "~/env";
import { lazy } from "~/lib/lazy";
import { parisDays } from "~/lib/time";
import { createAccess, isDesk } from "./access";
import { cachedPage, cachePage, pageKey } from "./page-cache";
import { reject, validateRequest } from "./request-guard";
import { canonicalRequest, requestReader } from "./request-path";
import { type AcceptedPosts, acceptedPosts, actionsOf, type Page, pagesOf } from "./routing";
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
  const actions = actionsOf(routes);
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const hydrated = pages.filter(({ hydrate }) => hydrate).map(({ path }) => path);
  const read = requestReader(new Set([...posts.keys(), ...pageAt.keys()]), new Set(hydrated));
  const countView = viewCounter(pages);
  const dayAt = parisDays();
  const offersAt = offersClock();
  const access = createAccess();
  const handle = createRequestHandler(forRemix(build));

  return async function fetch(request: Request, rawEnv: object, ctx: ExecutionContext) {
    const address = read(request);
    const env = readEnv(rawEnv);
    if (env && isInsecure(request, env)) return noStore(secured(toHttps(request)));
    const services = env && lazy(() => createContext(env, ctx));
    if (services && request.method === "GET") countView(request, address, services);
    const isOperators = env !== null && isDesk(address);
    const operator = isOperators ? await access.identify(request, env, ctx) : null;
    const isLocked = isOperators && operator === null;

    // Read once, so that key and page agree at midnight.
    const now = Date.now();
    const today = dayAt(now);
    const { offers, key: offersKey } = offersAt(now, env?.CHECKOUT_TRAINING_LIST_URL !== undefined);
    const { carriesAd, daily } = pageAt.get(address.path ?? "") ?? {};
    const key = isRead(request) ? pageKey(address, carriesAd) : null;
    if (key === null) return noStore(await answer(canonicalRequest(request, address)));
    const entry = { key, edition: offersKey + editionOn(today) + (daily ? `?${today}` : "") };
    const cached = cachedPage(entry, request);
    if (cached) return cached;
    // Rendered as a GET, so that a HEAD fills the cache too.
    const { url, headers } = canonicalRequest(request, address);
    return cachePage(entry, request, await answer(new Request(url, { headers })), daily);

    async function answer(request: Request): Promise<Response> {
      const accepted = posts.get(address.path ?? "");
      const guarded = env
        ? await validateRequest(request, { ...address, isLocked }, accepted)
        : reject(request, 500);
      const { rejection } = guarded;
      const seen = { pages, today, offers, operator };
      const facts: RequestContext = { configuration: env, ...seen, rejection };
      // Without a configuration there are no services: only the error page, which needs none, is rendered.
      const context = { ...services?.(), ...facts } as AppLoadContext;
      const action = actions.get(address.path ?? "");
      const isPost = request.method === "POST" && !address.isData && !rejection;
      const response =
        action && isPost
          ? await answerPost(action, guarded.request, context)
          : await handle(guarded.request, context);
      return secured(response, accepted);
    }
  };

  /** Sends the action's response, such as a redirect. Any other result, or an error, is left to Remix to render. */
  async function answerPost(action: ActionFunction, request: Request, context: AppLoadContext) {
    const { url, method, headers } = request;
    const run = async () => action({ request, context, params: {} });
    const posted = run();
    const result = await posted.catch(() => undefined);
    if (result instanceof Response) return result;
    return handle(new Request(url, { method, headers }), Object.assign(context, { posted }));
  }
}

/** The build for Remix. Actions that `answerPost` has run do not run again. */
function forRemix(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { action } = route.module;
    if (!action) return [id, route] as const;
    const once: ActionFunction = (post) => post.context.posted ?? action(post);
    return [id, { ...route, module: { ...route.module, action: once } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
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
  /** What the action returned, if the Worker has run it. */
  posted?: Promise<unknown>;
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
