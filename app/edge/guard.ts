import { readBounded } from "~/read-bounded";

/** The largest form body that is read, in bytes. */
export const maxBodyBytes = 64 * 1024;

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** A request that may go on to the routes, with what it posts, or the status it is refused with. */
export type Verdict = { request: Request; form: FormData } | { refusal: number };

/**
 * Refuses what no route should have to think of: methods nothing answers, posts from another site,
 * bodies that are no form or too large. A post's form is read here, once, and goes on in its stead.
 */
export async function guard(request: Request): Promise<Verdict> {
  if (!isReadable(request.url)) return { refusal: 404 };
  if (request.method === "GET" || request.method === "HEAD") {
    return { request, form: new FormData() };
  }
  if (request.method !== "POST") return { refusal: 405 };
  if (!isSameOrigin(request)) return { refusal: 403 };

  const body = await boundedBody(request);
  if (!body) return { refusal: 413 };
  const form = await readForm(body);
  if (typeof form === "number") return { refusal: form };

  const headers = new Headers(request.headers);
  // Checked above; Remix's own check would answer with a bare page.
  headers.delete("Origin");
  return { request: new Request(request.url, { method: "POST", headers }), form };
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

/**
 * What was posted, null when that is too long. HTTP ends a body at its announced length, unless it is
 * sent in chunks: those are counted.
 */
async function boundedBody(request: Request): Promise<Request | Response | null> {
  const length = request.headers.get("Content-Length");
  if (length !== null && !request.headers.has("Transfer-Encoding")) {
    return Number(length) <= maxBodyBytes ? request : null;
  }

  const bytes = await readBounded(request.body, maxBodyBytes);
  return bytes && new Response(bytes.size > 0 ? bytes : null, { headers: request.headers });
}

/**
 * The posted form, empty when nothing was sent, or the status of its refusal: 415 for another type and
 * for a file, since no form of this site takes one; 400 for what cannot be read.
 */
async function readForm(body: Request | Response): Promise<FormData | 400 | 415> {
  if (!body.body || body.headers.get("Content-Length") === "0") return new FormData();
  const type = body.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (!formTypes.includes(type ?? "")) return 415;

  const form = await body.formData().catch(() => null);
  if (!form) return 400;
  return [...form.values()].some((value) => typeof value !== "string") ? 415 : form;
}
