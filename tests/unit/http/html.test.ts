import { expect, test } from "vitest";
import { endDocumentLast } from "~/http/html";
import { streamed } from "../../support/requests";

const document = ["<html><body>é</bo", "dy></html>"];

test("parts of a stream before the document's end", async () => {
  const { stream } = streamed(...document, "<div hidden></div>", "<script></script>");
  const received: string[] = [];
  for await (const piece of endDocumentLast(stream)) received.push(new TextDecoder().decode(piece));
  expect(received).toEqual([
    "<html><body>é",
    "<div hidden></div>",
    "<script></script>",
    "</body></html>",
  ]);
});

test("a letter of several bytes in two parts", async () => {
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

test("a text that is no whole document", async () => {
  const { stream } = streamed("<p>", "cut");
  expect(await new Response(endDocumentLast(stream)).text()).toBe("<p>cut");
});
