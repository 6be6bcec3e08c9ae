import { describe, expect, test } from "vitest";
import { contactOf } from "~/env";
import { acceptedPosts, pagesOf } from "~/http/pages";
import { privateHeaders } from "~/http/private-page";
import { textResponse } from "~/http/text-response";
import { pageConfig } from "~/shared/page-config";
import { makeEnv } from "../../support/env";

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

test("a telephone number is dialled without its spaces and points", () => {
  const env = makeEnv({ CONTACT_PHONE: "+33 (1) 23.45.67-89" });
  expect(contactOf(env)).toEqual({
    email: env.CONTACT_EMAIL,
    phone: "+33 (1) 23.45.67-89",
    phoneUrl: "tel:+33123456789",
  });
});

test("a text says its type, its status and its headers", async () => {
  const response = textResponse("Été", "text/plain", { status: 201, headers: { "X-A": "1" } });
  expect(response.status).toBe(201);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("X-A")).toBe("1");
  expect(await response.text()).toBe("Été");
  expect(textResponse("", "text/plain").status).toBe(200);
});

test("a private page is not cached, and no other site gets its address", () => {
  const headers = privateHeaders({} as Parameters<typeof privateHeaders>[0]);
  expect(headers).toEqual({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });
});
