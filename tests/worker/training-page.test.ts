import { expect, test } from "vitest";
import { training } from "~/content/offers";
import { trainingPage } from "~/content/training";
import { price } from "~/lib/money";
import {
  attributes,
  element,
  elements,
  figures,
  receipt,
  sectionWith,
  texts,
} from "../support/html";
import { sharedSite } from "../support/shared-site";

const site = await sharedSite();

/** The headings of the items in the section of a title. */
function headings(html: string, { title }: { title: string }): string[] {
  return texts(sectionWith(html, title), "h3");
}

const path = "/inscription-masterclass";
const { modules, comparison, reasons, bonuses } = trainingPage;

test("counts its claims, reasons and bonuses", async () => {
  const { html } = await site.page(path);
  expect(figures(html)).toEqual(trainingPage.claims.map(({ value, label }) => `${value} ${label}`));
  for (const { title, items } of [reasons, bonuses]) {
    expect(headings(html, { title })).toEqual(items.map((item) => item.title));
  }
});

test("lists each module with its items", async () => {
  const { html } = await site.page(path);
  const listed = elements(sectionWith(html, modules.title), "li:has(h3)");
  expect(listed.map((module) => [...texts(module, "h3"), ...texts(module, "li")])).toEqual(
    modules.items.map(({ title, items }) => [title, ...items]),
  );
});

test("prices the place now and later", async () => {
  const { html } = await site.page(path);
  const { until, listFrom, saving } = trainingPage.price;
  const offer = sectionWith(html, listFrom, saving);
  expect(receipt(offer)).toEqual({
    [until]: price(training.cents),
    [listFrom]: price(training.listCents),
  });
  expect(texts(element(html, "main section"), "s")).toEqual([price(training.listCents)]);
});

test("compares with and without in a table whose cells know their headers", async () => {
  const { html } = await site.page(path);
  const table = element(html, "table");
  expect(texts(table, "caption")).toEqual([comparison.title]);
  expect(texts(table, "thead th")).toEqual([comparison.withoutLabel, comparison.withLabel]);
  expect(attributes(table, "thead th").map(({ scope }) => scope)).toEqual(["col", "col"]);
  for (const [index, group] of elements(table, "tbody").entries()) {
    const row = comparison.rows[index];
    expect(attributes(group, "th").map(({ scope }) => scope)).toEqual(["rowgroup"]);
    expect(texts(group, "th, td")).toEqual([row?.topic, row?.without, row?.with]);
  }
});

test("folds its questions", async () => {
  const { html } = await site.page(path);
  const questions = trainingPage.faq.questions.map(({ question }) => question);
  expect(texts(html, "main summary")).toEqual(questions);
});

test("reserves at the training's checkout, under its own name", async () => {
  const { html } = await site.page(path);
  for (const form of attributes(html, "main form")) expect(form).toEqual({ method: "post" });
  expect([...new Set(texts(html, "main button"))]).toEqual([trainingPage.reserveLabel]);
  expect(await site.post(path)).toHaveRedirect(
    "https://pay.test/training?client_reference_id=inscription-masterclass",
  );
  expect(await site.post(`${path}?prefilled_email=a%40b.fr&utm_source=ig`)).toHaveRedirect(
    "https://pay.test/training?prefilled_email=a%40b.fr" +
      "&client_reference_id=inscription-masterclass__ig__&utm_source=ig",
  );
});
