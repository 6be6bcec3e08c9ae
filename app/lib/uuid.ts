const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a UUID in lower case, as `crypto.randomUUID` writes it. */
export function isUuid(text: unknown): text is string {
  return typeof text === "string" && uuid.test(text);
}
