const end = "</body></html>";

/**
 * Moves the end of a streamed document behind what React sends after it: the parts that it waited for, and
 * their scripts. Browsers put these into the body anyway, but a document that goes on is not valid. The first
 * part, which React has ready at once, is passed on as a whole.
 */
export function endDocumentLast(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let first = "";
  let passedOn = false;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (passedOn) return controller.enqueue(chunk);
        first += decoder.decode(chunk, { stream: true });
        if (!first.includes(end)) return;
        controller.enqueue(encoder.encode(first.replace(end, "")));
        passedOn = true;
      },
      flush(controller) {
        controller.enqueue(encoder.encode(passedOn ? end : first));
      },
    }),
  );
}
