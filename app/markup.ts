import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server";

/** A component's HTML for readers without scripts. Rejects with what a component threw. */
export async function renderMarkup(element: ReactElement): Promise<string> {
  const stream = await renderToReadableStream(element);
  return withoutMarks(await new Response(stream).text());
}

/** React marks where two texts meet, for scripts that would take the page over. */
export function withoutMarks(html: string): string {
  return html.replaceAll("<!-- -->", "");
}
