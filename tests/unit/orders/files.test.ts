import { expect, test } from "vitest";
import { deliverables } from "~/content/products";
import { type FileStore, findFile, storedFiles } from "~/orders/files";
import { orderRow } from "../../support/payments";

const now = Date.UTC(2026, 4, 2);
const [pdf] = deliverables["prompt-pack"].files;
const name = "pack-de-prompts.pdf";

const purchase = (overrides: Parameters<typeof orderRow>[0] = {}) => ({
  order: orderRow({ product: "prompt-pack", ...overrides }),
  parcel: null,
});
const opened = { opened_at: "2026-05-01T13:00:00.000Z" };
const refunded = { refunded_cents: orderRow().amount_cents };

test.each([
  ["waiting, opened", [{}, opened], "open"],
  ["opened, waiting", [opened, {}], "open"],
  ["refunded, waiting", [refunded, {}], "waiting"],
  ["refunded, opened", [refunded, opened], "open"],
  ["refunded", [refunded], "closed"],
])("gives the best access to a pack %s", (_, orders, access) => {
  const purchases = [purchase({ product: "training" }), ...orders.map(purchase)];
  expect(findFile(purchases, name, now)).toMatchObject({ file: pdf, access });
});

test("finds no file of a product that was not bought", () => {
  const found = (product: "prompt-pack" | "other", file: string) =>
    findFile([purchase({ product })], file, now);
  expect(found("prompt-pack", "l-auteur-augmente.pdf")).toBeUndefined();
  expect(found("prompt-pack", pdf?.key ?? "")).toBeUndefined();
  expect(found("other", name)).toBeUndefined();
});

test("asks the bucket once for each bought file", async () => {
  const asked: string[] = [];
  const head = async (key: string) => {
    asked.push(key);
    return key === pdf?.key ? { key } : null;
  };
  const purchases = [purchase(), purchase({ product: "other" }), purchase()];
  const stored = await storedFiles({ head } as unknown as FileStore, purchases);
  expect(stored).toEqual(new Set([pdf?.key]));
  expect(asked).toEqual(deliverables["prompt-pack"].files.map(({ key }) => key));
});
