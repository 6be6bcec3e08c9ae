import { readBounded } from "~/lib/read-bounded";

/** The largest form that is read, in bytes. */
const maxFormBytes = 64 * 1024;

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
