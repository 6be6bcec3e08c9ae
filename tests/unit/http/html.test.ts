import { expect, test } from "vitest";
import { endDocumentLast } from "~/http/html";
import { streamed } from "../../support/requests";

const document = ["<html><body>é</bo", "dy></html>"];

test("moves streamed parts before the end of the document", async () => {
  const { stream } = streamed(...document, "<div hidden></div>", "<script></script>");
  const received: string[] = [];
  for await (const piece of endDocumentLast(stream)) received.push(new TextDecoder().decode(piece));
  const pieces = ["<html><body>é", "<div hidden></div>", "<script></script>"];
  expect(received).toEqual([...pieces, "</body></html>"]);
});

test("decodes a letter whose bytes are split over two chunks", async () => {
  const bytes = new TextEncoder().encode("é</body></html>");
  const parts = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of [bytes.slice(0, 1), bytes.slice(1)]) controller.enqueue(part);
        controller.close();
      },
    });
  expect(await new Response(endDocumentLast(parts())).text()).toBe("é</body></html>");
});

test("leaves an incomplete document alone", async () => {
  const { stream } = streamed("<p>", "cut");
  expect(await new Response(endDocumentLast(stream)).text()).toBe("<p>cut");
});
