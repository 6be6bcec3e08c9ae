import fc from "fast-check";
import { expect, test } from "vitest";
import { dates, training } from "~/content/offers";
import { deliverables } from "~/content/products";
import { parisMoment } from "~/lib/time";
import { accessTo, openingOf } from "~/orders/access";
import { type FileStore, findFile, storedFiles } from "~/orders/files";
import { promisedBefore, promisedDeliveryDay } from "~/orders/parcels";
import { changeContent } from "../../support/change-content";
import { orderCents, orderRow } from "../../support/payments";

const paid = (fields = {}) => orderRow({ created_at: "2026-05-01T12:00:00.000Z", ...fields });
const now = Date.parse("2026-05-01T12:00:01.000Z");

test.each(["book", "prompt-pack"] as const)("opens a %s with its payment", (product) => {
  expect(accessTo(paid({ product }), Date.parse(paid().created_at))).toBe("open");
});

const midnight = (day: string) => Date.parse(parisMoment(day, "00:00"));
const [eve, day] = ["2027-02-14", "2027-02-15"];

const inWords = "le 15\u00A0février\u00A02027";

test.each<[string, object, boolean, string]>([
  ["announced", { launch: day, lastDay: "2026-12-24" }, false, inWords],
  ["announced beside specified dates", { launch: day }, true, inWords],
  ["reckoned", { launch: null, lastDay: "2026-11-15" }, false, `au plus tard ${inWords}`],
])("opens the training for all on its launch day, %s", (_, dated, asSpecified, words) => {
  changeContent(training, { launchInMonths: 3, ...dated });
  changeContent(dates, { asSpecified });
  const early = paid({ product: "training", created_at: "2026-10-01T12:00:00.000Z" });
  const late = paid({ product: "training", created_at: "2027-06-01T12:00:00.000Z" });
  expect(accessTo(early, midnight(day) - 1)).toBe("waiting");
  expect(openingOf(early, midnight(eve))).toEqual({ isOpen: false, words });
  expect(accessTo(early, midnight(day))).toBe("open");
  expect(accessTo(late, Date.parse(late.created_at))).toBe("open");
});

test("opens no training because the specified dates are past", () => {
  changeContent(training, { launch: null });
  const long = Date.parse("2030-01-01T12:00:00.000Z");
  expect(openingOf(paid({ product: "training" }), long)).toEqual({ isOpen: false, words: null });
});

test.each([
  ["given back in part", { refunded_cents: orderCents - 1 }, "open"],
  ["given back", { refunded_cents: orderCents }, "closed"],
  ["disputed", { dispute: "open" }, "suspended"],
  ["given back and disputed", { refunded_cents: orderCents, dispute: "open" }, "closed"],
  ["a present", { amount_cents: 0 }, "open"],
  ["given back with more", { refunded_cents: orderCents + 10 }, "closed"],
  ["disputed and won", { dispute: "won" }, "open"],
] as const)("gives access to an order's content %s: %j", (_, fields, access) => {
  for (const product of ["book", "prompt-pack"] as const)
    expect(accessTo(paid({ product, ...fields }), now)).toBe(access);
});

test("calls a parcel late from its promised day, stored or computed", () => {
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

const [pdf] = deliverables["prompt-pack"].files;
const name = "pack-de-prompts.pdf";

const purchase = (overrides: Parameters<typeof orderRow>[0] = {}) => ({
  order: orderRow({ product: "prompt-pack", ...overrides }),
  parcel: null,
});
const refunded = { refunded_cents: orderRow().amount_cents };
const disputed = { dispute: "open" } as const;

test.each([
  ["disputed, usual", [disputed, {}], "open"],
  ["usual, disputed", [{}, disputed], "open"],
  ["refunded, disputed", [refunded, disputed], "suspended"],
  ["refunded, usual", [refunded, {}], "open"],
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
