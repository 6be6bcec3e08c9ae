import { isUnsubscribePath } from "~/leads/unsubscribe";
import { readBounded } from "~/lib/read-bounded";
import type { AcceptedPosts, SiteRequest } from "./routing";

const urlEncoded = "application/x-www-form-urlencoded";
const formTypes = [urlEncoded, "multipart/form-data"];

interface GuardedRequest {
  request: Request;
  /** Status of a request that is answered by the error page instead of its route. */
  rejection?: number;
}

/**
 * Rejects what routes need not check then: unsupported methods, posts from other sites, bodies that are no form or
 * too large. A valid post is passed on with its whole body in memory.
 *
 * @param posts what may be posted to the path; undefined where its route decides
 */
export async function validateRequest(
  request: Request,
  asked: SiteRequest,
  posts: AcceptedPosts | undefined,
): Promise<GuardedRequest> {
  const verdict = await check(request, asked, posts);
  if (typeof verdict !== "number") return { request: verdict };
  await discardBody(request.body);
  return reject(request, verdict);
}

/** The catch-all route renders the rejection. The query is kept, since it may hide the navigation bar. */
export function reject({ url, method }: Request, rejection: number): GuardedRequest {
  const page = new URL("/refus", url);
  page.search = new URL(url).search;
  return { request: new Request(page, { method: method === "HEAD" ? "HEAD" : "GET" }), rejection };
}

/** The request for its route, or the status it is rejected with. */
async function check(
  request: Request,
  { path, isKnown, isData }: SiteRequest,
  posts: AcceptedPosts | undefined,
): Promise<Request | number> {
  // Scripts ask for the data of pages whose address has no parameter, and of no other.
  if (path === null || (isData && !isKnown)) return 404;
  if (request.method === "GET" || request.method === "HEAD") return request;
  if (request.method !== "POST") return 405;
  if (typeof posts === "object") return withBody(request, await readBody(request, posts.maxBytes));
  // Mail providers post for their users without our origin (RFC 8058): the id in the path is the permission.
  if (!isSameOrigin(request) && !isUnsubscribePath(path)) return 403;
  const body = await readBody(request);
  if (!body) return 413;
  const status = body.size > 0 ? await formError(request, body) : undefined;
  if (status) return status;
  // Remix would answer with a line of JSON, or with the name of the route.
  if (posts === "nothing") return 405;
  return withBody(request, body);
}

/** The post with its body in memory, or 413 without one. */
function withBody({ url, method, headers: given }: Request, body: Blob | null): Request | 413 {
  if (!body) return 413;
  const headers = new Headers(given);
  // Checked above; Remix would check it again and answer with a bare page.
  headers.delete("Origin");
  if (body.size === 0) headers.set("Content-Type", urlEncoded);
  return new Request(url, { method, headers, body });
}

/**
 * Browsers send the origin of every post; text browsers and scripts may not. With a strict referrer policy browsers
 * send `null`, and only `Sec-Fetch-Site` tells a visitor from an attack.
 */
function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin === null) return site !== "cross-site";
  if (origin === "null") return site === "same-origin";
  const hosts = [new URL(url).host, headers.get("Host")];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** 415 for another type or a file, which no form of this site takes; 400 for a body that cannot be parsed. */
async function formError({ headers }: Request, body: Blob): Promise<400 | 415 | undefined> {
  const contentType = headers.get("Content-Type") ?? "";
  // Any bytes are valid in this encoding.
  if (contentType === urlEncoded) return undefined;
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (!formTypes.includes(type ?? "")) return 415;
  const parts = new Response(body, { headers: { "Content-Type": contentType } });
  const form = await parts.formData().catch(() => null);
  if (!form) return 400;
  return [...form.values()].some((value) => typeof value !== "string") ? 415 : undefined;
}

/** The largest form that is read, in bytes. */
export const maxFormBytes = 64 * 1024;

/** Milliseconds for which the body of a rejected request is still read. */
const discardTime = 100;

/** A posted body; null when it is longer than `limit` bytes, whatever its `Content-Length` says. */
export async function readBody(request: Request, limit = maxFormBytes): Promise<Blob | null> {
  const announced = Number(request.headers.get("Content-Length"));
  if (announced > limit) return null;
  if (!announced) return readBounded(request.body, limit, { preventCancel: true });
  // HTTP ends it at that length, and the runtime reads it in one piece.
  const body = await request.blob();
  return body.size > limit ? null : body;
}

/**
 * Reads the rest of a rejected request's body, for `discardTime` at most. The runtime closes a connection whose body
 * is not read, and the visitor would not see the error page.
 */
export async function discardBody(body: ReadableStream | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel().catch(() => {}), discardTime);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender has closed the connection.
  } finally {
    clearTimeout(timer);
  }
}
