import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deliveriesPage } from "~/content/desk-deliveries";
import { takingsPage } from "~/content/desk-takings";
import { todayPage } from "~/content/desk-today";
import { withdrawalsPage } from "~/content/desk-withdrawals";
import { movements, operatorActs, orders, outboxEvents, withdrawals } from "~/db/schema";
import { noteBackup } from "~/operator/acts";
import { mailEvent, webhookEvent } from "~/outbox/record";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { counted } from "../../support/counted";
import { entered, publishKeys } from "../../support/desk";
import { sharedLeadSite } from "../../support/lead-site";
import { orderRow } from "../../support/payments";

const site = await sharedLeadSite();
beforeEach(() => publishKeys(site));

const show = async (path: string) => site.page(path, { headers: await entered() });
const act = async (path: string, fields: Record<string, string>) =>
  (await site.post(path, fields, await entered())).headers.get("Location");

const created_at = "2026-05-01T10:00:00.000Z";
const declared = (id: string, email: string) => ({
  id,
  created_at,
  submission_key: id,
  first_name: "Camille",
  last_name: "Roux",
  email,
  products: ["book" as const],
  reference: null,
  message: null,
  answered_at: null,
});

test("answers a withdrawal once, with its order beside it", async () => {
  const order = orderRow({ email: "buyer@example.com" });
  const row = declared("1a2b3c4d-0000-4000-8000-000000000001", "buyer@example.com");
  await site.db.insert(orders).values(order);
  await site.db.insert(withdrawals).values(row);
  await site.db
    .insert(withdrawals)
    .values(declared("9a2b3c4d-0000-4000-8000-000000000002", "stranger@example.com"));
  const number = withdrawalNumber(row);
  const page = await show("/bureau/retractations");
  expect(page).toShow(number, order.reference ?? "", withdrawalsPage.unknownOrder);
  expect(page.text.indexOf("buyer@")).toBeLessThan(page.text.indexOf("stranger@"));

  const post = { acte: "withdrawal.answered", numero: number };
  expect(await act("/bureau/retractations", post)).toContain("fait=withdrawal.answered");
  expect(await act("/bureau/retractations", post)).toContain("deja=withdrawal.answered");
  expect(await site.rows(operatorActs)).toMatchObject([
    { act: "withdrawal.answered", reference: number },
  ]);
  expect(await show("/bureau/retractations")).toShow("Répondue le");
});

test("closes a withdrawal by itself once its order is refunded", async () => {
  const order = orderRow({ email: "buyer@example.com" });
  await site.db.insert(orders).values({ ...order, refunded_cents: order.amount_cents });
  const row = declared("1a2b3c4d-0000-4000-8000-000000000001", "buyer@example.com");
  await site.db.insert(withdrawals).values(row);
  const page = await show("/bureau/retractations");
  expect(page).toShow(withdrawalNumber(row), withdrawalsPage.closed);
  expect(page.html).not.toContain(withdrawalsPage.answer);
});

test("sends failed events again, one or all", async () => {
  const events = ["a@b.fr", "c@d.fr", "e@f.fr"].map((email) => ({
    ...webhookEvent(
      { type: "chapter.requested", table: "resource_subscribers", id: email, email, created_at },
      {},
    ),
    status: "failed" as const,
    attempts: 10,
    last_error: "status 500",
  }));
  for (const event of events) await site.db.insert(outboxEvents).values(event);
  expect(await show("/bureau/envois")).toShow("a@b.fr", "status 500");
  const [first] = events;
  const one = { acte: "events.retried", envoi: first?.id ?? "" };
  expect(await act("/bureau/envois", one)).toContain("fait=events.retried");
  expect(await act("/bureau/envois", one)).toContain("deja=events.retried");
  expect(await act("/bureau/envois", { acte: "events.retried" })).toContain("nombre=2");
  expect(await show("/bureau/envois")).toShow(deliveriesPage.none);
  const failed = eq(outboxEvents.status, "failed");
  expect(await site.db.$count(outboxEvents, failed)).toBe(0);
  // No cron runs here that would send them.
  await site.db.delete(outboxEvents);
});

test("says what waits, what fails alone, and what was refused", async () => {
  const subject = { table: "resource_subscribers", email: "a@b.fr", created_at } as const;
  const mail = (id: string, type: string) => mailEvent({ ...subject, id, type });
  const failed = { status: "failed", attempts: 1 } as const;
  await site.db.insert(outboxEvents).values([
    { ...mail("1", "chapter.requested"), status: "held", quota: "lead:a@b.fr" },
    { ...mail("2", "withdrawal.submitted"), status: "held" },
    { ...mail("3", "chapter.requested"), ...failed, answer: "refused for good", last_error: "E_X" },
    { ...mail("4", "chapter.requested"), ...failed, last_error: "timeout" },
    {
      ...mail("5", "chapter.requested"),
      status: "delivered",
      delivered_at: "2027",
      created_at: "2027",
    },
  ]);
  expect(await show("/bureau")).toShow(
    todayPage.promised(1),
    todayPage.promisedText,
    todayPage.receipts(1),
    todayPage.receiptsText,
    todayPage.alone(1),
  );
  expect(await show("/bureau/envois")).toShow(
    deliveriesPage.waiting,
    deliveriesPage.promised(1),
    deliveriesPage.promisedText,
    deliveriesPage.receipts(1),
    deliveriesPage.receiptsText,
    deliveriesPage.refused("E_X"),
  );
  await site.db.delete(outboxEvents);
});

test("shows a month's takings, and gives them as a workbook", async () => {
  const order = orderRow({
    created_at,
    amount_cents: 2110,
    unit_cents: 2110,
    payment_intent: "pi_x",
  });
  await site.db.insert(orders).values(order);
  const entry = {
    id: order.session_id,
    kind: "payment",
    payment: "pi_x",
    currency: "eur",
  } as const;
  await site.db
    .insert(movements)
    .values({ ...entry, amount_cents: 2110, at: created_at, rate: 55 });
  const page = await show("/bureau/recettes?mois=2026-05");
  expect(page).toShow("5,5 %", "20,00€", "1,10€", "21,10€", order.reference ?? "");
  expect(await show("/bureau/recettes?mois=2026-04")).toShow(takingsPage.none);
  expect(await show("/bureau/recettes?mois=x")).toShow(takingsPage.wrongMonth);
  const file = await site.fetch("/bureau/recettes.xlsx?mois=2026-05", { headers: await entered() });
  expect(file.headers.get("Content-Disposition")).toContain("recettes-2026-05.xlsx");
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
});

test("says which version runs, and when the database was last copied", async () => {
  expect(await show("/bureau")).toShow(todayPage.backupDay(null));
  for (const day of counted(2, ["2026-11-02", "2026-11-01"]))
    await noteBackup(site.db, Date.parse(`${day}T12:00:00Z`));
  const page = await show("/bureau");
  expect(page).toShow(todayPage.backupDay("2026-11-02"));
  expect(page.text).toMatch(/Version\s*[\da-f]{8}/);
});
