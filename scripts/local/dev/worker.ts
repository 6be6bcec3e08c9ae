/**
 * The Worker of `npm run dev`: the site, whose pages allow Miniflare's script that reloads them. Errors are logged with
 * their place in the sources, and shown instead of the page that failed.
 */
import type { ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "@remix-run/dev/server-build";
import { createFetch } from "~/http/fetch";
import worker from "~/worker";

interface DevEnv {
  /** Maps a stack to the places in the sources. */
  SOURCES: Fetcher;
}

/** The last error, until a page shows it. */
let lastError: Error | undefined;

function showError(thrown: unknown) {
  if (!(thrown instanceof Error)) return;
  lastError = thrown;
  console.error(stackOf(thrown));
}

function stackOf(error: Error): string {
  const { stack = String(error), cause } = error;
  return cause instanceof Error ? `${stack}\nCaused by: ${stackOf(cause)}` : stack;
}

const build = serverBuild as unknown as ServerBuild;
const { module } = build.entry;
const site = createFetch({
  ...build,
  entry: {
    module: {
      ...module,
      handleError(error, details) {
        showError(error);
        module.handleError?.(error, details);
      },
    },
  },
});

export default {
  ...worker,
  async fetch(request: Request, env: DevEnv, context: ExecutionContext): Promise<Response> {
    const response = await site(request, env, context);
    const isPage = /^text\/(html|plain)/.test(response.headers.get("Content-Type") ?? "");
    if (!isPage) return response;
    const shown = response.status >= 500 && lastError ? await errorPage(lastError, env) : response;
    return withReloading(shown);
  },
};

/** A page that shows nothing but the error. */
async function errorPage(error: Error, { SOURCES }: DevEnv): Promise<Response> {
  lastError = undefined;
  const response = await SOURCES.fetch("http://sources/", { method: "POST", body: stackOf(error) });
  const stack = (await response.text()).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return new Response(`<!doctype html><body><pre>${stack}</pre></body>`, {
    status: 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; script-src; connect-src",
    },
  });
}

/** Allows a page the script that Miniflare adds to it. */
function withReloading(page: Response): Response {
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  const headers = new Headers(page.headers);
  headers.set(
    "Content-Security-Policy",
    policy
      .replace(/script-src[^;]*/, "script-src 'self' 'unsafe-inline'")
      .replace("connect-src", "connect-src ws:"),
  );
  const { status } = page;
  return new Response(page.body, { status, headers });
}
