import { expect, test } from "vitest";
import { privateHeaders } from "~/http/responses";

test("a private page is stored by no cache, listed by no search engine, and no other site learns of it", () => {
  const headers = privateHeaders({} as Parameters<typeof privateHeaders>[0]);
  expect(headers).toEqual({
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
  });
});
