import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { orderLoading } from "~/content/funnel";
import * as entry from "~/entry.server";
import { lookupTime } from "~/funnel/lookup";
import type { OrderLookup } from "~/funnel/order";
import { moveEndTagsLast } from "~/http/html";
import { AwaitOrder } from "~/ui/funnel/await-order";
import { makeBuild } from "../../support/build";
import { loggedErrors } from "../../support/logged-errors";
import { streamed } from "../../support/requests";
import { readStream } from "../../support/stream";

const document = ["<html><body>é</bo", "dy></html>"];

test("moves streamed parts before the end of the document", async () => {
  const { stream } = streamed(...document, "<div hidden></div>", "<script></script>");
  const received: string[] = [];
  for await (const piece of moveEndTagsLast(stream)) received.push(new TextDecoder().decode(piece));
  const pieces = ["<html><body>é", "<div hidden></div>", "<script></script>"];
  expect(received).toEqual([...pieces, "</body></html>"]);
});

const letter = new TextEncoder().encode("é</body></html>");

test.each<[string, (string | Uint8Array)[], string]>([
  ["decodes a letter in two chunks", [letter.slice(0, 1), letter.slice(1)], "é</body></html>"],
  ["leaves an incomplete document alone", ["<p>", "cut"], "<p>cut"],
])("%s", async (_what, pieces, text) => {
  expect(await new Response(moveEndTagsLast(streamed(...pieces).stream)).text()).toBe(text);
});

/** A site of one page, whose look-up never ends: those of the site itself have a limit of their own. */
const loader = () => ({ order: new Promise(() => {}) });
const root = { id: "root", path: "", module: { loader, default: Page } };
const build: ServerBuild = { ...makeBuild({}), entry: { module: entry }, routes: { root } };

function Page() {
  const { order } = useLoaderData<{ order: Promise<OrderLookup> }>();
  const main = AwaitOrder({ order, children: () => "the whole page" });
  return createElement("html", null, createElement("body", null, main));
}

test("ends a page with a hanging look-up one second after its limit", async () => {
  const logged = loggedErrors();
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const context = { env: null, pages: [], waitUntil: () => {} } as unknown as AppLoadContext;
  const answer = await createRequestHandler(build)(new Request("https://site.test/"), context);
  const page = readStream(answer);
  expect(await page.until("</noscript>")).toContain(orderLoading);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(lookupTime + 1_000);

  limit.abort(new DOMException("late", "TimeoutError"));
  await page.rest();
  expect(logged).toEqual(["Render failed: TimeoutError: late"]);
});
