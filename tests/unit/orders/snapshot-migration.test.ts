import { expect, test } from "vitest";
import { orders } from "~/db/schema";
import { createEmptyDatabase, readMigrations } from "../../support/database";

/** An order of before, and what its documents showed. */
const before = [
  [
    "book",
    1990,
    1,
    null,
    { product_name: "L’Auteur Augmenté", unit_cents: 1990, shipping_cents: 0 },
  ],
  ["book", 2700, 1, null, { unit_cents: 1990, shipping_cents: 710 }],
  ["book", 2700, 1, 300, { unit_cents: 2400, shipping_cents: 300 }],
  ["book", 3980, 2, null, { unit_cents: 1990, shipping_cents: 0 }],
  ["book", 1490, 1, null, { unit_cents: 1490, shipping_cents: 0 }],
  ["training", 19_700, 1, null, { product_name: "Formation en ligne L'Auteur Augmenté" }],
  ["prompt-pack", 5700, 1, null, { product_name: "Pack de Prompts IA pour Auteurs" }],
  ["other", 900, 1, null, { product_name: null, unit_cents: 900 }],
] as const;

/** Of a product of ours, what its pages promised. */
const promises = (product: string) =>
  product === "other"
    ? { rights: null, characteristics: null }
    : {
        rights: expect.stringMatching(/30\u00a0jours.*rétractation légale pendant 14\u00a0jours/),
        characteristics: expect.arrayContaining([expect.stringMatching(/pages|modules|prompts/)]),
      };

test("gives earlier orders the price, delivery, name and terms they showed", async () => {
  await using database = await createEmptyDatabase();
  const statements = await readMigrations();
  const start = statements.findIndex((statement) => statement.includes("ADD `product_name`"));
  const run = (all: readonly string[]) =>
    database.d1.batch(all.map((one) => database.d1.prepare(one)));
  await run(statements.slice(0, start));
  for (const [index, [product, amount, quantity, shipping]] of before.entries())
    await database.d1
      .prepare(
        `INSERT INTO orders (session_id, product, amount_cents, quantity, shipping_cents, currency, created_at, refunded_cents)
        VALUES (?, ?, ?, ?, ?, 'eur', '2026-05-01', 0)`,
      )
      .bind(`cs_${index}`, product, amount, quantity, shipping)
      .run();
  await run(statements.slice(start));
  const rows = await database.db.select().from(orders).orderBy(orders.session_id);
  expect(rows).toMatchObject(
    before.map(([product, , , , shown]) => ({ ...shown, ...promises(product), discount_cents: 0 })),
  );
});
