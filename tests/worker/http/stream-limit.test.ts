import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { orderLoading } from "~/content/funnel";
import * as entry from "~/entry.server";
import { lookupTime } from "~/funnel/lookup";
import type { OrderLookup } from "~/funnel/order";
import { AwaitOrder } from "~/ui/funnel/await-order";
import { readStream } from "../../support/stream";

afterEach(() => {
  vi.restoreAllMocks();
});

const facts = {
  id: "root",
  path: "",
  module: "/root.js",
  hasLoader: true,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};

/** A site of one page, whose look-up never ends: those of the site itself have a limit of their own. */
const build: ServerBuild = {
  mode: "production",
  entry: { module: entry },
  routes: {
    root: {
      id: "root",
      path: "",
      module: {
        loader: () => ({ order: new Promise(() => {}) }),
        default: Page,
      },
    },
  },
  assets: {
    entry: { imports: [], module: "/entry.js" },
    routes: { root: facts },
    url: "",
    version: "",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
  isSpaMode: false,
};

function Page() {
  const { order } = useLoaderData<{ order: Promise<OrderLookup> }>();
  const main = AwaitOrder({ order, children: () => "the whole page" });
  return createElement("html", null, createElement("body", null, main));
}

test("the end of a page whose look-up never ends, a second after the look-up's own limit", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const context = { env: null, pages: [], waitUntil: () => {} } as unknown as AppLoadContext;
  const answer = await createRequestHandler(build)(new Request("https://site.test/"), context);
  const page = readStream(answer);
  expect(await page.until("</noscript>")).toContain(orderLoading);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(lookupTime + 1_000);

  limit.abort(new DOMException("late", "TimeoutError"));
  await page.rest();
  expect(logged.mock.calls).toEqual([["Render failed: TimeoutError: late"]]);
});
