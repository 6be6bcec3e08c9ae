import { join } from "node:path";
import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { products } from "~/content/products";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { storePayment } from "~/orders/payment";
import { UsageError } from "../../../scripts/kit/errors";
import { setUpCli } from "../../support/cli";
import { entryOf, newOrder } from "../../support/payments";
import { temporaryFolder } from "../../support/temporary-folder";

const cli = await setUpCli();

const { db } = cli.database;

const buy = (id: string, created_at: string, fields: Parameters<typeof newOrder>[0] = {}) => {
  const ids = { session_id: `cs_${id}`, payment_intent: `pi_${id}` };
  return storePayment({ db }, newOrder({ ...ids, created_at, ...fields }));
};
const giveBack = (id: string, at: string, amount_cents: number) => {
  const sum = { id: `ch_${id}`, kind: "refund sum", payment: `pi_${id}` } as const;
  return storeLedgerEntry({ db }, entryOf({ ...sum, amount_cents, at }));
};

test("sums the takings of a month in Paris", async () => {
  await buy("before", "2026-10-31T22:59:59.000Z");
  await buy("first", "2026-10-31T23:00:00.000Z", { country: "FR" });
  const training = { product: "training", amount_cents: 19_700 } as const;
  await buy("last", "2026-11-30T22:59:59.000Z", { country: "BE", ...training });
  await buy("after", "2026-11-30T23:00:00.000Z");
  await buy("test", "2026-11-02T12:00:00.000Z", { livemode: false });
  await buy("gift", "2026-11-02T12:00:00.000Z", { amount_cents: 0 });
  await buy("mug", "2026-11-03T12:00:00.000Z", { product: "other", amount_cents: 900 });
  const yen = { product: "other", amount_cents: 500, currency: "jpy" } as const;
  await buy("yen", "2026-11-04T12:00:00.000Z", yen);
  await giveBack("before", "2026-11-05T12:00:00.000Z", 500);
  await giveBack("before", "2026-12-05T12:00:00.000Z", 1990);
  await giveBack("unknown", "2026-11-05T12:00:00.000Z", 500);

  const printed = await cli.orders("takings", "--month", "2026-11", "--json");
  const { lines, byRate, byCountry } = JSON.parse(printed);
  const first = { day: "2026-11-01", kind: "payment", label: "paiement", payment: "pi_first" };
  const last = { day: "2026-11-30", kind: "payment", country: "BE", rate: 200 };
  expect(lines).toMatchObject([
    { ...first, country: "FR", rate: 55, net: 1886, vat: 104, gross: 1990 },
    { day: "2026-11-03", kind: "payment", product: "other", rate: null, net: null, gross: 900 },
    { day: "2026-11-04", currency: "jpy", gross: 500 },
    { day: "2026-11-05", kind: "refund", country: null, net: -474, vat: -26, gross: -500 },
    { ...last, net: 16_417, vat: 3283, gross: 19_700 },
  ]);
  expect(byRate).toEqual([
    { of: "5.5 %", currency: "eur", net: 1412, vat: 78, gross: 1490 },
    { of: "no rate", currency: "eur", net: null, vat: null, gross: 900 },
    { of: "no rate", currency: "jpy", net: null, vat: null, gross: 500 },
    { of: "20 %", currency: "eur", net: 16_417, vat: 3283, gross: 19_700 },
  ]);
  expect(byCountry).toMatchObject([
    { of: "FR", currency: "eur", gross: 1990 },
    { of: "unknown, no rate", currency: "eur", gross: 900 },
    { of: "unknown, no rate", currency: "jpy", gross: 500 },
    { of: "unknown", currency: "eur", gross: -500 },
    { of: "BE", currency: "eur", gross: 19_700 },
  ]);
});

test("sums some days and rejects contradictory options", async () => {
  await buy("1", "2026-11-02T12:00:00.000Z", { country: "BE" });
  await buy("2", "2026-11-03T12:00:00.000Z");
  const days = await cli.orders("takings", "--from", "2026-11-01", "--to", "2026-11-02");
  expect(days).toMatch(/paiement +C-20261102-[\dA-F]{8} +pi_1 /);
  expect(days).not.toContain("pi_2");
  expect(days).toMatch(/2026 to other EU states: 18,86€ of 10 000,00€/);
  for (const line of [[], ["--from", "2026-11-01"], ["--from", "2026-11-02", "--to", "2026-11-01"]])
    await expect(cli.orders("takings", ...line)).rejects.toThrow(UsageError);
});

test("writes a workbook of lines and sums", async () => {
  await buy("1", "2026-11-02T12:00:00.000Z", { country: "BE" });
  await giveBack("1", "2026-11-03T12:00:00.000Z", 500);
  const file = join(await temporaryFolder(), "november.xlsx");
  await cli.orders("takings", "--month", "2026-11", "--excel", "--output", file);
  const [lines, sums] = await readExcelFile(file);
  expect(lines?.sheet).toBe("Mouvements");
  const [titles = [], , refund = []] = lines?.data ?? [];
  expect(titles.slice(0, 4)).toEqual(["Jour", "Opération", "Référence", "Paiement"]);
  expect(refund[1]).toBe("remboursement");
  expect(refund.slice(4, 6)).toEqual([products.book.name, "Belgique"]);
  expect(refund.slice(-5)).toEqual(["EUR", 5.5, -4.74, -0.26, -5]);
  expect(sums?.sheet).toBe("Totaux");
  expect(sums?.data).toContainEqual(["pays", "Belgique", "EUR", 14.12, 0.78, 14.9]);
  expect(cli.noted).toContain("2026 to other EU states: 14,12€ of 10 000,00€");
});
