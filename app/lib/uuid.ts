const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a UUID in lower case, as `crypto.randomUUID` writes it. */
export function isUuid(text: unknown): text is string {
  return typeof text === "string" && uuid.test(text);
}

/**
 * A version 7 UUID (RFC 9562). It begins with the time, so that inserts append to the index instead of reading a random
 * page of it.
 */
export function timeOrderedId(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
