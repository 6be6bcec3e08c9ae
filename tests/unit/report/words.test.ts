import fc from "fast-check";
import { expect, test } from "vitest";
import { forms } from "~/leads/forms";
import { compare, makeFunnel, wilson } from "~/statistics/report/funnel";
import { lastDays } from "~/statistics/report/period";
import type { SaleRow } from "~/statistics/report/queries";
import * as words from "~/statistics/report/words";
import * as site from "../../support/pages";

function page(name: string, views: number, paid: number) {
  const of = { page: name, source: null, product: "book", currency: "eur", added: 0 } as const;
  const sale: SaleRow = { ...of, orders: paid, amount_cents: 0, refunded_cents: 0, refunds: 0 };
  return makeFunnel(name, [{ page: name, source: "", views, orders: paid }], [sale]);
}

const base = "livre-augmente-fl";
const [b, c, d] = [`${base}-b`, `${base}-c`, `${base}-d`];
const tooFew = "Trop peu de visites et de ventes encore pour départager les pages.";
const overlapping =
  "Encore trop peu de visites pour départager b et d : leurs intervalles se recouvrent.";
const winner =
  "La page b vend mieux que les autres : 8,0\u00a0% de ses visites deviennent des ventes, et le hasard ne l’explique pas.";

test.each([
  [[], tooFew],
  [[page(base, 0, 0), page(b, 100, 0)], tooFew],
  [[page(base, 0, 0), page(b, 100, 3)], "Seule la page b a été vue : rien à quoi la comparer."],
  [[page(b, 3000, 150), page(d, 3000, 120), page(c, 3000, 30)], overlapping],
  [[page(b, 5000, 400), page(d, 5000, 200), page(c, 5000, 190)], winner],
])("writes the sentence that the figures allow: %#", (pages, sentence) => {
  expect(words.comparisonSentence(compare(pages))).toBe(sentence);
});

test("names no best page while another has hardly any visits", () => {
  const compared = compare([page(b, 5000, 400), page(d, 5000, 200), page(c, 20, 1)]);
  expect(compared).toMatchObject({ kind: "open", names: [b, c] });
});

test("names the sources that are summed up", () => {
  expect(words.sourceName("autres")).toBe("Autres sources");
});

test.each([
  ["2026-05-30T22:30:00Z", 1, "2026-05-31", "2026-05-30T22:00:00.000Z", "2026-05-31T22:00:00.000Z"],
  ["2026-03-29T12:00:00Z", 1, "2026-03-29", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25T12:00:00Z", 2, "2026-10-24", "2026-10-23T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
])("bounds days up to %s by midnight in Paris: %i", (now, days, firstDay, start, end) => {
  expect(lastDays(days, Date.parse(now))).toMatchObject({ firstDay, start, end });
});

test("writes days in French, each on one line", () => {
  const month = lastDays(30, Date.UTC(2026, 4, 30, 12));
  expect(words.formatPeriod(month)).toBe("Du 1er\u00a0mai au 30\u00a0mai\u00a02026");
  expect(["2026-05-01", "2026-05-11"].map(words.formatShortDay)).toEqual([
    "1er\u00a0mai",
    "11\u00a0mai",
  ]);
});

test("adds a note if there are more orders than visits", () => {
  const note = expect.stringContaining("Moins de visites");
  expect(words.funnelNote(page(base, 3, 3))).toBeNull();
  expect(words.funnelNote(page(base, 3, 4))).toEqual(note);
  expect(words.funnelNote({ ...page(base, 3, 3), paid: 4 })).toEqual(note);
});

test("names the page of every lead form", () => {
  const pages = forms.map(({ page }) => `/${page}`);
  expect(pages.sort()).toEqual([...site.leadPages].sort());
});

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("computes Wilson's interval of %i of %i as in Newcombe (1998)", (count, of, low, high) => {
  const interval = wilson(count, of);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("puts the interval around its share, within 0 and 1", () => {
  const total = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(total, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
      const count = Math.round(of * share);
      const { low, high } = wilson(count, of);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(count / of + 1e-12);
      expect(high).toBeGreaterThanOrEqual(count / of - 1e-12);
    }),
  );
});
