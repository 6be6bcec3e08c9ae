import { isUnsubscribePath } from "~/leads/paths";
import { boundedBody, drain } from "./bounded-body";
import { canonicalPath } from "./canonical-path";
import type { Posts } from "./signed-post";

const urlEncoded = "application/x-www-form-urlencoded";
const formTypes = [urlEncoded, "multipart/form-data"];

/** What goes on to the routes. */
export interface Admission {
  request: Request;
  /** Status of a request that is not answered by its route, but by the error page. */
  refusal?: number;
}

/** What may be posted to a path; undefined where that is for its route to say. */
export type PostsTo = (canonicalPath: string) => Posts | undefined;

/**
 * Refuses what no route should have to think of: methods nothing answers, posts from another site,
 * bodies that are no form or too large. A post goes on with its whole body in memory.
 */
export async function admit(request: Request, postsTo: PostsTo): Promise<Admission> {
  const wanted = withoutDataParameter(request);
  const verdict = await judge(wanted, postsTo);
  if (typeof verdict !== "number") return { request: verdict };
  await drain(wanted.body);
  return refuse(request, verdict);
}

/** The catch-all route shows the refusal within the shared layout, without the bar if the query says so. */
export function refuse({ url, method }: Request, refusal: number): Admission {
  const page = new URL("/refus", url);
  page.search = withoutData(new URL(url)).search;
  return { request: new Request(page, { method: method === "HEAD" ? "HEAD" : "GET" }), refusal };
}

/** The request for its route, or the status it is refused with. */
async function judge(request: Request, postsTo: PostsTo): Promise<Request | number> {
  const { method, url } = request;
  const { pathname } = new URL(url);
  if (!isReadable(url)) return 404;
  if (method === "GET" || method === "HEAD") return request;
  if (method !== "POST") return 405;
  const posts = postsTo(canonicalPath(pathname.replace(/\.data$/, "")));
  if (typeof posts === "object")
    return withBody(request, await boundedBody(request, posts.maxBytes));
  // Mail providers post for their readers, from wherever they are (RFC 8058): the address is the key.
  if (!isSameOrigin(request) && !isUnsubscribePath(pathname)) return 403;
  const body = await boundedBody(request);
  if (!body) return 413;
  const fault = body.size > 0 ? await formFault(request, body) : undefined;
  if (fault) return fault;
  // Remix itself would refuse a post to a file, such as robots.txt, with a line of JSON, and one to a
  // page's data with the name of its route.
  if (posts === "nothing") return 405;
  return withBody(request, body);
}

/** The post with its body in memory, or 413 without one. */
function withBody({ url, method, headers: given }: Request, body: Blob | null): Request | 413 {
  if (!body) return 413;
  const headers = new Headers(given);
  // Checked before; Remix's own check would answer with a bare page.
  headers.delete("Origin");
  if (body.size === 0) headers.set("Content-Type", urlEncoded);
  return new Request(url, { method, headers, body });
}

/** Remix answers `?_data` with a loader's bare data: a way of asking that no page of ours uses. */
function withoutDataParameter(request: Request): Request {
  const url = new URL(request.url);
  return url.searchParams.has("_data") ? new Request(withoutData(url), request) : request;
}

function withoutData(url: URL): URL {
  url.searchParams.delete("_data");
  return url;
}

/**
 * React Router decodes a path and parses it as an address again, where a backslash is a slash and a
 * tab is nothing: it fails at `/%5c` and `/%09/`. At an escape that is none it fills the log.
 */
function isReadable(url: string): boolean {
  const { pathname } = new URL(url);
  if (!pathname.includes("%")) return true;
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Browsers name the origin of every post; text browsers and scripts may not. A browser told to keep
 * its referrer to itself says `null`, and `Sec-Fetch-Site` then tells a visitor from an attack.
 */
function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin === null) return site !== "cross-site";
  if (origin === "null") return site === "same-origin";
  const hosts = [new URL(url).host, headers.get("Host")];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** 415 for another type and for a file, since no form of this site takes one; 400 for what cannot be read. */
async function formFault({ headers }: Request, body: Blob): Promise<400 | 415 | undefined> {
  const contentType = headers.get("Content-Type") ?? "";
  // What browsers send: any bytes are a form in this encoding.
  if (contentType === urlEncoded) return undefined;
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (!formTypes.includes(type ?? "")) return 415;
  const parts = new Response(body, { headers: { "Content-Type": contentType } });
  const form = await parts.formData().catch(() => null);
  if (!form) return 400;
  return [...form.values()].some((value) => typeof value !== "string") ? 415 : undefined;
}
