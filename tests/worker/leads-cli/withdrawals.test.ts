import { expect, test } from "vitest";
import { storeWithdrawal } from "~/withdrawals/store";
import { count } from "../../../scripts/leads/count";
import { erase, show } from "../../../scripts/leads/person";
import { end } from "../../../scripts/leads/queries";
import { sendExamples } from "../../../scripts/leads/test-event";
import { listDeclared } from "../../../scripts/leads/withdrawals";
import { openDesk } from "./desk";

const fields = {
  first_name: "Camille",
  last_name: "Roux\u202e",
  email: "Camille.Roux@example.com",
  products: ["book" as const, "training" as const],
  reference: "cs_live_42",
  message: null,
};

test("declarations are listed by number, shown, copied, counted and outlive an erasure", async () => {
  await using desk = await openDesk();
  await storeWithdrawal({ db: desk.db, mailed: false }, { fields, token: "" });
  await listDeclared(desk.session, { before: end, limit: 20 });
  expect(desk.printed.at(-1)).toMatch(/R-\d{8}-[\dA-F]{8} +Camille\.Roux@example\.com +Camille Roux\\u\{202e\} +book, training +cs_live_42/);

  await count(desk.session, "");
  expect(desk.printed.at(-1)).toMatch(/withdrawal +1\nall leads +0$/);

  await erase(desk.session, { email: "camille.roux@example.com", yes: true });
  await show(desk.session, { email: "camille.roux@example.com", json: true });
  const copy = JSON.parse(desk.printed.at(-1) ?? "{}");
  expect(copy.withdrawals).toEqual([expect.objectContaining({ products: fields.products })]);
  expect(copy.events).toHaveLength(1);
});

test("examples of each event wait for the webhook, marked", async () => {
  await using desk = await openDesk();
  await sendExamples(desk.session);
  const rows = await desk.db.query_outbox();
  expect(rows.map(({ type }) => type).sort()).toEqual([
    "challenge.joined",
    "chapter.requested",
    "diagnostic.completed",
    "lead.unsubscribed",
    "resources.unlocked",
    "withdrawal.submitted",
  ]);
  for (const { payload } of rows) expect(JSON.parse(payload).data.test).toBe(true);
});
