import { expect, test } from "vitest";
import { completeDocument, endDocumentLast } from "~/http/html";
import { streamed } from "../../support/requests";

const document = ["<html><body>é</bo", "dy></html>"];

async function pieces(...sent: string[]) {
  const decoder = new TextDecoder();
  const received: string[] = [];
  for await (const piece of endDocumentLast(streamed(...sent).stream)) {
    received.push(decoder.decode(piece));
  }
  return received;
}

test("what follows the document comes before its end, each part as it is ready", async () => {
  expect(await pieces(...document, "<div hidden></div>", "<script></script>")).toEqual([
    "<html><body>é",
    "<div hidden></div>",
    "<script></script>",
    "</body></html>",
  ]);
});

test("a document that is waited for ends with its end as well", async () => {
  const { stream } = streamed(...document, "<div hidden></div>", "<script></script>");
  expect(await completeDocument(stream)).toBe(
    "<html><body>é<div hidden></div><script></script></body></html>",
  );
  expect(await completeDocument(streamed("<p>", "cut").stream)).toBe("<p>cut");
});

test("a text that is no whole document stays as it is", async () => {
  expect((await pieces("<p>", "cut")).join("")).toBe("<p>cut");
});
