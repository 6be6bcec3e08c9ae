import { expect, test } from "vitest";
import { type Product, products } from "~/content/products";
import { forms } from "~/leads/forms";
import { landings, makeReport } from "~/statistics/report/figures";
import { lastDays } from "~/statistics/report/period";
import type { ReportRows, SaleRow } from "~/statistics/report/queries";
import { reportTables } from "~/statistics/report/tables";
import { counted } from "../../support/counted";

const period = lastDays(3, Date.UTC(2026, 0, 2, 12));
const base = "livre-augmente-fl";

const count = (page: string, views: number, orders: number, source = "") => {
  return { page, source, views, orders };
};
function sale(orders: number, overrides: Partial<SaleRow> = {}): SaleRow {
  const amount_cents = orders * 1990;
  const of = { page: base, source: "", product: "book", currency: "eur" } as const;
  return { ...of, added: 0, orders, amount_cents, refunded_cents: 0, refunds: 0, ...overrides };
}
const counts = [
  count(base, 1000, 50),
  count(base, 400, 20, "fb"),
  count(`${base}-b`, 800, 10, "fb"),
  count("livre", 20, 2),
  count("livre-et-plus", 30, 1),
  count("diagnostic", 200, 0, "fb"),
];
const rows: ReportRows = [
  counts,
  [
    sale(30, { refunded_cents: 3980, refunds: 2 }),
    sale(6, { product: "prompt-pack", added: 1, amount_cents: 6 * 5700 }),
    sale(3, { product: "training", added: 1, amount_cents: 3 * 49700 }),
    sale(5, { page: `${base}-b`, source: "fb" }),
    sale(1, { page: null, source: null }),
    sale(2, { page: "x".repeat(60), source: "x".repeat(40) }),
    sale(1, { currency: "chf", amount_cents: 2100 }),
    sale(1, { currency: "chf", amount_cents: 2000 }),
  ],
  [
    { form: "diagnostic", hour: "2025-12-30T22", leads: 7 },
    { form: "diagnostic", hour: "2025-12-30T23", leads: 4 },
    { form: "diagnostic", hour: "2026-01-02T22", leads: 6 },
    { form: "challenge", hour: "2026-01-01T10", leads: 1 },
  ],
  [
    { profile: "Le Stratège", leads: 3 },
    { profile: "Le Rêveur", leads: 1 },
  ],
  [
    { status: "pending", events: 2 },
    { status: "delivered", events: 12345 },
    { status: "failed", events: 1 },
    { status: "gone", events: 1 },
    { status: "capped", events: 0 },
  ],
  [{ to_send: 2, late: 1, sent: 1 }],
];

const spaced = (text: string | null) => (text ?? "").replace(/\s/g, " ");

function partsOf(all: ReportRows) {
  const parts = reportTables(makeReport(period, all));
  const sentences = parts.filter((part) => typeof part === "string").map(spaced);
  const tables = parts.filter((part) => typeof part !== "string");
  const rowsOf = (title: string) => {
    const { titles = [], rows = [] } = tables.find((table) => table.titles[0] === title) ?? {};
    return rows.map((cells) =>
      Object.fromEntries(cells.map((cell, index) => [titles[index] || "Taux", spaced(cell)])),
    );
  };
  return { sentences, titles: tables.map(({ titles }) => titles[0]), rowsOf };
}

const { training, "prompt-pack": pack, ...rest } = products;
/** Columns of products that no row of these tests has sold. */
const unsold = Object.values(rest).flatMap((product: Product) =>
  product.report ? [[product.report.title, "0  0,0 % (0,0 à 11,4)"]] : [],
);
const nothing = { Visites: "0", Ventes: "0", Recette: "0,00€", "Pour 100 visites": "" };

test("shows each sales page with figures and rates", () => {
  const { rowsOf, sentences } = partsOf(rows);
  const [a, b, ...others] = rowsOf("Page");
  expect(a).toEqual({
    Page: "Page a (/livre-augmente-fl)",
    Visites: "1 400",
    Commencées: "70  5,0 % (4,0 à 6,3)",
    Ventes: "30  2,1 % (1,5 à 3,0)",
    [training.report.title]: "3  10,0 % (3,5 à 25,6)",
    [pack.report.title]: "6  20,0 % (9,5 à 37,3)",
    ...Object.fromEntries(unsold),
    Recette: "2 430,00€",
    Remboursé: "39,80€",
    "Pour 100 visites": "170,73€",
  });
  expect(b).toMatchObject({ Ventes: "5  0,6 % (0,3 à 1,5)", Recette: "99,50€" });
  expect(others).toHaveLength(landings.length - 2);
  for (const other of counted(3, others)) expect(other).toMatchObject(nothing);
  expect(sentences[0]).toBe("Du 31 décembre 2025 au 2 janvier 2026");
  expect(sentences).toContain(
    "La page a vend mieux que les autres : 2,1 % de ses visites deviennent des ventes, et le hasard ne l’explique pas.",
  );
});

test("shows other pages, sources and sums", () => {
  const { rowsOf, sentences } = partsOf(rows);
  expect(rowsOf("Autre page").map((row) => [row["Autre page"], row.Visites, row.Recette])).toEqual([
    [`/${"x".repeat(38)}…`, "0", "39,80€"],
    ["Page inconnue", "0", "19,90€"],
    ["/livre-et-plus", "30", "0,00€"],
    ["/livre", "20", "0,00€"],
  ]);
  expect(rowsOf("Source").map((row) => [row.Source, row.Visites, row.Recette])).toEqual([
    ["fb", "1 200", "99,50€"],
    ["Sans publicité", "1 050", "2 449,90€"],
    ["x".repeat(40), "0", "39,80€"],
  ]);
  expect(rowsOf("En tout")).toMatchObject([{ Visites: "2 250", Recette: "2 589,20€" }]);
  const foreign = "Hors de ces sommes : 2 commandes à 41,00 CHF en tout";
  expect(sentences).toContain(foreign);
});

test("shows deliveries, forms, profiles and announcements", () => {
  const { rowsOf, sentences } = partsOf(rows);
  expect(sentences).toContain("2 colis à envoyer, dont 1 en retard");
  expect(sentences).toContain("1 colis envoyé sur la période");
  const reported = rowsOf("Formulaire").map((row) => Object.values(row).join(" | "));
  expect(reported).toHaveLength(forms.length);
  expect(reported).toContain("Diagnostic | 200 | 10 | 5,0 % (2,7 à 9,0)");
  expect(reported).toContain("Challenge | 0 | 1 | ");
  expect(rowsOf("Profil")).toEqual([
    { Profil: "Le Stratège", Contacts: "3", Taux: "75,0 % (30,1 à 95,4)" },
    { Profil: "Le Rêveur", Contacts: "1", Taux: "25,0 % (4,6 à 69,9)" },
  ]);
  expect(rowsOf("Annonces").map((row) => Object.values(row))).toEqual([
    ["en attente", "2"],
    ["remis", "12 345"],
    ["abandonnés après tous les essais", "1"],
    ["refusés pour de bon : plus rien ne part", "1"],
    ["retenus (trop de messages pour une adresse)", "0"],
  ]);
});

test("shows tables without rows", () => {
  const { titles, rowsOf, sentences } = partsOf([[], [], [], [], [], [], []]);
  expect(titles).toEqual(["Page", "En tout", "Formulaire"]);
  for (const row of [...rowsOf("Page"), ...rowsOf("En tout")]) expect(row).toMatchObject(nothing);
  expect(sentences.slice(1)).toEqual([
    "Trop peu de visites et de ventes encore pour départager les pages.",
    "0 colis à envoyer",
    "0 colis envoyé sur la période",
  ]);
});

test("counts leads on every day of the period", () => {
  const none = Object.fromEntries(forms.map(({ form }) => [form, 0]));
  expect(makeReport(period, rows).leads.days).toEqual([
    { day: "2025-12-31", ...none, diagnostic: 4 },
    { day: "2026-01-01", ...none, challenge: 1 },
    { day: "2026-01-02", ...none, diagnostic: 6 },
  ]);
});

test("lists the fifteen most viewed sources and sums up the others", () => {
  const sources = (views: ReportRows[0], sold: SaleRow[] = []) => {
    const report = makeReport(period, [views, sold, [], [], [], []]);
    return report.sources.map(({ name, views, paid }) => [name, views, paid]);
  };
  const viewed = Array.from({ length: 17 }, (_, i) => count(base, i + 1, 0, `s${i + 1}`));
  const others = count(base, 99, 0, "autres");
  const shown = Array.from({ length: 15 }, (_, i) => [`s${17 - i}`, 17 - i, 0]);
  expect(sources([...viewed, others])).toEqual([...shown, ["autres", 99 + 1 + 2, 0]]);
  const few = sources([...viewed.slice(0, 1), others], [sale(3, { source: "s1" })]);
  expect(few.map(String)).toEqual(["s1,1,3", "autres,99,0"]);
  const sold = Array.from({ length: 16 }, (_, i) => sale(1, { source: `s${i}` }));
  expect(sources([], sold).at(-1)).toEqual(["autres", 0, 1]);
});
