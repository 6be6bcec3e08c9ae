/** An answer that is a text and no page. */
export function textResponse(text: string, type: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", `${type}; charset=utf-8`);
  return new Response(text, { ...init, headers });
}
