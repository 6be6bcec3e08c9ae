import { expect, test } from "vitest";
import { isView } from "~/statistics/view";

test.each([
  ["a navigation", {}, true],
  ["a robot", { destination: null }, false],
  ["a script's fetch", { destination: "empty" }, false],
  ["a frame", { destination: "iframe" }, false],
  ["HEAD", { method: "HEAD" }, false],
  ["a post", { method: "POST" }, false],
  ["a prefetch", { purpose: "prefetch" }, false],
  ["a prerender", { purpose: "prefetch;prerender" }, false],
  ["a prefetch by another's proxy", { purpose: "prefetch;anonymous-client-ip" }, false],
])("%s is a view: %o %s", (_, visit, expected) => {
  expect(isView({ method: "GET", destination: "document", purpose: null, ...visit })).toBe(
    expected,
  );
});
