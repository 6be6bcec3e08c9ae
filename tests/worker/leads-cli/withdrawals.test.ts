import { expect, test } from "vitest";
import { storeWithdrawal } from "~/withdrawals/store";
import { end } from "../../../scripts/kit/session";
import { count } from "../../../scripts/leads/list";
import { erase, show } from "../../../scripts/leads/person";
import { listDeclared } from "../../../scripts/leads/withdrawals";
import { setUpCli } from "./cli";

const cli = setUpCli();

const fields = {
  first_name: "Camille",
  last_name: "Roux\u202e",
  email: "Camille.Roux@example.com",
  products: ["book" as const, "training" as const],
  reference: "cs_live_42",
  message: null,
};

test("declarations are listed by number, shown, copied, counted and outlive an erasure", async () => {
  await storeWithdrawal({ db: cli.database.db, mailed: false }, { fields, token: "" });
  await listDeclared(cli.session(), { before: end, limit: 20 });
  expect(cli.printed).toMatch(
    /R-\d{8}-[\dA-F]{8} +Camille\.Roux@example\.com +Camille Roux\\u\{202e\} +book, training +cs_live_42/,
  );

  await count(cli.session(), "");
  expect(cli.printed).toMatch(/withdrawal +1\nall leads +0$/m);

  await erase(cli.session(), { email: "camille.roux@example.com", yes: true });
  cli.printed = "";
  await show(cli.session(), { email: "camille.roux@example.com", json: true });
  const copy = JSON.parse(cli.printed);
  expect(copy.withdrawals).toEqual([expect.objectContaining({ products: fields.products })]);
  expect(copy.events).toHaveLength(1);
});
