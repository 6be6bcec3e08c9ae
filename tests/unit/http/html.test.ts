import { createElement, Fragment, Suspense } from "react";
import { expect, test } from "vitest";
import { completeDocument, endDocumentLast, renderToStaticHtml } from "~/http/html";
import { streamed } from "../../support/requests";

test("texts side by side, escaped", async () => {
  const element = createElement("p", null, "Jour ", 1, ", ", "<b> & <!-- -->");
  expect(await renderToStaticHtml(element)).toBe("<p>Jour 1, &lt;b&gt; &amp; &lt;!-- --&gt;</p>");
});

test("a fault of a component", async () => {
  const fault = (message: string) =>
    createElement(() => {
      throw new Error(message);
    });
  await expect(renderToStaticHtml(createElement("p", null, fault("one")))).rejects.toThrow("one");
  const both = createElement(Fragment, null, fault("one"), fault("two"));
  await expect(renderToStaticHtml(both)).rejects.toThrow("one");
  const inner = createElement(Suspense, { fallback: "…" }, fault("inner"));
  await expect(renderToStaticHtml(inner)).rejects.toThrow("inner");
});

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
  expect(await completeDocument(parts())).toBe("é</body></html>");
});

test("a complete document", async () => {
  const { stream } = streamed(...document, "<div hidden></div>", "<script></script>");
  expect(await completeDocument(stream)).toBe(
    "<html><body>é<div hidden></div><script></script></body></html>",
  );
});

test("a text that is no whole document", async () => {
  const cut = () => streamed("<p>", "cut").stream;
  expect(await completeDocument(cut())).toBe("<p>cut");
  expect(await new Response(endDocumentLast(cut())).text()).toBe("<p>cut");
});
