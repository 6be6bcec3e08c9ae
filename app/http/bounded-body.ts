import { readBounded } from "~/lib/read-bounded";

/** The largest form body that is read, in bytes. */
export const maxBodyBytes = 64 * 1024;

/** Milliseconds for which a refused body is still read. */
const drainTime = 100;

/** A posted body; null when it is longer than `maxBodyBytes`, announced or not. */
export async function boundedBody({ headers, body }: Request): Promise<Blob | null> {
  if (Number(headers.get("Content-Length")) > maxBodyBytes) return null;
  return readBounded(body, maxBodyBytes, { preventCancel: true });
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
