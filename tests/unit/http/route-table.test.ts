import type { AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import { acceptedPosts, pagesOf, remixHandlers } from "~/http/route-table";
import { pageConfig } from "~/shared/page-config";
import { makeBuild } from "../../support/build";
import { get } from "../../support/requests";

describe("a route", () => {
  test("with a handle is a page of its path, with what the handle says", () => {
    const handle = { hydrate: true, modified: "2026-05-01" };
    expect(pagesOf([{ path: "faq", module: { handle } }])).toEqual([
      { path: "/faq", takesForm: false, ...handle },
    ]);
  });

  test("without a path is the home page, and with an action takes a form", () => {
    expect(pagesOf([{ module: { handle: {}, action: (): null => null } }])).toMatchObject([
      { path: "/", takesForm: true },
    ]);
  });

  test("with a parameter is each of its pages", () => {
    const each = [{ path: "/blog/a", modified: "2026-05-01" }, { path: "/blog/b" }];
    const handle = { sheet: "page", modified: "2026-06-01", each };
    expect(pagesOf([{ path: "blog/:slug", module: { handle } }])).toEqual([
      { path: "/blog/a", takesForm: false, sheet: "page", modified: "2026-05-01" },
      { path: "/blog/b", takesForm: false, sheet: "page", modified: "2026-06-01" },
    ]);
  });

  test("without a handle is no page", () => {
    expect(pagesOf([{ path: "healthz", module: {} }])).toEqual([]);
  });
});

test("what a page is, its deepest route says", () => {
  const page = { hydrate: true };
  expect(pageConfig([{ handle: { hydrate: false } }, { handle: page }, {}])).toBe(page);
  expect(pageConfig([{}, {}])).toEqual({});
});

test("what may be posted to each address without a parameter", () => {
  const action = () => null;
  const routes = [
    { path: "hook", module: { rawBody: { maxBytes: 9 }, action } },
    { path: "form", module: { action } },
    { path: "faq", module: {} },
    { module: {} },
    { path: "blog/:slug", module: { action } },
    { path: "*", module: { action } },
  ];
  expect(Object.fromEntries(acceptedPosts(routes))).toEqual({
    "/hook": { maxBytes: 9 },
    "/form": "form",
    "/faq": "nothing",
    "/": "nothing",
  });
});

const said = (text: string) => ({ loader: () => ({ text }) });
const handlerFor = remixHandlers(
  makeBuild({
    faq: said("questions"),
    livre: said("book"),
    "blog/:slug": said("article"),
    "*": {
      loader: () => {
        throw new Response(null, { status: 404 });
      },
    },
  }),
);

async function answerTo(path: string, url = path): Promise<string> {
  const response = await handlerFor(path)(get(url), {} as AppLoadContext);
  return `${response.status} ${await response.text()}`;
}

test("one after the other, and again, each page has its own route", async () => {
  expect(await answerTo("/faq")).toContain("questions");
  expect(await answerTo("/livre")).toContain("book");
  expect(await answerTo("/faq")).toContain("questions");
  expect(await answerTo("/faq", "/faq.data")).toMatch(/^200 .*questions/s);
});

test("an address without a parameter keeps its handler, which knows no other route", async () => {
  expect(handlerFor("/faq")).toBe(handlerFor("/faq"));
  expect(await answerTo("/faq", "/livre")).toMatch(/^404/);
});

test("any other goes to the handler that knows all routes", async () => {
  expect(await answerTo("/blog/premier")).toContain("article");
  for (const path of ["/inconnu", "/*", "/:slug", ""]) {
    expect(await answerTo(path, "/inconnu")).toMatch(/^404/);
  }
});
