import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { DocumentContext } from "./document";
import { contentSecurityPolicy } from "./edge/security-headers";
import { describeFault } from "./fault";
import { pageHandle } from "./handle";
import { sheets } from "./styles/sheets";

/** Deferred data still pending when the render starts is cut off after this long. */
export const streamTimeout = 6_000;

/**
 * Renders a page. Most are complete at once and carry no script: static markup. Hydrated pages and
 * those that wait for an order look-up are streamed, their scripts allowed by a nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { env }: AppLoadContext,
) {
  const { staticHandlerContext, routeModules } = remix;
  const matches = staticHandlerContext.matches.map(({ route }) => ({
    handle: routeModules[route.id]?.handle,
  }));
  const { sheet = "page", hydrate = false } = staticHandlerContext.errors
    ? {}
    : pageHandle(matches);
  const pending = Object.values(staticHandlerContext.loaderData).some(holdsPromise);
  const nonce = hydrate || pending ? crypto.randomUUID() : undefined;
  const { css, hash } = sheets[sheet];

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(env, { styleHash: hash, nonce }));

  const document = (
    <DocumentContext.Provider value={{ css, nonce }}>
      <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
    </DocumentContext.Provider>
  );
  if (!nonce) {
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(document)}`, { status, headers });
  }

  let failed = false;
  const body = await renderToReadableStream(document, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout),
    onError(error) {
      failed = true;
      console.error(describeFault("Render failed", error));
    },
  });
  if (pending) {
    // Compressing on the way would hold the first part back until the last one is there.
    headers.set("Cache-Control", "no-store, no-transform");
    headers.set("Content-Encoding", "identity");
  } else {
    await body.allReady;
  }
  return new Response(body, { status: failed ? 500 : status, headers });
}

/** Logs what a loader, an action or a render threw: the fault and the path, never the query or a body. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  console.error(describeFault(`${request.method} ${new URL(request.url).pathname}`, error));
}

function holdsPromise(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return data instanceof Promise || Object.values(data).some(holdsPromise);
}
