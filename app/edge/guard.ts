/** The largest form body that is read, in bytes. */
export const maxBodyBytes = 64 * 1024;

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** A request that may go on to the routes, or the status it is refused with. */
export type Verdict = { request: Request } | { refusal: number };

/**
 * Refuses what no route should have to think of: methods nothing answers, posts from another site,
 * bodies that are no form or too large. A post's body is read here, once, so that its real size counts.
 */
export async function guard(request: Request): Promise<Verdict> {
  if (request.method === "GET" || request.method === "HEAD") return { request };
  if (request.method !== "POST") return { refusal: 405 };
  if (!isSameOrigin(request)) return { refusal: 403 };
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBodyBytes) return { refusal: 413 };

  const body = await readBody(request);
  if (body === null) return { refusal: 413 };
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (body.byteLength > 0 && !formTypes.includes(type ?? "")) return { refusal: 415 };

  const fault = await formFault(body, request.headers);
  if (fault) return { refusal: fault };

  const headers = new Headers(request.headers);
  // Checked above; Remix's own check would answer with a bare page.
  headers.delete("Origin");
  if (body.byteLength === 0) headers.set("Content-Type", "application/x-www-form-urlencoded");
  return { request: new Request(request.url, { method: "POST", headers, body }) };
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

/** 400 for a form that cannot be read, 415 for a file: no form of this site takes one. */
async function formFault(body: BodyInit, headers: Headers): Promise<400 | 415 | null> {
  const type = headers.get("Content-Type");
  if (!type) return null;
  const form = await new Response(body, { headers: { "Content-Type": type } })
    .formData()
    .catch(() => null);
  if (!form) return 400;
  return [...form.values()].some((value) => typeof value !== "string") ? 415 : null;
}

/** The whole body, or null when it is longer than allowed, whatever its headers said. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!request.body) return new Uint8Array();
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
