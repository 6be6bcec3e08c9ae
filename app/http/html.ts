const endTags = "</body></html>";

/**
 * Moves the end tags of a streamed document behind the parts and scripts that React sends later. Browsers would accept
 * them after the end tags, but that HTML is not valid.
 */
export function moveEndTagsLast(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let buffered = "";
  let hasMovedTags = false;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (hasMovedTags) return controller.enqueue(chunk);
        buffered += decoder.decode(chunk, { stream: true });
        if (!buffered.includes(endTags)) return;
        controller.enqueue(encoder.encode(buffered.replace(endTags, "")));
        hasMovedTags = true;
      },
      flush(controller) {
        controller.enqueue(encoder.encode(hasMovedTags ? endTags : buffered));
      },
    }),
  );
}

/**
 * Defers a page's modules to `public/late.js`, which loads them when a form is first touched; until then the browser
 * submits forms itself. `dns-prefetch` replaces `modulepreload`: a link in the body needs a `rel` that is valid there, and
 * resolving the page's own host costs nothing.
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
