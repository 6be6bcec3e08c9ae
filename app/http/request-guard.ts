import { isUnsubscribePath } from "~/leads/unsubscribe";
import { readBounded } from "~/lib/read-bounded";
import type { SiteRequest } from "./request-path";
import type { AcceptedPosts } from "./routing";

const urlEncoded = "application/x-www-form-urlencoded";
const formTypes = [urlEncoded, "multipart/form-data"];

/** The largest form that is read, in bytes. */
const maxFormBytes = 64 * 1024;

/** Milliseconds for which a rejected request's body is still read. */
const discardTime = 100;

interface GuardedRequest {
  request: Request;
  /** Set if the error page answers the request instead of its route: the status. */
  rejection?: number;
}

/** A request's address, and whether it is the desk's without an assertion that holds. */
interface GuardedAddress extends SiteRequest {
  isLocked?: boolean;
}

interface Incoming extends GuardedAddress {
  request: Request;
  /** What may be posted to the path; undefined if its route decides. */
  posts: AcceptedPosts | undefined;
  /** The body of a post: once it has been read, or to be read by its route. */
  body?: Blob | ReadableStream | null;
}

/** A rule. Returns the status to reject the request with, if any. */
type Guard = (incoming: Incoming) => number | undefined | Promise<number | undefined>;

/** To anybody but the operator the desk is not there, whatever the method. */
const access: Guard = ({ isLocked }) => (isLocked ? 404 : undefined);

/** Scripts may fetch the data of pages that hydrate, and of nothing else. */
const knownPath: Guard = ({ path, isKnown, isData }) =>
  path === null || (isData && !isKnown) ? 404 : undefined;

const knownMethod: Guard = ({ request: { method } }) =>
  ["GET", "HEAD", "POST"].includes(method) ? undefined : 405;

/**
 * Browsers send the origin with every post; text browsers and scripts may not. Under a strict referrer policy browsers
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

/**
 * Mail providers post on behalf of their users without our origin (RFC 8058): the key in the path is the permission.
 */
const originCheck: Guard = ({ request, path }) =>
  isSameOrigin(request) || isUnsubscribePath(path ?? "") ? undefined : 403;

const bodyLimit: Guard = async (incoming) => {
  const { request, posts } = incoming;
  const limit = typeof posts === "object" && "maxBytes" in posts ? posts.maxBytes : undefined;
  const body = await readBody(request, limit);
  if (!body) return 413;
  incoming.body = body;
};

/** A form with files streams through. Its route counts what arrives, whatever was announced. */
const uploadLimit: Guard = (incoming) => {
  const { request, posts } = incoming;
  const limit = typeof posts === "object" && "uploadBytes" in posts ? posts.uploadBytes : 0;
  if (Number(request.headers.get("Content-Length")) > limit) return 413;
  incoming.body = request.body;
};

const uploadType: Guard = ({ request: { headers } }) =>
  /^multipart\/form-data\s*;\s*boundary=/i.test(headers.get("Content-Type") ?? "")
    ? undefined
    : 415;

/**
 * 415 for another type or for a file, which no form of this site accepts; 400 for a body that cannot be parsed or whose
 * text was cut: it would be stored with replacement characters.
 */
const formType: Guard = async ({ request, body }) => {
  if (!(body instanceof Blob)) return undefined;
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!body.size) return undefined;
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (!formTypes.includes(type ?? "")) return 415;
  const parts = new Response(body, { headers: { "Content-Type": contentType } });
  const form = await parts.formData().catch(() => null);
  if (!form) return 400;
  if ([...form.values()].some((value) => typeof value !== "string")) return 415;
  return isWholeText(await body.arrayBuffer(), type === urlEncoded) ? undefined : 400;
};

/** Whether bytes are UTF-8, and so are those that they write as `%C3%A9`. */
function isWholeText(bytes: ArrayBuffer, isEscaped: boolean): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (isEscaped) decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Remix would answer with a line of JSON, or with the name of the route. */
const takesPosts: Guard = ({ posts }) => (posts === "nothing" ? 405 : undefined);

/** In the order in which they run: on every request, then on a post of signed data or of a form. */
const guards: readonly Guard[] = [access, knownPath, knownMethod];
const rawGuards: readonly Guard[] = [bodyLimit];
const formGuards: readonly Guard[] = [originCheck, bodyLimit, formType, takesPosts];
const uploadGuards: readonly Guard[] = [originCheck, uploadLimit, uploadType];

function postGuards(posts: AcceptedPosts | undefined): readonly Guard[] {
  if (typeof posts !== "object") return formGuards;
  return "uploadBytes" in posts ? uploadGuards : rawGuards;
}

/**
 * Rejects invalid requests, so that routes need not. A valid post is passed on with its whole body in memory.
 *
 * @param posts what may be posted to the path; undefined if its route decides
 */
export async function validateRequest(
  request: Request,
  address: GuardedAddress,
  posts: AcceptedPosts | undefined,
): Promise<GuardedRequest> {
  const incoming: Incoming = { ...address, request, posts };
  const isPost = request.method === "POST";
  for (const guard of isPost ? [...guards, ...postGuards(posts)] : guards) {
    const status = await guard(incoming);
    if (status === undefined) continue;
    await discardBody(request.body);
    return reject(request, status);
  }
  return { request: incoming.body ? withBody(request, incoming.body) : request };
}

/** The catch-all route renders the rejection. The query is kept, since it may hide the navigation bar. */
export function reject({ url, method }: Request, rejection: number): GuardedRequest {
  const page = new URL("/refus", url);
  page.search = new URL(url).search;
  return { request: new Request(page, { method: method === "HEAD" ? "HEAD" : "GET" }), rejection };
}

function withBody({ url, method, headers: given }: Request, body: Blob | ReadableStream): Request {
  const headers = new Headers(given);
  // Checked above; Remix would check it again and answer with a bare page.
  headers.delete("Origin");
  if (body instanceof Blob && body.size === 0) headers.set("Content-Type", urlEncoded);
  return new Request(url, { method, headers, body });
}

/** A posted body; null if it is longer than `limit` bytes, even if its `Content-Length` is wrong or missing. */
export async function readBody(request: Request, limit = maxFormBytes): Promise<Blob | null> {
  const announced = Number(request.headers.get("Content-Length"));
  if (announced > limit) return null;
  if (!announced) return readBounded(request.body, limit, { preventCancel: true });
  // HTTP limits the body to that length, and the runtime reads it in one piece.
  const body = await request.blob();
  return body.size > limit ? null : body;
}

/**
 * Reads the rest of a rejected request's body for at most `discardTime`. The runtime closes a connection whose body is
 * unread, and the visitor would not see the error page.
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
