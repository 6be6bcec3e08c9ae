import { expect, test } from "vitest";
import { endDocumentLast } from "~/http/html";
import { streamed } from "../../support/requests";

async function pieces(...sent: string[]) {
  const decoder = new TextDecoder();
  const received: string[] = [];
  for await (const piece of endDocumentLast(streamed(...sent).stream)) {
    received.push(decoder.decode(piece));
  }
  return received;
}

test("what follows the document comes before its end, each part as it is ready", async () => {
  const first = ["<html><body>é</bo", "dy></html>"];
  expect(await pieces(...first, "<div hidden></div>", "<script></script>")).toEqual([
    "<html><body>é",
    "<div hidden></div>",
    "<script></script>",
    "</body></html>",
  ]);
});

test("a text that is no whole document stays as it is", async () => {
  expect((await pieces("<p>", "cut")).join("")).toBe("<p>cut");
});
