import { expect, test } from "vitest";
import { plainText, privateHeaders, textResponse } from "~/http/responses";

test("a text says its type, its status and its headers", async () => {
  const response = textResponse("Été", "text/plain", { status: 201, headers: { "X-A": "1" } });
  expect(response.status).toBe(201);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("X-A")).toBe("1");
  expect(await response.text()).toBe("Été");
  expect(textResponse("", "text/plain").status).toBe(200);
});

test("a private page is stored by no cache, listed by no search engine, and no other site learns of it", () => {
  const headers = privateHeaders({} as Parameters<typeof privateHeaders>[0]);
  expect(headers).toEqual({
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
  });
});

test("a plain text is stored by no cache", async () => {
  const response = plainText(503, "database unavailable");
  expect(response.status).toBe(503);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("database unavailable");
});
