import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { contactOf } from "./contact";
import { displayFont } from "./content/font";
import { DocumentContext } from "./document";
import { contentSecurityPolicy, inlineScriptHashes } from "./edge/security-headers";
import { describeFault } from "./fault";
import { pageHandle } from "./handle";
import { sheets } from "./styles/sheets";

/** Milliseconds after which a streamed page is cut off. A look-up has its own, shorter limit. */
export const streamTimeout = 6_000;

/**
 * Renders a page in the lightest way it allows: static markup without any script; a hydrated page,
 * complete, its inline scripts allowed by their hashes; or, while an order look-up runs, a stream
 * whose scripts a nonce allows.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { env }: AppLoadContext,
) {
  const { errors, loaderData, actionData, matches } = remix.staticHandlerContext;
  const { sheet = "page", hydrate = false } = errors ? {} : pageHandle(matchesOf(remix, matches));
  const { css, hash: styles } = sheets[sheet];
  const pending = Object.values(loaderData).some(holdsPromise);
  // The answer to a posted form is for visitors whose scripts did not run.
  const scripts = hydrate && request.method !== "POST";
  const nonce = pending ? crypto.randomUUID() : undefined;

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Link",
    `<${displayFont.href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  if (status === 200) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  const respond = (body: BodyInit, scriptSources: string[], finalStatus = status) => {
    const policy = contentSecurityPolicy(env, { styles, scripts: scriptSources });
    headers.set("Content-Security-Policy", policy);
    return new Response(body, { status: finalStatus, headers });
  };

  const document = (
    <DocumentContext.Provider value={{ css, scripts, contact: env && contactOf(env) }}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>
  );
  if (!scripts && !pending) {
    const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
    const refused = actionData && status >= 400;
    return respond(refused ? html.replace(/<title>(?!Erreur)/, "<title>Erreur : ") : html, []);
  }

  const stream = await streamDocument(document, nonce);
  if (!nonce) {
    const html = await new Response(stream.body).text();
    return respond(html, ["'self'", ...(await inlineScriptHashes(html))], stream.status(status));
  }
  // Compressing on the way would hold the first part back until the last one is there.
  headers.set("Cache-Control", "no-store, no-transform");
  headers.set("Content-Encoding", "identity");
  return respond(stream.body, [`'nonce-${nonce}'`], stream.status(status));
}

async function streamDocument(document: ReactElement, nonce: string | undefined) {
  let failed = false;
  const body = await renderToReadableStream(document, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout),
    onError(error) {
      failed = true;
      console.error(describeFault("Render failed", error));
    },
  });
  return { body, status: (intended: number) => (failed ? 500 : intended) };
}

/** Logs what a loader, an action or a render threw: the fault and the path, never the query or a body. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRefusal(error)) return;
  console.error(describeFault(`${request.method} ${new URL(request.url).pathname}`, error));
}

/** The framework's own 4xx: the visitor's mistake, not ours. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

type Matches = EntryContext["staticHandlerContext"]["matches"];

function matchesOf({ routeModules }: EntryContext, matches: Matches) {
  return matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
}

function holdsPromise(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return data instanceof Promise || Object.values(data).some(holdsPromise);
}
