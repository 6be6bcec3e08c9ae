import type { ActionFunctionArgs, AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server.browser";
import { hydrateOnInteraction, moveEndTagsLast } from "~/http/html";
import { displayFont } from "./content/font";
import { errorTitle } from "./content/forms";
import { readContact } from "./env";
import { contentSecurityPolicy, inlineScriptHashes } from "./http/security-headers";
import { logError } from "./lib/errors";
import { pageConfig } from "./shared/page-config";
import { sheetOf } from "./styles/sheets";
import { DocumentContext } from "./ui/document.server";

/** Milliseconds after which a streamed page is aborted. Look-ups have their own, shorter limit. */
const streamTimeout = 6_000;

/** Renders a page: complete and without scripts, complete with scripts, or streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { configuration: env, download }: AppLoadContext,
) {
  if (download) return download;
  const { errors, loaderData, actionData, matches } = remix.staticHandlerContext;
  const handles = matches.map(({ route }) => ({ handle: remix.routeModules[route.id]?.handle }));
  const config = errors ? {} : pageConfig(handles);
  const { sheet = "page", theme, script, hydrate, unlisted, prerendersLinks } = config;
  const { css, hash } = sheetOf(sheet, theme);
  // Only visitors without scripts get a document in answer to a post.
  const scripts = hydrate === true && request.method !== "POST";
  const context = scripts ? remix : withMatchedRoutes(remix);
  const page = (nonce?: string) => (
    <DocumentContext.Provider value={{ css, scripts, nonce, contact: env && readContact(env) }}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>
  );
  const pending = Object.values(loaderData).some(isDeferred);
  const rendering =
    pending || scripts
      ? await renderWithScripts(page, pending)
      : renderStatic(page(), Boolean(actionData) && status >= 400);
  const scriptSources = script ? ["'self'"] : rendering.scriptSources;

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Link",
    `<${displayFont.href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  if (unlisted) headers.set("X-Robots-Tag", "noindex");
  if (prerendersLinks) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(env, { styles: hash, scripts: scriptSources }),
  );
  if (pending) {
    // A compressing proxy would hold the first part back until the last one arrives.
    headers.set("Cache-Control", "no-store, no-transform");
    headers.set("Content-Encoding", "identity");
  }
  return new Response(rendering.body, { status: rendering.failed ? 500 : status, headers });
}

/** Leaves out the routes of other pages. The router would search all of them again, and only a browser needs them. */
function withMatchedRoutes(remix: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = remix;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const matched = Object.entries(manifest.routes).filter(([id]) => ids.has(id));
  return { ...remix, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
}

/** Whether a loader's data contain a promise, so that the page is streamed. */
function isDeferred(data: unknown): boolean {
  return Object.values(data ?? {}).some((value) => value instanceof Promise);
}

interface Rendering {
  body: BodyInit;
  /** CSP sources of the page's scripts. */
  scriptSources: string[];
  failed?: boolean;
}

function renderStatic(page: ReactElement, refused: boolean): Rendering {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  const body = refused ? html.replace(/(?<=<title>)[^<]*/, errorTitle) : html;
  return { body, scriptSources: [] };
}

async function renderWithScripts(
  page: (nonce: string) => ReactElement,
  streamed: boolean,
): Promise<Rendering> {
  const nonce = crypto.randomUUID();
  let failed = false;
  const stream = await renderToReadableStream(page(nonce), {
    nonce,
    // Only a look-up makes a page wait.
    ...(streamed && { signal: AbortSignal.timeout(streamTimeout) }),
    onError(error) {
      failed = true;
      logError("Render failed", error);
    },
  });
  // While an order look-up runs, the page's scripts are not known yet, so a nonce allows them.
  const body = moveEndTagsLast(stream);
  if (streamed) return { body, scriptSources: [`'nonce-${nonce}'`], failed };
  // Complete, so that inline scripts can be allowed by hash and the page cached.
  const html = hydrateOnInteraction(await new Response(body).text(), nonce);
  return {
    // Without the nonce the page is the same for all visitors.
    body: html.replaceAll(` nonce="${nonce}"`, ""),
    scriptSources: ["'self'", ...(await inlineScriptHashes(html, nonce))],
    failed,
  };
}

/**
 * Logs what a loader, an action or a render threw, with the path but without query and body. A path's parameter may be
 * the key to a private page, so its name is logged instead.
 */
export function handleError(error: unknown, { request, params }: ActionFunctionArgs) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  // Split before decoding: an escaped slash is part of a parameter.
  const segments = new URL(request.url).pathname.split("/").map(decodeURIComponent);
  const path = segments.map((segment) => names.get(segment.replace(/\.data$/, "")) ?? segment);
  logError(`${request.method} ${path.join("/")}`, error);
}
