import { readBounded } from "~/lib/read-bounded";

/** The largest form that is read, in bytes. */
export const maxFormBytes = 64 * 1024;

/** Milliseconds for which a refused body is still read. */
const drainTime = 100;

/** A posted body; null when it is longer than `limit` bytes, announced or not. */
export async function boundedBody(
  { headers, body }: Request,
  limit = maxFormBytes,
): Promise<Blob | null> {
  if (Number(headers.get("Content-Length")) > limit) return null;
  return readBounded(body, limit, { preventCancel: true });
}

/**
 * Reads what is left of a refused request's body and forgets it, for a moment at most. The runtime
 * closes a connection whose body goes unread, and the visitor would not see why they were refused.
 */
export async function drain(body: ReadableStream | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel().catch(() => {}), drainTime);
  try {
    while (!(await reader.read()).done);
  } catch {
    // Whoever sent it has gone.
  } finally {
    clearTimeout(timer);
  }
}
