import { expect, test, vi } from "vitest";
import { withdrawals } from "~/db/schema";
import { type WithdrawalState, action as withdrawalAction } from "~/routes/retractation";
import { stepField, tokenField } from "~/withdrawals/form";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { fieldsOf } from "../../support/fields";
import { post } from "../../support/requests";
import { sharedDatabase } from "../../support/shared-database";
import { declaration, path } from "../../support/withdrawals";

const database = await sharedDatabase();

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const token = "aaaaaaaa-2222-4333-8444-555555555555";
const confirm = { [stepField.name]: stepField.confirm, [tokenField]: token };

async function send(changes: Record<string, string> = {}, bindings: object = {}) {
  const env = makeEnv({
    DB: database.d1,
    LEADS_WEBHOOK_URL: undefined,
    MAIL_FROM: undefined,
    ...bindings,
  });
  const work: Promise<unknown>[] = [];
  const context = makeContext(env, { waitUntil: (later) => work.push(later) });
  const request = post(path, new URLSearchParams(fieldsOf(declaration, changes)));
  const args = { request, context, params: {} };
  const { data, init } = await withdrawalAction(args);
  await Promise.all(work);
  return { status: init?.status, ...(data as Extract<WithdrawalState, { step: "recap" }>), data };
}

const stored = () => database.db.select().from(withdrawals);

test("shows the declaration to confirm with a token of its own", async () => {
  const first = await send();
  expect(first).toMatchObject({ status: 200, step: "recap", failed: false });
  expect(first.token).toMatch(uuid);
  expect((await send()).token).not.toBe(first.token);
  expect((await send({ [tokenField]: token.toUpperCase() })).token).toBe(token);
  for (const mark of [`${token}0`, `0${token}`, "x", ""]) {
    const { token: given } = await send({ [tokenField]: mark });
    expect(given).toMatch(uuid);
    expect(given).not.toBe(mark);
  }
  expect(await stored()).toEqual([]);
});

test("returns to the form and rejects an emptied declaration", async () => {
  const { status, data } = await send({ ...confirm, [stepField.name]: stepField.change });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    step: "form",
    lastResult: { initialValue: { firstName: declaration.firstName } },
  });
  expect(await send({ ...confirm, firstName: "" })).toMatchObject({ status: 400, step: "form" });
  expect(await stored()).toEqual([]);
});

test("stores the same declaration without a token once a day", async () => {
  const unmarked = { ...confirm, [tokenField]: "" };
  await send(unmarked);
  await send(unmarked);
  expect(await stored()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
  const { data } = await send(unmarked);
  vi.useRealTimers();
  expect(await stored()).toHaveLength(2);
  expect(data).toMatchObject({ withdrawal: (await stored())[1] });
});
