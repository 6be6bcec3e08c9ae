const end = "</body></html>";

/**
 * Moves the end tags of a streamed document behind the parts and scripts that React sends later. Browsers would accept
 * them after the end tags, but that HTML is not valid.
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

/**
 * Defers a page's modules to `public/late.js`, which loads them when a form is first touched; until then forms are sent
 * natively. `dns-prefetch` replaces `modulepreload`, because a link in the body needs a `rel` that is valid there, and
 * a prefetch of the page's own host costs nothing.
 *
 * @param nonce the nonce of this rendering's scripts
 */
export function hydrateOnInteraction(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/late">`,
    );
}
