import { beforeEach, expect, test } from "vitest";
import { reportPage } from "~/content/desk-report";
import { orders, pageCounts } from "~/db/schema";
import { entered, publishKeys } from "../../support/desk";
import { sharedLeadSite } from "../../support/lead-site";
import { orderRow } from "../../support/payments";

const site = await sharedLeadSite();
beforeEach(() => publishKeys(site));

const open = async (query: string) =>
  site.page(`/bureau/rapport${query}`, { headers: await entered() });

const paid = (session_id: string, created_at: string, amount_cents: number) => ({
  ...orderRow({ session_id, created_at, amount_cents, landing: "livre-augmente-fl" }),
  key: null,
  reference: null,
});

test("compares a period with as many days before it", async () => {
  const page = { page: "livre-augmente-fl", source: "" };
  await site.db.insert(pageCounts).values([
    { ...page, day: "2026-05-02", views: 40, orders: 4 },
    { ...page, day: "2026-04-29", views: 30, orders: 3 },
  ]);
  const sales = [
    paid("cs_a", "2026-05-01T10:00:00.000Z", 2100),
    paid("cs_b", "2026-05-02T10:00:00.000Z", 2100),
    paid("cs_c", "2026-04-29T10:00:00.000Z", 1700),
    paid("cs_d", "2026-04-28T10:00:00.000Z", 99900),
  ];
  // One statement each: together they would bind too many values.
  for (const sale of sales) await site.db.insert(orders).values(sale);
  const { status, text, html } = await open("?du=2026-05-01&au=2026-05-02");
  expect(status).toBe(200);
  expect(html).toMatch(/value="2026-05-01".*value="2026-05-02"/);
  expect(text).toMatch(/Recette\s*42,00€\s*\(la période d’avant\s: 17,00€\)/);
  expect(text).toMatch(/Visites des pages de vente\s*40\s*\(la période d’avant\s: 30\)/);
});

test.each(["?du=2026-05-02&au=2026-05-01", "?du=2026-02-30", "?du=x", "?du=1999-01-01"])(
  "shows the last thirty days for %s, and says why",
  async (query) => {
    const page = await open(query);
    expect(page.status, site.errors.join("\n")).toBe(200);
    expect(page).toShow(reportPage.wrongPeriod);
  },
);
