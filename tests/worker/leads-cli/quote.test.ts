import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { literal } from "../../../scripts/kit/sql";
import { anyText } from "../../support/any-text";
import { createDatabase } from "../../support/database";

test("D1 reads every quoted text as it was, and as text", async () => {
  await using database = await createDatabase();
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async (texts) => {
      const answers = await database.d1.batch<{ value: string; type: string }>(
        texts.map((text) => {
          const statement = sql`SELECT ${text} AS value, typeof(${text}) AS type`;
          return database.d1.prepare(literal(statement));
        }),
      );
      const read = answers.map(({ results }) => results[0]);
      expect(read).toEqual(texts.map((value) => ({ value, type: "text" })));
    }),
    { numRuns: 50 },
  );
});

test("a quoted text equals the same text bound as a parameter", async () => {
  await using database = await createDatabase();
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const statement = database.d1.prepare(literal(sql`SELECT ${text} = ? AS same`));
      expect(await statement.bind(text).first("same")).toBe(1);
    }),
    { numRuns: 50 },
  );
});
