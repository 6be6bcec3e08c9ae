import { describe, expect, test, vi } from "vitest";
import { withdrawals } from "~/db/schema";
import { type WithdrawalState, action as withdrawalAction } from "~/routes/retractation";
import { stepField, tokenField } from "~/withdrawals/form";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { fieldsOf } from "../../support/fields";
import { loggedErrors } from "../../support/logged-errors";
import { createMailService } from "../../support/mail-service";
import { post } from "../../support/requests";
import { sharedDatabase } from "../../support/shared-database";
import { declaration, path } from "../../support/withdrawals";

const database = await sharedDatabase(withdrawals);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const token = "11111111-2222-4333-8444-555555555555";
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

describe("the first post", () => {
  test("shows what is to be confirmed, under a mark of its own, and stores nothing", async () => {
    const first = await send();
    expect(first).toMatchObject({ status: 200, step: "recap", failed: false });
    expect(first.declared).toMatchObject({
      first_name: declaration.firstName,
      email: declaration.email,
      products: declaration.product,
    });
    expect(first.token).toMatch(uuid);
    expect((await send()).token).not.toBe(first.token);
    expect(await stored()).toEqual([]);
  });

  test("keeps the mark it has", async () => {
    expect((await send({ [tokenField]: token })).token).toBe(token);
  });

  test("reads its mark in capital letters too", async () => {
    const mark = token.replaceAll("1", "a");
    expect((await send({ [tokenField]: mark.toUpperCase() })).token).toBe(mark);
  });

  test.each([`${token}0`, `0${token}`, "x", ""])(
    "makes another mark of %o, which is none",
    async (mark) => {
      const { token: given } = await send({ [tokenField]: mark });
      expect(given).toMatch(uuid);
      expect(given).not.toBe(mark);
    },
  );

  test("that is not complete shows the form again, with what is wrong", async () => {
    const { status, data } = await send({ email: "camille" });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      step: "form",
      lastResult: { error: { email: ["Email invalide"] }, initialValue: { email: "camille" } },
    });
  });
});

describe("the page to confirm", () => {
  test("leads back to the form with all that was typed", async () => {
    const { status, data } = await send({ ...confirm, [stepField.name]: stepField.change });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      step: "form",
      lastResult: { initialValue: { firstName: declaration.firstName } },
    });
    expect(await stored()).toEqual([]);
  });

  test("leads to the receipt of what is stored, once", async () => {
    const { status, data } = await send(confirm);
    expect(status).toBe(200);
    expect(data).toEqual({ step: "receipt", withdrawal: (await stored())[0], mailed: false });
    await send(confirm);
    expect(await stored()).toHaveLength(1);
  });

  test("says that a mail goes out where mail is on", async () => {
    const service = createMailService();
    const { data } = await send(confirm, {
      EMAIL: service.settings({}).service,
      MAIL_FROM: "Nous <nous@site.test>",
    });
    expect(data).toMatchObject({ mailed: true });
    expect(service.sent.map(({ to }) => to)).toContain(declaration.email);
  });

  test("without a mark the same words are one declaration a day", async () => {
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

  test("stores nothing of a declaration that was changed into none", async () => {
    expect(await send({ ...confirm, firstName: "" })).toMatchObject({ status: 400, step: "form" });
    expect(await stored()).toEqual([]);
  });

  test("comes back when nothing could be stored, and the log names nobody", async () => {
    const logged = loggedErrors();
    const DB = {
      prepare: database.d1.prepare.bind(database.d1),
      batch: () => Promise.reject(new Error("away")),
    };
    expect(await send(confirm, { DB })).toMatchObject({
      status: 500,
      step: "recap",
      token,
      failed: true,
      declared: { email: declaration.email },
    });
    expect(logged).toEqual(["Withdrawal not stored: Error: away"]);
  });
});
