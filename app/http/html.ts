const end = "</body></html>";

/**
 * Moves the end tags of a streamed document behind the parts and scripts that React sends later. Browsers put these
 * into the body anyway, but HTML after the end tags is not valid.
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
 * Leaves the modules of a rendered page to `public/late.js`, which asks for them at the first touch of a form; until then
 * forms are sent natively. `dns-prefetch` stands in for `modulepreload`, since a link in the body needs a `rel` that is valid
 * there, and this one costs nothing for the page's own host.
 *
 * @param nonce of this rendering's scripts
 */
export function hydrateOnInteraction(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/late">`,
    );
}
