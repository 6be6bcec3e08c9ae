import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

/**
 * HTML of an element that no script takes over in the browser: without the marks that React sets between
 * two texts for its scripts. React has a function for that in a second renderer, of 11 KB in the bundle.
 *
 * @throws what a component throws
 */
export async function renderToStaticHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    onError(error) {
      errors.push(error);
    },
  });
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return html.replaceAll("<!-- -->", "");
}

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
