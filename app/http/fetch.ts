import type { ServerBuild } from "@remix-run/cloudflare";
import { type Env, readEnv } from "~/env";
import { admit, refuse } from "./admission";
import { canonicalPath } from "./canonical-path";
import { viewCounter } from "./counting";
import { cachedPage, keepPage, pageKey } from "./page-cache";
import { pagesOf } from "./pages";
import { createHandler } from "./remix-handler";
import { setSecurityHeaders } from "./security-headers";
import { type Posts, postsOf } from "./signed-post";

/**
 * Answers every request of the Worker: a kept page from memory, anything else by its route, and what
 * no route should see by the error page.
 */
export function createFetch(build: ServerBuild) {
  const routes = Object.values(build.routes);
  const pages = pagesOf(routes);
  const posts = new Map(routes.map(({ path = "", module }) => [`/${path}`, postsOf(module)]));
  const postsTo = (path: string) => posts.get(path);
  const carryAd = new Set(pages.filter((page) => page.carriesAd).map(({ path }) => path));
  const count = viewCounter(pages);
  const handle = createHandler(build);

  // No `async` here: a kept page is there at once, and waiting for it would cost as much as giving it.
  return function fetch(request: Request, rawEnv: object, ctx: ExecutionContext) {
    count(request, rawEnv, ctx);
    const key = pageKey(request, carryAd);
    if (key === null) return answer(request, rawEnv, ctx).then(personal);
    return cachedPage(key, request) ?? renderPage(key, request, rawEnv, ctx);
  };

  /** As a GET: a first HEAD leaves the whole page to the next visitor. */
  async function renderPage(key: string, request: Request, rawEnv: object, ctx: ExecutionContext) {
    const { url, headers } = request;
    return keepPage(key, request, await answer(new Request(url, { headers }), rawEnv, ctx));
  }

  async function answer(request: Request, rawEnv: object, ctx: ExecutionContext) {
    const env = readEnv(rawEnv);
    const admitted = env ? await admit(request, postsTo) : refuse(request, 500);
    const response = await handle(admitted.request, {
      env: env as Env,
      pages,
      waitUntil: ctx.waitUntil.bind(ctx),
      refusal: admitted.refusal,
    });
    return finish(request, response);
  }

  function finish({ url }: Request, { status, headers: given, body }: Response): Response {
    const headers = new Headers(given);
    setSecurityHeaders(headers);
    if (status === 405)
      headers.set("Allow", allowed(postsTo(canonicalPath(new URL(url).pathname))));
    if (status === 429) headers.set("Retry-After", "60");
    return new Response(body, { status, headers });
  }
}

function allowed(posts: Posts | undefined): string {
  if (typeof posts === "object") return "POST";
  return posts === "form" ? "GET, HEAD, POST" : "GET, HEAD";
}

/** Whatever depends on more than its path is nobody else's to see. */
function personal(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}
