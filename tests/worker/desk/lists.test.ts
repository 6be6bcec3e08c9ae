import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deliveriesPage } from "~/content/desk-deliveries";
import { withdrawalsPage } from "~/content/desk-withdrawals";
import { operatorActs, orders, outboxEvents, withdrawals } from "~/db/schema";
import { webhookEvent } from "~/outbox/record";
import { withdrawalNumber } from "~/withdrawals/receipt";
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
});
