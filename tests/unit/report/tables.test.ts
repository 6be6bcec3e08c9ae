import { expect, test } from "vitest";
import { makeReport } from "~/statistics/report/figures";
import { lastDays } from "~/statistics/report/period";
import type { ReportRows, SaleRow } from "~/statistics/report/queries";
import { reportTables } from "~/statistics/report/tables";

const period = lastDays(3, Date.UTC(2026, 0, 2, 12));
const base = "livre-augmente-fl";

const count = (page: string, views: number, orders: number, source = "") => ({
  page,
  source,
  views,
  orders,
});
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
const sales = [
  sale(30, { refunded_cents: 3980, refunds: 2 }),
  sale(6, { product: "prompt-pack", added: 1, amount_cents: 6 * 5700 }),
  sale(3, { product: "training", added: 1, amount_cents: 3 * 49700 }),
  sale(5, { page: `${base}-b`, source: "fb" }),
  sale(1, { page: null, source: null }),
  sale(2, { page: "x".repeat(60), source: "x".repeat(40) }),
  sale(1, { currency: "chf", amount_cents: 2100 }),
  sale(1, { currency: "chf", amount_cents: 2000 }),
];
const rows: ReportRows = [
  counts,
  sales,
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
  [{ to_send: 2, late: 1, sent: 1, opened: 2 }],
];

/** Each part as lines, in which a plain space stands for any. */
const linesOf = (all: ReportRows) =>
  reportTables(makeReport(period, all))
    .flatMap((part) =>
      typeof part === "string"
        ? part
        : [part.titles, ...part.rows].map((cells) => cells.join(" | ")),
    )
    .map((line) => line.replace(/\s/g, " "));

const funnel = (name: string) =>
  `${name} | Visites | Commencées | Ventes | Formation | Pack | Recette | Remboursé | Pour 100 visites`;
const unseen = ["c", "d", "e"].map(
  (letter) => `Page ${letter} (/${base}-${letter}) | 0 | 0 | 0 | 0 | 0 | 0,00 € | 0,00 € | `,
);

test("the report of a made period, line by line", () => {
  expect(linesOf(rows)).toEqual([
    "Du 31 décembre 2025 au 2 janvier 2026",
    funnel("Page"),
    "Page a (/livre-augmente-fl) | 1 400 | 70  5,0 % (4,0 à 6,3) | 30  2,1 % (1,5 à 3,0) | 3  10,0 % (3,5 à 25,6) | 6  20,0 % (9,5 à 37,3) | 2 430,00 € | 39,80 € | 170,73 €",
    "Page b (/livre-augmente-fl-b) | 800 | 10  1,3 % (0,7 à 2,3) | 5  0,6 % (0,3 à 1,5) | 0  0,0 % (0,0 à 43,4) | 0  0,0 % (0,0 à 43,4) | 99,50 € | 0,00 € | 12,44 €",
    ...unseen,
    "La page a vend mieux que les autres : 2,1 % de ses visites deviennent des ventes, et le hasard ne l’explique pas.",
    funnel("Autre page"),
    `/${"x".repeat(38)}… | 0 | 0 | 2 | 0  0,0 % (0,0 à 65,8) | 0  0,0 % (0,0 à 65,8) | 39,80 € | 0,00 € | `,
    "Page inconnue | 0 | 0 | 1 | 0  0,0 % (0,0 à 79,3) | 0  0,0 % (0,0 à 79,3) | 19,90 € | 0,00 € | ",
    "/livre-et-plus | 30 | 1  3,3 % (0,6 à 16,7) | 0  0,0 % (0,0 à 11,4) | 0 | 0 | 0,00 € | 0,00 € | 0,00 €",
    "/livre | 20 | 2  10,0 % (2,8 à 30,1) | 0  0,0 % (0,0 à 16,1) | 0 | 0 | 0,00 € | 0,00 € | 0,00 €",
    funnel("Source"),
    "fb | 1 200 | 30  2,5 % (1,8 à 3,5) | 5  0,4 % (0,2 à 1,0) | 0  0,0 % (0,0 à 43,4) | 0  0,0 % (0,0 à 43,4) | 99,50 € | 0,00 € | 8,29 €",
    "Sans publicité | 1 050 | 53  5,0 % (3,9 à 6,5) | 31  3,0 % (2,1 à 4,2) | 3  9,7 % (3,3 à 24,9) | 6  19,4 % (9,2 à 36,3) | 2 449,90 € | 39,80 € | 229,53 €",
    `${"x".repeat(40)} | 0 | 0 | 2 | 0  0,0 % (0,0 à 65,8) | 0  0,0 % (0,0 à 65,8) | 39,80 € | 0,00 € | `,
    funnel("En tout"),
    " | 2 250 | 83  3,7 % (3,0 à 4,5) | 38  1,7 % (1,2 à 2,3) | 3  7,9 % (2,7 à 20,8) | 6  15,8 % (7,4 à 30,4) | 2 589,20 € | 39,80 € | 113,31 €",
    "Hors de ces sommes : 2 commandes en CHF, 4 100 dans sa plus petite unité",
    "2 colis à envoyer, dont 1 en retard",
    "1 colis envoyé sur la période",
    "2 accès ouverts à la demande de l’acheteur sur la période",
    "Formulaire | Visites | Contacts | ",
    "Diagnostic | 200 | 10 | 5,0 % (2,7 à 9,0)",
    "Chapitre gratuit | 0 | 0 | ",
    "Ressources | 0 | 0 | ",
    "Challenge | 0 | 1 | ",
    "Profil | Contacts | ",
    "Le Stratège | 3 | 75,0 % (30,1 à 95,4)",
    "Le Rêveur | 1 | 25,0 % (4,6 à 69,9)",
    "Annonces | ",
    "en attente | 2",
    "remis | 12 345",
    "abandonnés après tous les essais | 1",
    "refusés pour de bon : plus rien ne part | 1",
    "retenus (trop de messages pour une adresse) | 0",
  ]);
});

test("the report of nothing has no table without rows", () => {
  const landings = ["", "-b"].map(
    (ending, i) => `Page ${"ab"[i]} (/${base}${ending}) | 0 | 0 | 0 | 0 | 0 | 0,00 € | 0,00 € | `,
  );
  expect(linesOf([[], [], [], [], [], []])).toEqual([
    "Du 31 décembre 2025 au 2 janvier 2026",
    funnel("Page"),
    ...landings,
    ...unseen,
    "Trop peu de visites et de ventes encore pour départager les pages.",
    funnel("En tout"),
    " | 0 | 0 | 0 | 0 | 0 | 0,00 € | 0,00 € | ",
    "0 colis à envoyer",
    "0 colis envoyé sur la période",
    "0 accès ouvert à la demande de l’acheteur sur la période",
    "Formulaire | Visites | Contacts | ",
    ...["Diagnostic", "Chapitre gratuit", "Ressources", "Challenge"].map(
      (form) => `${form} | 0 | 0 | `,
    ),
  ]);
});

test("leads stand on every day of the period, and on no other", () => {
  const none = { diagnostic: 0, chapter: 0, resources: 0, challenge: 0 };
  expect(makeReport(period, rows).leads.days).toEqual([
    { day: "2025-12-31", ...none, diagnostic: 4 },
    { day: "2026-01-01", ...none, challenge: 1 },
    { day: "2026-01-02", ...none, diagnostic: 6 },
  ]);
});

test("fifteen sources have a line, the most viewed first; the others share one", () => {
  const sources = (names: number, sold: SaleRow[] = []) => {
    const views = Array.from({ length: names }, (_, i) => count(base, i + 1, 0, `s${i + 1}`));
    const report = makeReport(period, [
      [...views, count(base, 99, 0, "autres")],
      sold,
      [],
      [],
      [],
      [],
    ]);
    return report.sources.map(({ name, views, paid }) => [name, views, paid]);
  };
  const shown = Array.from({ length: 15 }, (_, i) => [`s${17 - i}`, 17 - i, 0]);
  expect(sources(17)).toEqual([...shown, ["autres", 99 + 1 + 2, 0]]);
  expect(sources(1, [sale(3, { source: "s1" })])).toEqual([
    ["s1", 1, 3],
    ["autres", 99, 0],
  ]);
  const sold = Array.from({ length: 16 }, (_, i) => sale(1, { source: `s${i}` }));
  const report = makeReport(period, [[], sold, [], [], [], []]);
  expect(report.sources.at(-1)).toMatchObject({ name: "autres", views: 0, paid: 1 });
});
