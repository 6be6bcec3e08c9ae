import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orders } from "~/db/schema";
import { literal, quote } from "../../../scripts/kit/sql";
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

test("a statement's values are quoted, whatever they hold; tables and SQL are not", () => {
  const where = sql`email = ${"a'; DROP TABLE orders --"}`;
  expect(literal(sql`SELECT * FROM ${orders} WHERE ${where} LIMIT ${3}`)).toBe(
    `SELECT * FROM "orders" WHERE email = (x'61273b2044524f50205441424c45206f7264657273202d2d' || '') LIMIT 3`,
  );
  expect(literal(sql`SELECT ${null}, ${sql.raw("now")}`)).toBe("SELECT NULL, now");
  expect(() => literal(sql`SELECT ${new Date(0)}`)).toThrow(RangeError);
});
