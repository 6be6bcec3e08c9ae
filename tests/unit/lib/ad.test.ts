import fc from "fast-check";
import { expect, test } from "vitest";
import { readAd, sourceIn } from "~/lib/ad";

test("a query's text names the source that its parameters name", () => {
  const value = fc.oneof(
    fc.constantFrom("fb", "f%62", "a__b", "a+b", "", "%", "é", "x".repeat(151)),
    fc.string(),
  );
  const name = fc.constantFrom("utm_source", "utm_campaign", "xutm_source", "x");
  const pair = fc.tuple(
    name,
    value.map((text) => text.replace(/[#&=?]/g, "")),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 4 }), (pairs) => {
      const query = `?${pairs.map(([key, text]) => `${key}=${text}`).join("&")}`;
      expect(sourceIn(query)).toBe(readAd(new URLSearchParams(query)).source);
    }),
  );
});
