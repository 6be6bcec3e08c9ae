import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { orderLoading } from "~/content/funnel";
import * as entry from "~/entry.server";
import { lookupTime } from "~/funnel/lookup";
import type { OrderLookup } from "~/funnel/order";
import { AwaitOrder } from "~/ui/funnel/await-order";
import { makeBuild } from "../../support/build";
import { loggedErrors } from "../../support/logged-errors";
import { readStream } from "../../support/stream";

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
