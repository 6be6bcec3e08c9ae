import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsOf } from "~/db/rows";
import { quote } from "../../../scripts/kit/database";
import { anyText } from "../../support/any-text";
import { setUpCli } from "../../support/cli";
import { notEmpty } from "../../support/counted";

const cli = await setUpCli();
const { db } = cli.session();

test("quotes any text as D1 reads it", async () => {
  const texts = fc.array(anyText, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const selects = values.map(
        (text) => sql`SELECT '?''?' AS mark, ${text} AS "v?", typeof(${text}) AS type`,
      );
      const answers = await Promise.all(selects.map((select) => db.all(select)));
      const read = answers.map(([row]) => row);
      expect(read).toEqual(values.map((value) => ({ mark: "?'?", "v?": value, type: "text" })));
    }),
    { numRuns: 50 },
  );
  // Nothing of a text is a character that means something to wrangler or SQLite.
  for (const text of notEmpty(cli.queries.flat())) expect(text).toMatch(/^[\w '?,()|"]+$/);
});

test("keeps two statements of a batch apart", async () => {
  const answers = await rowsOf(db, [sql`SELECT ${1} AS one`, sql`SELECT ${null} AS two`]);
  expect(answers).toEqual([[{ one: 1 }], [{ two: null }]]);
  expect(cli.queries).toEqual([["SELECT 1 AS one", "SELECT NULL AS two"]]);
});

test("accepts whole numbers and no other value", () => {
  expect([0, 21, Number.MAX_SAFE_INTEGER].map(quote)).toEqual(["0", "21", "9007199254740991"]);
  const refused = [-1, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, true, new Date(0)];
  for (const value of notEmpty(refused)) expect(() => quote(value)).toThrow(RangeError);
});
