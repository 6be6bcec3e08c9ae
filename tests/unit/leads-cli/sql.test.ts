import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { join, quote, raw, sql } from "../../../scripts/leads/sql";
import { anyText } from "../../support/any-text";

describe("quote", () => {
  test("writes any text in characters that mean nothing to wrangler or SQLite", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(quote(text)).toMatch(/^\(x'[\da-f]*' \|\| ''\)$/);
      }),
    );
  });

  test("writes whole numbers as they are, and nothing else", () => {
    expect([0, 21, Number.MAX_SAFE_INTEGER].map(quote)).toEqual(["0", "21", "9007199254740991"]);
    for (const number of [-1, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => quote(number)).toThrow(RangeError);
    }
  });
});

describe("sql", () => {
  test("quotes what stands in it, unless it is SQL", () => {
    const table = raw("leads");
    const where = sql`email = ${"a'; DROP TABLE leads --"}`;
    expect(sql`SELECT * FROM ${table} WHERE ${where} LIMIT ${3}`.text).toBe(
      "SELECT * FROM leads WHERE email = (x'61273b2044524f50205441424c45206c65616473202d2d' || '') LIMIT 3",
    );
  });

  test("joins pieces", () => {
    expect(join([sql`a = ${1}`, sql`b = ${2}`], " AND ").text).toBe("a = 1 AND b = 2");
  });
});
