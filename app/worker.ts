import { logDevReady, type ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "@remix-run/dev/server-build";
import { hidesNavigation } from "./ad-visit";
import { canonicalPath } from "./canonical-path";
import { openDatabase } from "./db/client";
import { guard } from "./edge/guard";
import { cachedPage, keepPage, pageKey } from "./edge/page-cache";
import { setSecurityHeaders } from "./edge/security-headers";
import { type Env, readEnv } from "./env";
import { deliverDueEvents } from "./leads/outbox";
import { purgeExpiredLeads } from "./leads/retention";
import { leadsWebhook } from "./leads/webhook";
import { createHandler } from "./request-handler";

const build = serverBuild as unknown as ServerBuild;
if (process.env.NODE_ENV === "development") logDevReady(build);

/** The trigger of wrangler.toml that only delivers; any other one applies the retention as well. */
const outboxCron = "* * * * *";

/** The fixed paths of all routes, and whether a form may be posted there. */
const takesForms = new Map(
  Object.values(build.routes).map(({ path = "", module }) => [`/${path}`, "action" in module]),
);

const handleRemix = createHandler(build, process.env.NODE_ENV);

export default {
  // No `async` here: a kept page is there at once, and waiting for it would cost as much as giving it.
  fetch(request, rawEnv, ctx) {
    const key = pageKey(request);
    if (key === null) return answer(request, rawEnv, ctx).then(personal);
    return cachedPage(key, request) ?? renderPage(key, request, rawEnv, ctx);
  },

  async scheduled({ cron }, rawEnv) {
    const env = readEnv(rawEnv);
    if (!env) return;
    const db = openDatabase(env.DB);
    await deliverDueEvents({ db, webhook: leadsWebhook(env) });
    if (cron !== outboxCron) await purgeExpiredLeads({ db }, { days: env.LEAD_RETENTION_DAYS });
  },
} satisfies ExportedHandler<object>;

async function renderPage(key: string, request: Request, rawEnv: object, ctx: ExecutionContext) {
  const { url, headers } = request;
  return keepPage(key, request, await answer(new Request(url, { headers }), rawEnv, ctx));
}

async function answer(request: Request, rawEnv: object, ctx: ExecutionContext) {
  const env = readEnv(rawEnv);
  const admitted = env ? await admit(request) : refuse(request, 500);
  const response = await handleRemix(admitted.request, {
    env: env as Env,
    waitUntil: ctx.waitUntil.bind(ctx),
    form: admitted.form,
    refusal: admitted.refusal,
  });
  return finish(request, response);
}

/** What goes on to Remix. */
interface Admission {
  request: Request;
  form: FormData;
  /** Status of a request that is not answered by its route, but by the error page. */
  refusal?: number;
}

/** Remix itself would refuse a post to a file, such as robots.txt, with a line of JSON. */
async function admit(request: Request): Promise<Admission> {
  const verdict = await guard(withoutDataParameter(request));
  if ("refusal" in verdict) return refuse(request, verdict.refusal);
  const formless = request.method === "POST" && takesForm(request) === false;
  return formless ? refuse(request, 405) : verdict;
}

function refuse(request: Request, refusal: number): Admission {
  return { request: errorPageRequest(request), form: new FormData(), refusal };
}

/** Whether a form may be posted to a path; undefined where that is for its route to say. */
function takesForm({ url }: Request): boolean | undefined {
  return takesForms.get(canonicalPath(new URL(url).pathname));
}

/** Remix answers `?_data` with a loader's bare data: a way of asking that no page of ours uses. */
function withoutDataParameter(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has("_data")) return request;
  url.searchParams.delete("_data");
  return new Request(url, request);
}

/** A path of no page, so that the catch-all route shows the refusal within the shared layout. */
function errorPageRequest(request: Request): Request {
  const url = new URL("/refus", request.url);
  if (hidesNavigation(new URL(request.url).searchParams)) url.searchParams.set("utm_source", "fb");
  return new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET" });
}

function finish(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  setSecurityHeaders(headers);
  if (response.status === 405) {
    headers.set("Allow", takesForm(request) ? "GET, HEAD, POST" : "GET, HEAD");
  }
  if (response.status === 429) headers.set("Retry-After", "60");
  return new Response(response.body, { status: response.status, headers });
}

/** Whatever depends on more than its path is nobody else's to see. */
function personal(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}
