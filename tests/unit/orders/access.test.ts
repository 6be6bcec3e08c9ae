import fc from "fast-check";
import { expect, test } from "vitest";
import { deliverables } from "~/content/products";
import { accessOf, opensOn, withdrawalEnd } from "~/orders/access";
import { type FileStore, findFile, storedFiles } from "~/orders/files";
import { promisedBefore, promisedDeliveryDay } from "~/orders/parcels";
import { orderCents, orderRow } from "../../support/payments";

const paid = (fields = {}) =>
  orderRow({ product: "prompt-pack", created_at: "2026-05-01T12:00:00.000Z", ...fields });

test("opens the book with its payment, the training on its own day", () => {
  expect(accessOf(paid({ product: "book" }), Date.parse(paid().created_at))).toBe("open");
  const day = deliverables.training.opensOn("2026-05-01");
  expect(opensOn(paid({ product: "training" }))).toBe(day);
  expect(day).not.toBe("2026-05-16");
});

test("opens the pack on the day after the right to withdraw ends, in Paris", () => {
  expect(accessOf(paid(), Date.parse("2026-05-15T21:59:59.999Z"))).toBe("waiting");
  expect(accessOf(paid(), Date.parse("2026-05-15T22:00:00.000Z"))).toBe("open");
  expect(opensOn(paid({ created_at: "2026-05-01T21:59:59.999Z" }))).toBe("2026-05-16");
  expect(opensOn(paid({ created_at: "2026-05-01T22:00:00.000Z" }))).toBe("2026-05-19");
});

test.each([
  ["a Saturday", "2026-05-02", "2026-05-18"],
  ["Easter Monday", "2026-03-23", "2026-04-07"],
  ["Ascension", "2026-04-30", "2026-05-15"],
  ["Whit Monday of the next year", "2027-05-03", "2027-05-18"],
  ["Christmas on a Friday", "2026-12-11", "2026-12-28"],
  ["New Year's Day on a Friday", "2026-12-18", "2027-01-04"],
])("ends the right to withdraw, %s moved to a working day", (_, from, end) => {
  expect(withdrawalEnd(from)).toBe(end);
});

const soon = Date.parse("2026-05-01T12:00:01.000Z");
const late = Date.parse("2027-01-01T00:00:00.000Z");

test.each([
  ["asked for", { opened_at: "2026-05-01T12:00:00.500Z" }, soon, "open"],
  ["given back in part", { refunded_cents: orderCents - 1 }, soon, "waiting"],
  ["given back in part, later", { refunded_cents: orderCents - 1 }, late, "open"],
  ["given back", { refunded_cents: orderCents }, late, "closed"],
  ["disputed after it was opened", { dispute: "open", opened_at: "x" }, late, "suspended"],
  ["given back and disputed", { refunded_cents: orderCents, dispute: "open" }, late, "closed"],
  ["a present", { amount_cents: 0 }, late, "open"],
  ["given back with more", { refunded_cents: orderCents + 10 }, late, "closed"],
  ["opened and given back", { refunded_cents: orderCents, opened_at: "x" }, soon, "closed"],
  ["disputed and won", { dispute: "won" }, late, "open"],
] as const)("gives access to an order's content %s: %o at %d: %s", (_, fields, now, access) => {
  expect(accessOf(paid(fields), now)).toBe(access);
});

test("calls a parcel late from the same day, by its payment or by its promised day", () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2033, 0) });
  const age = fc.integer({ min: 0, max: 20 * 24 * 60 * 60 * 1000 });
  fc.assert(
    fc.property(moment, age, (now, since) => {
      const created_at = new Date(now - since).toISOString();
      const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(now);
      expect(created_at < promisedBefore(now)).toBe(promisedDeliveryDay({ created_at }) < today);
    }),
  );
});

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
