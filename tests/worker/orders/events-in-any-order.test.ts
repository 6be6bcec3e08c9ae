import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { openDatabase } from "~/db/client";
import { orders } from "~/db/schema";
import { findBuyer } from "~/orders/buyer";
import { applyMigrations } from "../../support/database";
import { expectExact, manyPayments } from "../../support/many-payments";

async function startWorker() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./payment-worker.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
  });
  return new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-01-01",
    d1Databases: ["DB"],
  });
}

test("200 payments in any order, repeated, with refunds, 16 at a time", async () => {
  const { payments, bodies } = manyPayments(200);
  const worker = await startWorker();
  const d1 = await worker.getD1Database("DB");
  await applyMigrations(d1);
  const body = JSON.stringify({ bodies, lanes: 16 });
  expect((await worker.dispatchFetch("http://x/", { method: "POST", body })).status).toBe(200);
  const db = openDatabase(d1);
  await expectExact(db, payments);
  for (const { key, reference } of await db.select().from(orders)) {
    const { asked } = (await findBuyer(db, key ?? "")) ?? {};
    expect(asked?.order.reference).toBe(reference);
  }
  await worker.dispose();
});
