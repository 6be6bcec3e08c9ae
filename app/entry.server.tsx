import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import {
  completeDocument,
  endDocumentLast,
  hydrateOnInteraction,
  renderToStaticHtml,
} from "~/http/html";
import { displayFont } from "./content/font";
import { errorTitle } from "./content/forms";
import { contactOf } from "./env";
import { contentSecurityPolicy, inlineScriptHashes } from "./http/security-headers";
import { logError } from "./lib/errors";
import { DocumentContext } from "./root";
import { pageConfig } from "./shared/page-config";
import { sheetOf } from "./styles/sheets";

/** Milliseconds after which a streamed page is aborted. A look-up has a shorter limit of its own. */
const streamTimeout = 6_000;

/** Renders a page: complete without scripts, complete with them, or streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { configuration: env, download }: AppLoadContext,
) {
  if (download) return download;
  const { errors, loaderData, actionData, matches } = remix.staticHandlerContext;
  const {
    sheet = "page",
    theme,
    script,
    hydrate,
    unlisted,
    fetchesAhead,
  } = errors ? {} : pageConfig(matchesOf(remix, matches));
  const { css, hash } = sheetOf(sheet, theme);
  // Only a visitor without scripts gets a document in answer to a post.
  const scripts = hydrate === true && request.method !== "POST";
  const page = (nonce?: string) => (
    <DocumentContext.Provider value={{ css, scripts, nonce, contact: env && contactOf(env) }}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>
  );
  const pending = Object.values(loaderData).some(isDeferred);
  const rendering = pending
    ? await renderStreamed(page)
    : scripts
      ? await renderHydrated(page)
      : await renderStatic(page(), { refused: Boolean(actionData) && status >= 400 });
  const scriptSources = script ? ["'self'"] : rendering.scriptSources;

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Link",
    `<${displayFont.href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  if (unlisted) headers.set("X-Robots-Tag", "noindex");
  if (fetchesAhead) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(env, { styles: hash, scripts: scriptSources }),
  );
  if (pending) {
    // A proxy that compresses would hold the first part back until the last one arrives.
    headers.set("Cache-Control", "no-store, no-transform");
    headers.set("Content-Encoding", "identity");
  }
  return new Response(rendering.body, { status: rendering.failed ? 500 : status, headers });
}

/** Whether a loader's data contain a promise, for which the page is streamed. */
function isDeferred(data: unknown): boolean {
  return Object.values(data ?? {}).some((value) => value instanceof Promise);
}

interface Rendering {
  body: BodyInit;
  /** CSP sources of the page's scripts. */
  scriptSources: string[];
  failed?: boolean;
}

async function renderStatic(
  page: ReactElement,
  { refused }: { refused: boolean },
): Promise<Rendering> {
  const html = await renderToStaticHtml(page);
  const body = refused ? html.replace(/(?<=<title>)[^<]*/, errorTitle) : html;
  return { body, scriptSources: [] };
}

/** Complete, so that its inline scripts can be allowed by hash, and the page cached. */
async function renderHydrated(page: (nonce: string) => ReactElement): Promise<Rendering> {
  const nonce = crypto.randomUUID();
  const { body, failed } = await renderToStream(page(nonce), nonce);
  const html = hydrateOnInteraction(await completeDocument(body), nonce);
  return {
    // Without the nonce the page is the same for all visitors.
    body: html.replaceAll(` nonce="${nonce}"`, ""),
    scriptSources: ["'self'", ...(await inlineScriptHashes(html, nonce))],
    failed: failed(),
  };
}

/** While an order look-up runs. Its scripts are not known yet, so a nonce allows them. */
async function renderStreamed(page: (nonce: string) => ReactElement): Promise<Rendering> {
  const nonce = crypto.randomUUID();
  const { body, failed } = await renderToStream(page(nonce), nonce);
  return {
    body: endDocumentLast(body),
    scriptSources: [`'nonce-${nonce}'`],
    failed: failed(),
  };
}

async function renderToStream(page: ReactElement, nonce: string) {
  let failed = false;
  const body = await renderToReadableStream(page, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout),
    onError(error) {
      failed = true;
      logError("Render failed", error);
    },
  });
  return { body, failed: () => failed };
}

/**
 * Logs what a loader, an action or a render threw, with the path but neither query nor body. A path's parameter may be
 * the key to a private page, so its name is logged instead.
 */
export function handleError(error: unknown, { request, params = {} }: FailedRequest) {
  if (request.signal.aborted || isRefusal(error)) return;
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  // Split first: an escaped slash is part of a parameter.
  const segments = new URL(request.url).pathname.split("/").map(decodeURIComponent);
  const path = segments.map((segment) => names.get(segment.replace(/\.data$/, "")) ?? segment);
  logError(`${request.method} ${path.join("/")}`, error);
}

interface FailedRequest {
  request: Request;
  params?: Record<string, string | undefined>;
}

/** The framework's 4xx. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

type Matches = EntryContext["staticHandlerContext"]["matches"];

function matchesOf({ routeModules }: EntryContext, matches: Matches) {
  return matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
}
