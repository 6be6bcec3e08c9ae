import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

/**
 * HTML of an element that no script takes over in the browser: without the marks that React sets between
 * two texts for its scripts. React has a function for that in a second renderer, of 11 KB in the bundle.
 *
 * @throws what a component throws
 */
export async function renderToStaticHtml(element: ReactElement): Promise<string> {
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    onError(fault) {
      faults.push(fault);
    },
  });
  const html = await new Response(stream).text();
  if (faults.length > 0) throw faults[0];
  return html.replaceAll("<!-- -->", "");
}
