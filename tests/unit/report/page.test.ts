import { expect, test } from "vitest";
import { funnelOffers, products } from "~/content/products";
import { makeReport } from "~/statistics/report/figures";
import { lastDays } from "~/statistics/report/period";
import { reportText } from "../../../scripts/report/command";
import { reportPage } from "../../../scripts/report/page";
import { counted, notEmpty } from "../../support/counted";
import { readMarkup } from "../../support/markup";

const period = lastDays(30, Date.UTC(2026, 4, 30, 12));
/** All that comes from the database: the head is the same in every report but for its dates. */
const bodyOf = (html: string) => html.slice(html.indexOf("<body>"));

const visits = { page: "livre-augmente-fl", source: "fb", views: 1000, orders: 50 };
const seen = makeReport(period, [[visits], [], [], [], [], []]);

test("shows every landing without a script or a request", () => {
  const html = reportPage(seen);
  const { scripts, attributes } = readMarkup(bodyOf(html));
  expect(scripts).toEqual([]);
  expect(notEmpty(attributes).filter(({ name }) => /^(src|href|on.*)$/.test(name))).toEqual([]);
  expect(html).not.toMatch(/@import|url\(/);
  for (const { name } of counted(5, seen.landings)) expect(html).toContain(`(/${name})<`);
});

test("shows the offers after the book in text and on the page", () => {
  for (const { product } of counted(2, funnelOffers)) {
    const { title } = products[product].report;
    expect(reportText(seen)).toContain(title.toLocaleUpperCase("fr"));
    expect(reportPage(seen)).toContain(`<th scope="col">${title}</th>`);
  }
});

test("writes the sentences of an empty report", () => {
  const report = makeReport(period, [[], [], [], [], [], []]);
  for (const written of [reportPage(report), reportText(report)]) {
    expect(written).toContain("Trop peu de visites et de ventes encore");
    expect(written).not.toMatch(/NaN|undefined|null/);
  }
});

test("limits and escapes values that strangers invented", () => {
  const hostile = `<img src=x onerror=alert(1)>"'&\u001b[31m\u202e`;
  const counts = Array.from({ length: 10_000 }, (_, number) => {
    return { page: hostile, source: `${hostile}${number}`, views: 1, orders: 1 };
  });
  const of = {
    page: hostile,
    source: hostile,
    product: "other",
    currency: hostile,
    added: 0,
  } as const;
  const sums = { orders: 1, amount_cents: 1, refunded_cents: 0, refunds: 0 };
  const profiles = [{ profile: hostile, leads: 1 }];
  const report = makeReport(period, [counts, [{ ...of, ...sums }], [], profiles, [], []]);
  expect(report.sources.length).toBeLessThan(20);

  const html = reportPage(report);
  const { names, scripts } = readMarkup(bodyOf(html));
  expect(names).not.toContain("img");
  expect(scripts).toEqual([]);
  expect(html.length).toBeLessThan(100_000);

  const text = reportText(report);
  for (const steering of ["\u001b", "\u202e"]) expect(text).not.toContain(steering);
  expect(text.length).toBeLessThan(20_000);
});
