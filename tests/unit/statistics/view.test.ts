import { expect, test } from "vitest";
import { isNavigation } from "~/statistics/view";

const document = { "Sec-Fetch-Dest": "document" };

test.each<[string, Record<string, string>, boolean]>([
  ["a navigation", document, true],
  ["a robot", {}, false],
  ["a script's fetch", { "Sec-Fetch-Dest": "empty" }, false],
  ["a frame", { "Sec-Fetch-Dest": "iframe" }, false],
  ["a prefetch", { ...document, "Sec-Purpose": "prefetch" }, false],
  ["a prefetch of an older browser", { ...document, Purpose: "prefetch" }, false],
  ["a prerender", { ...document, "Sec-Purpose": "prefetch;prerender" }, false],
  [
    "a prefetch by another's proxy",
    { ...document, "Sec-Purpose": "prefetch;anonymous-client-ip" },
    false,
  ],
])("%s", (_, headers, expected) => {
  expect(isNavigation(new Headers(headers))).toBe(expected);
});
