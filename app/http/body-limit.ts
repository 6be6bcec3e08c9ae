import { readBounded } from "~/lib/read-bounded";

/** The largest form that is read, in bytes. */
export const maxFormBytes = 64 * 1024;

/** Milliseconds for which the body of a rejected request is still read. */
const discardTime = 100;

/** A posted body; null when it is longer than `limit` bytes, announced or not. */
export async function readBody(
  { headers, body }: Request,
  limit = maxFormBytes,
): Promise<Blob | null> {
  if (Number(headers.get("Content-Length")) > limit) return null;
  return readBounded(body, limit, { preventCancel: true });
}

/**
 * Reads what is left of a rejected request's body, for a moment at most. The runtime closes a connection
 * whose body goes unread, and the visitor would not see why the request was rejected.
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
